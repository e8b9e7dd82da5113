import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { chooseAccount, runAs } from '../../src/server/platform/db/embedded/account.ts';
import { freePort } from '../support/process.ts';
import { withClient } from './threads.ts';

const programs = '/usr/lib/postgresql/15/bin';

/** The oldest supported PostgreSQL, as Debian packages it. */
export const isPostgres15Installed = existsSync(programs);

/** An empty database of a role that is not a superuser. */
export async function startPostgres15(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(folder);
  // The account that the server runs as if this one is root.
  await chmod(folder, 0o777);
  const account = await chooseAccount(folder);
  const data = join(folder, 'data');
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runAs(account, join(programs, program), ['-D', data, ...args], folder);
    if (!ok) throw new Error(output);
  };
  const port = await freePort();
  await run('initdb', '-U', 'super', '-E', 'UTF8', '-A', 'trust');
  const log = join(folder, 'log');
  await run('pg_ctl', 'start', '-w', '-l', log, '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`);
  await withClient(`postgresql://super@127.0.0.1:${port}/postgres`, async (client) => {
    await client.query('create role site login');
    await client.query('create database site owner site');
  });
  return { url: `postgresql://site@127.0.0.1:${port}/site`, stop: () => run('pg_ctl', 'stop', '-m', 'fast') };
}
