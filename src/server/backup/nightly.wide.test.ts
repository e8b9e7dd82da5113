import { generateIdentity, identityToRecipient } from 'age-encryption';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Health } from '#contract/admin/health.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { backUpNightly } from './nightly.ts';
import { restore } from './restore-command.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const FIRST = new Date('2026-11-20T01:13:00Z');

let app: TestApp;
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-nightly-'));
  app = await createTestApp({ DEMO: '0', BACKUP_DIR: folder, BACKUP_KEEP: '2' });
  admin = await registerPerson(app, { role: 'admin' });
  await registerPerson(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => app.database.db.deleteFrom('backup_run').execute());
afterEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
});

const at = (now: Date) => ({ ...app.system, clock: { now: () => now } });
const night = (count: number) => backUpNightly(at(new Date(FIRST.getTime() + count * DAY)), app.config);
const archives = async () => (await readdir(folder)).toSorted();
const health = async () =>
  ((await (await app.request('GET', '/api/admin/health', { cookie: admin.cookie })).json()) as Health).backups;

test('each night leaves an archive that can be restored, and the newest ones stay', async () => {
  for (const count of [0, 1, 2]) await night(count);
  expect(await archives()).toEqual(['parlance-2026-11-21.tar', 'parlance-2026-11-22.tar']);
  const newest = join(folder, 'parlance-2026-11-22.tar');
  expect((await stat(newest)).mode & 0o777).toBe(0o600);
  expect(await restore(['--check', newest], {}, () => {})).toContain('The archive can be restored');
});

test('a second run of the night changes nothing', async () => {
  await night(0);
  const before = await stat(join(folder, 'parlance-2026-11-20.tar'));
  await night(0);
  expect((await stat(join(folder, 'parlance-2026-11-20.tar'))).mtimeMs).toBe(before.mtimeMs);
  expect(await app.database.db.selectFrom('backup_run').selectAll().execute()).toHaveLength(1);
});

test('removes what a killed process left, and neither what another still writes nor other files', async () => {
  const left = ['parlance-2026-11-19.tar.partial', 'parlance-2026-11-19.tar.age.1a2b3c4d.partial'];
  const written = 'parlance-2026-11-20.tar.5e6f7a8b.partial';
  for (const name of [...left, written, 'notes.tar']) await writeFile(join(folder, name), 'x');
  for (const name of left) await utimes(join(folder, name), FIRST, new Date(FIRST.getTime() - 61 * MINUTE));
  await utimes(join(folder, written), FIRST, new Date(FIRST.getTime() - 59 * MINUTE));
  await night(0);
  expect(await archives()).toEqual(['notes.tar', 'parlance-2026-11-20.tar', written]);
});

test('the administrator sees the newest, a failure in words, and that a night is missing', async () => {
  expect(await health()).toEqual({ state: 'ok', isEncrypted: false, last: null, error: null });
  const now = Date.now();
  await backUpNightly(at(new Date(now - 3 * DAY)), app.config);
  expect(await health()).toMatchObject({ state: 'down', error: null, last: { bytes: expect.any(Number) as unknown } });
  await backUpNightly(at(new Date(now)), app.config);
  const name = `parlance-${new Date(now).toISOString().slice(0, 10)}.tar`;
  expect(await health()).toMatchObject({ state: 'ok', last: { name } });
  const missing = { ...app.config, backups: { ...app.config.backups, folder: join(folder, 'missing') } };
  await expect(backUpNightly(at(new Date(now + DAY)), missing)).rejects.toThrow('The archive cannot be written');
  expect(await health()).toMatchObject({
    state: 'down',
    last: { name },
    error: expect.stringContaining('The archive cannot be written') as unknown,
  });
});

test('with a key it is encrypted', async () => {
  const recipients = [await identityToRecipient(await generateIdentity())];
  const backups = { ...app.config.backups, recipients };
  await backUpNightly(at(FIRST), { ...app.config, backups });
  expect(await archives()).toEqual(['parlance-2026-11-20.tar.age']);
});

test('without a folder nothing is written, and the administrator reads that', async () => {
  const plain = await createTestApp({ DEMO: '0' });
  const cookie = (await registerPerson(plain, { role: 'admin' })).cookie;
  await backUpNightly(plain.system, plain.config);
  const answer = (await (await plain.request('GET', '/api/admin/health', { cookie })).json()) as Health;
  expect([answer.backups, answer.clock.some(({ task }) => task === 'backups.write')]).toEqual([null, false]);
  await plain.close();
});
