import { generateIdentity, identityToRecipient } from 'age-encryption';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { openDatabase } from '../platform/db/database.ts';
import { backup } from './backup-command.ts';
import { restore } from './restore-command.ts';

let app: TestApp;
let person: TestPerson;
let server: TestDatabase;
let folder: string;
let archive: string;
let recipient: string;
const key = () => join(folder, 'key.txt');
const site = () => ({ DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir });
const elsewhere = () => ({ DATABASE_URL: server.url, DATA_DIR: join(folder, 'elsewhere') });
const silent = () => {};

/** The beginnings of the unfinished archive, while it is written. */
const begun: string[] = [];
const HEADER = 'age-encryption.org/v1';

function readUnfinished(): void {
  const [name = '', ...others] = readdirSync(folder).filter((found) => found !== 'key.txt');
  expect([others, name]).toEqual([[], expect.stringMatching(/^site\.tar\.age\..*\.partial$/)]);
  begun.push(readFileSync(join(folder, name)).toString('latin1', 0, HEADER.length));
}

beforeAll(async () => {
  [app, server, folder] = await Promise.all([
    createTestApp(),
    createEmptyDatabase(),
    mkdtemp(join(tmpdir(), 'parlance-encryption-')),
  ]);
  person = await registerPerson(app);
  await app.request('POST', '/api/files', { body: uploadForm('cv', 'CV.pdf', pdf(90_000)), cookie: person.cookie });
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  await writeFile(key(), `# created: today\n${identity}\n`, { mode: 0o600 });
  archive = join(folder, 'site.tar.age');
  await backup([archive], { ...site(), BACKUP_RECIPIENTS: recipient }, readUnfinished);
}, 120_000);
afterAll(async () => {
  await app.close();
  await server.drop();
  await rm(folder, { recursive: true });
});

test('an archive is encrypted if its name says so and there are recipients, or not at all', async () => {
  const both = 'use both or neither';
  await expect(backup([join(folder, 'a.tar.age')], site(), silent)).rejects.toThrow(both);
  await expect(backup([join(folder, 'a.tar')], { ...site(), BACKUP_RECIPIENTS: recipient }, silent)).rejects.toThrow(
    both,
  );
  await expect(
    backup([join(folder, 'a.tar.age')], { ...site(), BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1ABC' }, silent),
  ).rejects.toThrow('BACKUP_RECIPIENTS must be public keys');
});

test('it is encrypted while it is written: no other copy is on the disk meanwhile', () => {
  expect(new Set(begun.filter((bytes) => bytes !== ''))).toEqual(new Set([HEADER]));
});

test('nothing of the site can be read in it, and no other copy is left', async () => {
  const bytes = await readFile(archive);
  expect(bytes.toString('latin1', 0, HEADER.length)).toBe(HEADER);
  for (const said of [person.email, 'manifest.json', 'user_account', '%PDF']) expect(bytes.includes(said)).toBe(false);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(['key.txt', 'site.tar.age']);
});

test('without its key, with another, or with what is none, nothing is restored', async () => {
  const other = join(folder, 'other.txt');
  await writeFile(other, await generateIdentity());
  const wrong = join(folder, 'wrong.txt');
  await writeFile(wrong, 'AGE-SECRET-KEY-1NOTAKEY');
  const refused = (message: string, env: NodeJS.ProcessEnv) =>
    expect(restore([archive], { ...elsewhere(), ...env }, silent)).rejects.toThrow(message);
  await refused('The archive is encrypted: set BACKUP_IDENTITY_FILE', {});
  await refused('it is of another key, or damaged', { BACKUP_IDENTITY_FILE: other });
  await refused('must hold a key such as AGE-SECRET-KEY-1…', { BACKUP_IDENTITY_FILE: wrong });
  await refused('BACKUP_IDENTITY_FILE cannot be read', { BACKUP_IDENTITY_FILE: join(folder, 'none.txt') });
});

test('an archive that was changed or cut off is refused, wherever that was', async () => {
  const damaged = join(folder, 'damaged.tar.age');
  const refused = () =>
    expect(restore([damaged], { ...elsewhere(), BACKUP_IDENTITY_FILE: key() }, silent)).rejects.toThrow(
      'it is of another key, or damaged. Nothing was restored.',
    );
  const whole = await readFile(archive);
  await writeFile(damaged, Buffer.from(whole).fill('x', 100_000, 100_001));
  await refused();
  // After its header of 200 bytes it has chunks of 64 KB, and may end exactly between two of them.
  const header = whole.indexOf('\n--- ') + '\n--- '.length + 43 + 1;
  for (const length of [0, 100, header + 16 + 65_552, 100_000, whole.length - 1]) {
    await writeFile(damaged, whole.subarray(0, length));
    await refused();
  }
  expect(await readdir(folder)).not.toContain('elsewhere');
});

test('a backup that fails leaves nothing of it', async () => {
  const { storage_key: name } = await app.database.db
    .selectFrom('file')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  const stored = join(app.config.dataDir, 'files', name);
  await rename(stored, join(folder, 'aside'));
  const failing = join(folder, 'failing.tar.age');
  await expect(backup([failing], { ...site(), BACKUP_RECIPIENTS: recipient }, silent)).rejects.toThrow(
    `The file ${name} is in the database and cannot be read`,
  );
  await rename(join(folder, 'aside'), stored);
  expect((await readdir(folder)).filter((found) => found.startsWith('failing'))).toEqual([]);
});

test('with its key, it is tried in a scratch database, which keeps no files, and then restored', async () => {
  const env = { ...elsewhere(), BACKUP_IDENTITY_FILE: key() };
  const before = await listTemporary();
  const kept: string[] = [];
  const listFiles = () => kept.push(...globSync('parlance-check-*/files/cv/**', { cwd: tmpdir() }));
  expect(await restore(['--check', archive], env, listFiles)).toMatch(/^The archive can be restored: .* 1 file/);
  expect(kept).toEqual([]);
  expect(await readdir(folder)).not.toContain('elsewhere');
  expect(await restore([archive], env, silent)).toMatch(/^Restored/);
  const database = openDatabase({ connectionString: server.url });
  const rows = await database.db.selectFrom('user_account').select('email').execute();
  await database.close();
  expect(rows).toEqual([{ email: person.email }]);
  // Those of other tests go too.
  const added = async () => (await listTemporary()).filter((name) => !before.includes(name));
  await expect.poll(added, { timeout: 60_000 }).toEqual([]);
}, 120_000);

const listTemporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('parlance-check-')).sort();
