import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

import { dataFolder, query, runsIn, start, startOwner, until } from '#test/support/embedded-postgres.ts';

vi.setConfig({ testTimeout: 20_000 });

const staged = (folder: string) =>
  readdir(folder).then((names) => names.filter((name) => name.startsWith('postgres.init-')));

test('starts after a kill during initdb, and leaves nothing of the attempt', async () => {
  const folder = await dataFolder();
  const owner = startOwner(folder);
  await until(async () => {
    const [staging] = await staged(folder);
    const written = staging && readdir(path.join(folder, staging, 'cluster'), { recursive: true });
    return written && (await written.catch(() => [])).length > 20;
  });
  await owner.kill();
  expect(await readdir(folder)).not.toContain('postgres');

  const server = await start(folder);
  expect(await query(server, 'select 1')).toEqual([1]);
  expect(await staged(folder)).toEqual([]);
});

test('starts after a kill while the new server starts', async () => {
  const folder = await dataFolder();
  const owner = startOwner(folder);
  await until(() => runsIn(folder));
  await owner.kill();
  expect(await query(await start(folder), 'select 1')).toEqual([1]);
});

test('gives the folder to one of several processes that start at once, and names it to the others', async () => {
  const folder = await dataFolder();
  const owners = [1, 2, 3].map(() => startOwner(folder));
  const outcomes = await Promise.all(owners.map(({ outcome }) => outcome));
  const winner = owners[outcomes.indexOf('ready')];
  const refusal =
    `The data folder ${folder} is in use by another Parlance process (pid ${winner?.child.pid}). ` +
    'Stop it, or set DATA_DIR to another folder.';
  expect(outcomes.toSorted()).toEqual([refusal, refusal, 'ready']);
});

test('starts at once after a kill, with all that was committed', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  await query(server, `create table kept as select 'Zoë' as name`);
  await server.stop();
  const owner = startOwner(folder);
  expect(await owner.outcome).toBe('ready');
  await owner.kill();
  expect(await query(await start(folder), 'select name from kept')).toEqual(['Zoë']);
});

test('ends the server of a process that was killed', async () => {
  const folder = await dataFolder();
  const owner = startOwner(folder);
  expect(await owner.outcome).toBe('ready');
  expect(runsIn(folder)).toBe(true);
  await owner.kill();
  await until(() => !runsIn(folder));
  expect(existsSync(path.join(folder, 'postgres'))).toBe(true);
});
