import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { act, letDaysPass, liveAsEmployer, liveAsSeeker } from '#test/support/lives.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { backUpNightly } from './nightly.ts';

const DAY = 86_400_000;

let app: TestApp;
let admin: TestPerson;
let folder: string;
let nights = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-erased-'));
  app = await createTestApp({ DEMO: '0', BACKUP_DIR: folder, BACKUP_KEEP: '1' });
  admin = await registerPerson(app, { role: 'admin' });
});
beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The words that the next night's archive holds, in tables or files; with one to keep, it is all that is there. */
async function inNextBackup(words: readonly string[]): Promise<string[]> {
  nights += 1;
  const now = new Date(Date.now() + nights * DAY);
  await backUpNightly({ ...app.system, clock: { now: () => now } }, app.config);
  const names = await readdir(folder);
  expect(names).toEqual([`parlance-${now.toISOString().slice(0, 10)}.tar`]);
  // Not compressed: texts of tables and bytes of files are in it as they are.
  const archive = await readFile(join(folder, names[0] ?? ''));
  return words.filter((word) => archive.includes(word));
}

/** A CV whose bytes hold the word. */
async function uploadCv(person: TestPerson, word: string): Promise<void> {
  const bytes = Buffer.from(pdf(400));
  bytes.write(`%${word}\n`, 100, 'latin1');
  const answer = await app.request('POST', '/api/files', {
    body: uploadForm('cv', 'CV.pdf', bytes),
    cookie: person.cookie,
  });
  const { id } = (await answer.json()) as { id: string };
  await act(app, person, 'PATCH', '/me/profile', { cvFileId: id });
}

const erase = (person: TestPerson) => act(app, person, 'POST', '/me/erase', { password: person.password });

describe('the backup of the night after an erasure', () => {
  test('holds nothing of a seeker but the id in the audit log', async () => {
    const employer = await registerEmployer(app);
    const publish = async () => (await createActive(app, employer)).id;
    const jobIds: [string, string, string] = [await publish(), await publish(), await publish()];
    const { person, own, about } = await liveAsSeeker(app, { employer, jobIds, admin });
    await uploadCv(person, 'wordwithinthecv');
    const words = [...own, ...about, 'wordwithinthecv', person.profileId];
    expect(await inNextBackup([...words, person.userId])).toEqual([...words, person.userId]);
    await erase(person);
    await letDaysPass(app);
    expect(await inNextBackup([...words, person.userId])).toEqual([person.userId]);
  });

  test('holds nothing of an employer and their company', async () => {
    const applicants: [TestPerson, TestPerson] = [await registerPerson(app), await registerPerson(app)];
    const { person, company, own, about } = await liveAsEmployer(app, { admin, applicants });
    const words = [...own, ...about, person.userId, person.profileId, company.id];
    expect(await inNextBackup(words)).toEqual(words);
    await erase(person);
    await letDaysPass(app);
    expect(await inNextBackup(words)).toEqual([]);
  });
});
