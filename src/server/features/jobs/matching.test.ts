import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { MatchingJob } from '#contract/jobs/jobs.ts';
import type { LanguageCode, LanguageLevel } from '#contract/languages.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  await app.base.db.deleteFrom('company').execute();
  employer = await registerEmployer(app);
  seeker = await registerPerson(app);
});

const german = { language: 'de', level: 'B2', required: true } as const;
const titled = (title: string, input: Partial<JobInput> = {}): Partial<JobInput> => ({
  translations: { en: { title, description: '<p>Text</p>', requirements: '' } },
  languages: [german],
  ...input,
});
const post = (title: string, input: Partial<JobInput> = {}) => createActive(app, employer, titled(title, input));

async function describeSeeker(known: Partial<Record<LanguageCode, LanguageLevel>>, skills: string[] = []) {
  const rows = Object.entries(known).map(([language, level], position) => ({
    profile_id: seeker.profileId,
    language: language as LanguageCode,
    level,
    position,
  }));
  await app.base.db.insertInto('profile_language').values(rows).execute();
  await app.base.db.updateTable('profile').set({ skills }).where('id', '=', seeker.profileId).execute();
}

const ask = (person?: TestPerson, query = '') =>
  app.request('GET', `/api/me/matching-jobs${query}`, person ? { cookie: person.cookie } : {});

async function matching(): Promise<MatchingJob[]> {
  const answer = await ask(seeker);
  expect(answer.status).toBe(200);
  return (await answer.json()) as MatchingJob[];
}
const titles = async () => (await matching()).map(({ job }) => job.title);

test('matches are for seekers only, in a supported language', async () => {
  expect((await ask()).status).toBe(401);
  for (const person of [employer, await registerPerson(app, { role: 'admin' })])
    expect((await ask(person)).status).toBe(403);
  expect((await ask(seeker, '?locale=xx')).status).toBe(422);
});

test('a seeker without languages has no matches, whatever their skills', async () => {
  await app.base.db
    .updateTable('profile')
    .set({ skills: ['CRM'] })
    .where('id', '=', seeker.profileId)
    .execute();
  await post('Nothing required', { languages: [], skills: ['CRM'] });
  await post('German', { skills: ['CRM'] });
  expect(await matching()).toEqual([]);
});

test("every required language of a match is one of the reader's", async () => {
  await describeSeeker({ de: 'C1', en: 'B1' });
  await post('German');
  await post('German and a little English', { languages: [german, { language: 'en', level: 'A2', required: true }] });
  await post('German, Italian as a plus', { languages: [german, { language: 'it', level: 'C1', required: false }] });
  await post('Better German', { languages: [{ ...german, level: 'C2' }] });
  await post('German and Italian', { languages: [german, { language: 'it', level: 'A1', required: true }] });
  await post('Nothing required', { languages: [] });
  await post('German as a plus', { languages: [{ ...german, required: false }] });
  expect(await titles()).toEqual(['German, Italian as a plus', 'German and a little English', 'German']);
});

test('leaves out jobs that are not open or already applied for', async () => {
  await describeSeeker({ de: 'native' }, ['CRM']);
  const crm = { skills: ['CRM'] };
  const paused = await post('Paused', crm);
  await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
  const hidden = await post('Hidden', crm);
  const admin = await registerPerson(app, { role: 'admin' });
  const json = { reason: 'This is not a real job.' };
  expect((await app.request('POST', `/api/admin/jobs/${hidden.id}/hide`, { cookie: admin.cookie, json })).status).toBe(
    200,
  );
  await createDraft(app, employer, titled('Draft', crm));
  const applied = await post('Applied for', crm);
  await app.database.pool.query(
    `insert into application (id, job_id, company_id, applicant_id, applicant_facts, job_facts)
     select gen_random_uuid(), id, company_id, $2, '{}', '{}' from job where id = $1`,
    [applied.id, seeker.profileId],
  );
  await post('Open', crm);
  expect(await titles()).toEqual(['Open']);
});

test('lists jobs with most of the reader’s skills first, then the latest, and names those skills', async () => {
  await describeSeeker({ de: 'B2' }, ['Salesforce', 'Kaltakquise', 'Juggling', 'Excel', 'MS Excel']);
  await post('One of them', { skills: ['Microsoft Excel'] });
  await post('None, earlier');
  await post('Three of them', { skills: ['Excel', 'cold calling', 'Salesforce', 'SAP'] });
  await post('Also one', { skills: ['Salesforce'] });
  await post('None, later', { skills: ['SAP'] });
  await post('Nothing required, all the skills', { languages: [], skills: ['Salesforce', 'Excel', 'cold calling'] });
  expect((await matching()).map(({ job, skills }) => [job.title, skills])).toEqual([
    ['Three of them', ['Salesforce', 'Kaltakquise', 'Excel']],
    ['Also one', ['Salesforce']],
    ['One of them', ['Excel']],
    ['None, later', []],
    ['None, earlier', []],
  ]);
});

test('lists at most six', async () => {
  await describeSeeker({ de: 'B2' }, ['Salesforce']);
  await post('With a skill', { skills: ['Salesforce'] });
  for (let n = 0; n < 7; n += 1) await post(`Job ${n}`);
  expect(await titles()).toEqual(['With a skill', ...[6, 5, 4, 3, 2].map((n) => `Job ${n}`)]);
});
