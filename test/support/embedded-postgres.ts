import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';

import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts';

/** Removed after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Accessible to the server's account, with a name that a socket path must quote. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "parlance, 'test' "));
  await chmod(folder, 0o711);
  return folder;
}

/** Waits first for a server whose owner was killed. */
export async function removeFolder(folder: string): Promise<void> {
  await until(() => !runsIn(folder));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** PostgreSQL removes the file when it has ended. */
export const runsIn = (folder: string): boolean => existsSync(path.join(folder, 'postgres', 'postmaster.pid'));

/** Stopped after the test at the latest. */
export async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable });
  onTestFinished(() => server.stop());
  return server;
}

/** Returns the first column. */
export async function query(server: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}

export interface Owner {
  child: ChildProcess;
  /** `ready`, or its error's message. */
  outcome: Promise<string>;
  kill(): Promise<void>;
}

/** Starts the server from another process, which runs until killed. */
export function startOwner(dataDir: string): Owner {
  const script = `
    const { startEmbeddedPostgres } = await import(process.argv[1]);
    const options = { dataDir: process.argv[2], durable: false };
    const outcome = await startEmbeddedPostgres(options).then(() => 'ready', (error) => error.message);
    console.log(outcome);
    if (outcome === 'ready') setInterval(() => {}, 1_000);
  `;
  const module = new URL('../../src/server/platform/db/embedded/start-embedded.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  onTestFinished(kill);
  return { child, outcome: once(child.stdout, 'data').then(([line]) => String(line).trim()), kill };
}

export async function until(condition: () => unknown): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await condition()) return;
    await sleep(10);
  }
  throw new Error('waited 30 s in vain');
}
