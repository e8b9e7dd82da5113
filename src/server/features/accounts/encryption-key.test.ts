import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { administrate } from '#server/commands.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { checkKey, createEncryption } from './encryption-key.ts';

let app: TestApp;
let folders = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.base.db.deleteFrom('platform_secret').where('name', '=', 'encryption_key_digest').execute());
afterAll(() => app.close());

/** A process with a data folder of its own. */
async function newProcess(encryptionKey?: string) {
  const dataDir = join(app.config.dataDir, `process-${(folders += 1)}`);
  await mkdir(dataDir);
  const config = { dataDir, encryptionKey };
  const file = join(dataDir, 'encryption.key');
  const isThere = () =>
    stat(file).then(
      () => true,
      () => false,
    );
  return { config, file, isThere, start: () => createEncryption(config, app.base.db) };
}

test('the first process creates the key, readable by its account only, and later starts reuse it', async () => {
  const { file, start, config } = await newProcess();
  const encrypted = await start().encrypt('a word', 'Ana');
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(await start().decrypt(encrypted, 'Ana')).toBe('a word');
  await checkKey(config, app.base.db);
});

test('refuses a file with other content', async () => {
  const { file, start } = await newProcess();
  await writeFile(file, '');
  await expect(start().open()).rejects.toThrow(`${file} must be 64 hexadecimal digits`);
});

test('two processes that share a folder create one key', async () => {
  const { start } = await newProcess();
  const [one, two] = [start(), start()];
  await Promise.all([one.open(), two.open()]);
  expect(await two.decrypt(await one.encrypt('a word', 'Ana'), 'Ana')).toBe('a word');
});

test('the database reveals nothing about it', async () => {
  const { file, start } = await newProcess();
  await start().open();
  const key = (await readFile(file, 'utf8')).trim();
  const secrets = JSON.stringify(await app.base.db.selectFrom('platform_secret').selectAll().execute());
  for (const form of [key, Buffer.from(key, 'hex').toString('base64'), Buffer.from(key, 'hex').toString('base64url')])
    expect(secrets).not.toContain(form);
});

test('a process with another folder says what is missing and creates no key; with the key it starts', async () => {
  const first = await newProcess();
  const second = await newProcess();
  const encrypted = await first.start().encrypt('a word', 'Ana');
  await expect(second.start().open()).rejects.toThrow(
    `${second.file} is missing; it is the key with which secrets of this data are encrypted. Set ENCRYPTION_KEY`,
  );
  expect(await second.isThere()).toBe(false);
  const key = (await readFile(first.file, 'utf8')).trim();
  expect(await (await newProcess(key)).start().decrypt(encrypted, 'Ana')).toBe('a word');
  const wrong = await newProcess('0'.repeat(64));
  await expect(wrong.start().open()).rejects.toThrow('ENCRYPTION_KEY is not the key with which');
  await expect(checkKey(wrong.config, app.base.db)).rejects.toThrow('ENCRYPTION_KEY is not the key with which');
  await writeFile(second.file, `${key}\n`);
  expect(await second.start().decrypt(encrypted, 'Ana')).toBe('a word');
});

test('of two processes that start at once in different folders, one starts', async () => {
  const processes = await Promise.all([newProcess(), newProcess()]);
  const ends = await Promise.allSettled(processes.map(({ start }) => start().open()));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const kept = await Promise.all(processes.map(({ isThere }) => isThere()));
  expect(kept).toEqual(ends.map(({ status }) => status === 'fulfilled'));
});

test('a lost key can be forgotten, and the next start creates another', async () => {
  const { file, start } = await newProcess();
  const encrypted = await start().encrypt('a word', 'Ana');
  await rm(file);
  await expect(start().open()).rejects.toThrow('bin/admin forget-encryption-key');
  expect(await administrate(['forget-encryption-key'], { DATABASE_URL: app.config.databaseUrl })).toContain(
    'The next start takes the key that it finds, or makes one. 0 people',
  );
  expect(await start().decrypt(encrypted, 'Ana')).toBeUndefined();
});
