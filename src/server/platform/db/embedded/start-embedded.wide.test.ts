import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

import { requireSafe } from './binaries.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './start-embedded.ts';
import { dataFolder, query, start } from './testing.ts';

vi.setConfig({ testTimeout: 20_000 });

const startQuietly = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {} });

test('a first start makes a private, durable UTF-8 cluster, and a later one finds the data again', async () => {
  const folder = await dataFolder();
  const first = await start(folder, true);
  expect(first.adopted).toBe(false);
  const settings = `select current_setting(name) from unnest(array['listen_addresses', 'fsync', 'full_page_writes',
    'synchronous_commit', 'data_checksums', 'server_encoding', 'max_connections']) name`;
  expect(await query(first, settings)).toEqual(['', 'on', 'on', 'on', 'on', 'UTF8', '60']);
  const locale = `select concat(datlocprovider, ' ', datlocale) from pg_database where datname = current_database()`;
  expect(await query(first, locale)).toEqual(['b C.UTF-8']);
  expect((await stat(path.join(folder, 'postgres.password'))).mode & 0o777).toBe(0o600);
  await query(first, `create table kept as select 'Zoë' as name`);
  await first.stop();

  const second = await start(folder, true);
  expect(second.adopted).toBe(false);
  expect(await query(second, 'select name from kept')).toEqual(['Zoë']);
  expect(second.messages).toEqual([]);
});

test('stop may be called again, and leaves the folder to others', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(await readdir(path.join(folder, 'postgres'))).not.toContain('postmaster.pid');
  // A copy of the programs is there where the account cannot read this checkout.
  const names = (await readdir(folder)).filter((name) => !name.startsWith('postgres-bin-'));
  expect(names.toSorted()).toEqual(['parlance.lock', 'parlance.pid', 'postgres', 'postgres.log', 'postgres.password']);
  const next = await start(folder);
  await server.stop();
  expect(await query(next, 'select 1')).toEqual([1]);
});

test('a folder whose path is too long for a socket serves as well', async () => {
  const folder = path.join(await dataFolder(), 'x'.repeat(100));
  const server = await start(folder);
  expect(server.connection.host.startsWith(folder)).toBe(false);
  expect(await query(server, 'select 1')).toEqual([1]);
  await server.stop();
  await rm(server.connection.host, { recursive: true });
});

test('says what is wrong with a cluster: no password file, another one, files of another version', async () => {
  const folder = await dataFolder();
  await (await start(folder)).stop();
  const file = path.join(folder, 'postgres.password');
  const password = await readFile(file);
  await rm(file);
  await expect(startQuietly(folder)).rejects.toThrow(`The file ${file} is missing`);
  await writeFile(file, 'another\n', { mode: 0o600 });
  await expect(startQuietly(folder)).rejects.toThrow('does not accept the password');
  await writeFile(file, password);
  await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startQuietly(folder)).rejects.toThrow(/did not start.*\n.*\n.*initialized by PostgreSQL version 17/);
});

test('leaves files alone that are not a cluster', async () => {
  const folder = await dataFolder();
  await mkdir(path.join(folder, 'postgres'));
  await writeFile(path.join(folder, 'postgres', 'precious'), '');
  await expect(startQuietly(folder)).rejects.toThrow('not empty and not a PostgreSQL cluster');
  expect(await readdir(path.join(folder, 'postgres'))).toEqual(['precious']);
});

test('a path that is no folder is reported in one line', async () => {
  const file = path.join(await dataFolder(), 'file');
  await writeFile(file, '');
  const failure = await startQuietly(file).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EmbeddedPostgresError);
  expect(String(failure)).toMatch(/^EmbeddedPostgresError: The data folder .*file cannot be used: EEXIST[^\n]*$/);
});

test.runIf(process.getuid?.() === 0)('root is told which folder is closed to the account of the server', async () => {
  const closed = await dataFolder();
  await chmod(closed, 0o700);
  await expect(startQuietly(path.join(closed, 'data'))).rejects.toThrow(
    new RegExp(`cannot enter ${closed}\\. Set DATA_DIR to a folder that it can reach`),
  );
});

test.each(['"', '$', '`', '\\'])('programs are not copied to a path with %s, which a shell would read', (sign) => {
  expect(() => requireSafe(`/srv/a${sign}b`)).toThrow('Set DATA_DIR to a folder without');
});
