import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { placesOf } from '#test/support/dump.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { act, letDaysPass, liveAsEmployer, liveAsRecruiter, liveAsSeeker } from '#test/support/lives.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { ownDataParts } from './own-data.ts';

// Without a mail server: mails stay in the outbox with all that they say.
let app: TestApp;
let employer: TestPerson & { companyId: string };
let admin: TestPerson;
let jobIds: [string, string, string];
let otherJobId: string;
let applicants: TestPerson[];
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin' });
  employer = await registerEmployer(app);
  await registerColleague(app, employer);
  otherJobId = (await createActive(app, await registerEmployer(app))).id;
  const publish = async () => (await createActive(app, employer)).id;
  jobIds = [await publish(), await publish(), await publish()];
});
beforeEach(async () => {
  await app.database.db.deleteFrom('rate_limit').execute();
  applicants = [await registerPerson(app), await registerPerson(app)];
});
afterAll(() => app.close());

const exported = async (person: TestPerson) => JSON.stringify(await act(app, person, 'POST', '/me/export'));
const erase = (person: TestPerson) => act(app, person, 'POST', '/me/erase', { password: person.password });
/** The last mail is there until it has left. */
const withoutAccountDeletedEmail = (places: string[]) =>
  places.filter((place) => !place.startsWith('mail: ') && !place.startsWith('public.mail: '));

describe('a dump of all tables after an erasure', () => {
  test('holds no word of a seeker, nor what others wrote about them (T229)', async () => {
    const { person, own, about } = await liveAsSeeker(app, { employer, jobIds, admin });
    const words = [...own, ...about, person.userId, person.profileId];
    const before = await placesOf(app, words);
    expect(words.filter((word) => !before.some((place) => place.endsWith(word)))).toEqual([]);
    await erase(person);
    // The audit log holds ids, and is only added to.
    const id = `public.audit_entry: ${person.userId}`;
    expect(withoutAccountDeletedEmail(await placesOf(app, words))).toEqual([id]);
    await letDaysPass(app);
    expect(await placesOf(app, words)).toEqual([id]);
  });

  test('holds no word of an employer and their company (T230)', async () => {
    const { person, company, own, about } = await liveAsEmployer(app, { admin, applicants });
    const words = [...own, ...about, person.userId, person.profileId, company.id];
    const before = await placesOf(app, words);
    expect(words.filter((word) => !before.some((place) => place.endsWith(word)))).toEqual([]);
    await erase(person);
    expect(withoutAccountDeletedEmail(await placesOf(app, words))).toEqual([]);
    await letDaysPass(app);
    expect(await placesOf(app, words)).toEqual([]);
  });

  test('holds of a company’s former member what they wrote for it, and nothing else (T231)', async () => {
    const { person, own, written } = await liveAsRecruiter(app, {
      companyId: employer.companyId,
      applicants,
      jobId: otherJobId,
    });
    const words = [...own, person.userId, person.profileId];
    await erase(person);
    expect(withoutAccountDeletedEmail(await placesOf(app, words))).toEqual([]);
    await letDaysPass(app);
    expect(await placesOf(app, words)).toEqual([]);
    const stays = new Set(
      ownDataParts.flatMap(({ tables }) =>
        Object.entries(tables).flatMap(([name, table]) => (table.stays ? [`public.${name}`] : [])),
      ),
    );
    const left = await placesOf(app, written);
    expect(left.filter((place) => !stays.has(place.split(':')[0] ?? ''))).toEqual([]);
    // What they wrote for the company is not lost to it.
    for (const table of ['job_translation', 'application_note', 'message', 'company'])
      expect(left.join()).toContain(`public.${table}: `);
  });
});

describe('the export', () => {
  test('holds each word of a seeker (T227)', async () => {
    const { person, own } = await liveAsSeeker(app, { employer, jobIds, admin });
    const text = await exported(person);
    expect(own.filter((word) => !text.includes(word))).toEqual([]);
  });

  test('holds each word of an employer (T228)', async () => {
    const { person, own } = await liveAsEmployer(app, { admin, applicants });
    const text = await exported(person);
    expect(own.filter((word) => !text.includes(word))).toEqual([]);
  });
});
