import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { findPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded.ts';
import { dataFolder, makeFolder, query, removeFolder, start, startOwner, until } from './testing.ts';

vi.setConfig({ testTimeout: 20_000 });

const entries = (folder: string, prefix: string) =>
  readdir(folder).then((names) => names.filter((name) => name.startsWith(prefix)));

test('killed during initdb, it starts again and leaves nothing of the attempt', async () => {
  const folder = await dataFolder();
  const owner = startOwner(folder);
  await until(async () => {
    const [staging] = await entries(folder, 'postgres.init-');
    const written = staging && readdir(path.join(folder, staging, 'cluster'), { recursive: true });
    return written && (await written.catch(() => [])).length > 20;
  });
  await owner.kill();
  expect(await readdir(folder)).not.toContain('postgres');

  const server = await start(folder);
  expect(await query(server, 'select 1')).toEqual([1]);
  expect(await entries(folder, 'postgres.init-')).toEqual([]);
});

test('killed while the new server starts, it starts again', async () => {
  const folder = await dataFolder();
  const owner = startOwner(folder);
  await until(() => findPostmaster(path.join(folder, 'postgres')));
  await owner.kill();
  expect(await query(await start(folder), 'select 1')).toEqual([1]);
});

test('of several processes that start at once, one owns the folder and the others say so', async () => {
  const folder = await dataFolder();
  const owners = [1, 2, 3].map(() => startOwner(folder));
  const outcomes = await Promise.all(owners.map(({ outcome }) => outcome));
  const winner = owners[outcomes.indexOf('ready')];
  const refusal =
    `The data folder ${folder} is in use by another Parlance process (pid ${winner?.child.pid}). ` +
    'Stop it, or set DATA_DIR to another folder.';
  expect(outcomes.toSorted()).toEqual([refusal, refusal, 'ready']);
});

describe('in a folder that was in use before', () => {
  let folder: string;
  let cluster: string;

  beforeAll(async () => {
    folder = await makeFolder();
    cluster = path.join(folder, 'postgres');
    await (await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })).stop();
  });
  afterAll(() => removeFolder(folder));

  test('killed later, it starts again at once with what was committed', async () => {
    for (const wait of [0, 20, 60]) {
      const owner = startOwner(folder);
      expect(await owner.outcome).toBe('ready');
      await owner.kill();
      await sleep(wait);
      const server = await start(folder);
      await query(server, 'create table if not exists waits (ms int)');
      await query(server, `insert into waits values (${wait})`);
      await server.stop();
    }
    expect(await query(await start(folder), 'select ms from waits order by ms')).toEqual([0, 20, 60]);
  });

  test('a server whose owner was killed ends by itself', async () => {
    const owner = startOwner(folder);
    expect(await owner.outcome).toBe('ready');
    expect(await findPostmaster(cluster)).toBeGreaterThan(0);
    await owner.kill();
    await until(async () => (await findPostmaster(cluster)) === undefined);
    await until(async () => (await entries(folder, 'postgres.guard-')).length === 0);
  });

  test('a server that outlived its owner and watchdog is adopted, and stopped like any other', async () => {
    const owner = startOwner(folder);
    expect(await owner.outcome).toBe('ready');
    const pid = await findPostmaster(cluster);
    for (const guard of await entries(folder, 'postgres.guard-')) await rm(path.join(folder, guard));
    await owner.kill();

    const server = await start(folder);
    expect(server.adopted).toBe(true);
    expect(await findPostmaster(cluster)).toBe(pid);
    expect(await query(server, 'select 1')).toEqual([1]);
    await server.stop();
    expect(await findPostmaster(cluster)).toBe(undefined);
  });
});

test('a server that is killed is started again, with all that was committed, and it is said', async () => {
  const folder = await dataFolder();
  const server = await start(folder, true);
  await query(server, `create table kept as select 'Zoë' as name`);
  const cluster = path.join(folder, 'postgres');
  for (let times = 0; times < 2; times += 1) {
    const pid = await findPostmaster(cluster);
    process.kill(pid ?? 0, 'SIGKILL');
    await expect
      .poll(() => query(server, 'select name from kept').catch(() => 'away'), { timeout: 15_000 })
      .toEqual(['Zoë']);
    expect(await findPostmaster(cluster)).not.toBe(pid);
    // A server that answers may still be waited for: the next kill comes after that.
    await expect
      .poll(() => server.messages.slice(2 * times))
      .toEqual([
        `PostgreSQL ended unexpectedly; see ${path.join(folder, 'postgres.log')}. It is started again.`,
        'PostgreSQL runs again.',
      ]);
  }
  await server.stop();
  expect(await findPostmaster(cluster)).toBeUndefined();
}, 40_000);
