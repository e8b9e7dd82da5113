import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

import { dataFolder, query, start } from '#test/support/embedded-postgres.ts';

import { EmbeddedPostgresError, startEmbeddedPostgres } from './start-embedded.ts';

vi.setConfig({ testTimeout: 20_000 });

const refuse = (dataDir: string) => startEmbeddedPostgres({ dataDir });

test('says that the files are of another version of PostgreSQL', async () => {
  const folder = await dataFolder();
  await (await start(folder)).stop();
  await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(refuse(folder)).rejects.toThrow(/did not start.*\n.*\n.*initialized by PostgreSQL version 17/);
});

test('leaves files alone that are not a cluster', async () => {
  const folder = await dataFolder();
  await mkdir(path.join(folder, 'postgres'));
  await writeFile(path.join(folder, 'postgres', 'precious'), '');
  await expect(refuse(folder)).rejects.toThrow('cannot be used: ENOTEMPTY');
  expect(await readdir(path.join(folder, 'postgres'))).toEqual(['precious']);
});

test('reports a path that is no folder in one line', async () => {
  const file = path.join(await dataFolder(), 'file');
  await writeFile(file, '');
  const failure = await refuse(file).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EmbeddedPostgresError);
  expect(String(failure)).toMatch(/^EmbeddedPostgresError: The data folder .*file cannot be used: EEXIST[^\n]*$/);
});

test.runIf(process.getuid?.() === 0)('tells root that the folder is closed to the account of the server', async () => {
  const closed = await dataFolder();
  await chmod(closed, 0o700);
  await expect(refuse(path.join(closed, 'data'))).rejects.toThrow(
    `cannot enter ${path.join(closed, 'data')}. Set DATA_DIR to a folder that it can reach`,
  );
});

test('makes a private, durable UTF-8 cluster, and finds its data again', async () => {
  const folder = await dataFolder();
  const first = await start(folder, true);
  const settings = `select current_setting(name) from unnest(array['listen_addresses', 'fsync', 'full_page_writes',
    'synchronous_commit', 'data_checksums', 'server_encoding']) name`;
  expect(await query(first, settings)).toEqual(['', 'on', 'on', 'on', 'on', 'UTF8']);
  const locale = `select concat(datlocprovider, ' ', datlocale) from pg_database where datname = current_database()`;
  expect(await query(first, locale)).toEqual(['b C.UTF-8']);
  const socket = path.join(first.connection.host, '.s.PGSQL.5432');
  for (const file of [socket, path.join(folder, 'postgres')]) expect((await stat(file)).mode & 0o777).toBe(0o700);
  await query(first, `create table kept as select 'Zoë' as name`);
  await first.stop();
  expect(await query(await start(folder, true), 'select name from kept')).toEqual(['Zoë']);
});

test('needs no password in a folder of an earlier release, which had one', async () => {
  const folder = await dataFolder();
  await (await start(folder)).stop();
  const file = path.join(folder, 'postgres', 'pg_hba.conf');
  const { uid, gid } = await stat(file);
  await writeFile(file, 'local all all scram-sha-256\n');
  await chown(file, uid, gid);
  expect(await query(await start(folder), 'select 1')).toEqual([1]);
});

test('stops once, and leaves the folder to others', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(await readdir(path.join(folder, 'postgres'))).not.toContain('postmaster.pid');
  const next = await start(folder);
  await server.stop();
  expect(await query(next, 'select 1')).toEqual([1]);
});

test('serves a folder whose path is too long for a socket', async () => {
  const folder = path.join(await dataFolder(), 'x'.repeat(100));
  const server = await start(folder);
  expect(server.connection.host.startsWith(folder)).toBe(false);
  expect(await query(server, 'select 1')).toEqual([1]);
  await server.stop();
  await rm(server.connection.host, { recursive: true });
});
