import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { completeJob, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { remindOfPromises } from './remind-of-promises.ts';

const DAY = 86_400_000;

let app: TestApp;
let owner: TestPerson & { companyId: string };
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { locale: 'de' });
  jobId = await promisingJob(owner);
});
afterAll(() => app.close());

const promisingJob = async (by: TestPerson) => (await createActive(app, by, { ...completeJob(), answerDays: 3 })).id;

/** A new person applied this many days ago. */
async function applied(days: number, job = jobId): Promise<string> {
  const { cookie } = await registerPerson(app);
  const answer = await app.request('POST', `/api/jobs/${job}/applications`, { cookie, json: { coverLetter: '' } });
  const { id, answerDueAt } = (await answer.json()) as { id: string; answerDueAt: string };
  await app.base.db
    .updateTable('application')
    .set({ answer_due_at: new Date(Date.parse(answerDueAt) - days * DAY) })
    .where('id', '=', id)
    .execute();
  return id;
}

const move = (id: string, verb: string, by: TestPerson) =>
  app.request('POST', `/api/applications/${id}/${verb}`, { cookie: by.cookie, json: {} });

/** Twice, because a task may run twice. */
async function remind(clock = app.base.clock): Promise<void> {
  for (let run = 0; run < 2; run += 1) await remindOfPromises({ ...app.ctx(), clock });
}

async function notices(person: TestPerson) {
  const rows = await app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', person.userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ data }) => data).filter(({ kind }) => kind === 'answers_due');
}

const mails = async (person: TestPerson) =>
  (
    await app.base.db
      .selectFrom('mail')
      .select(['subject', 'locale'])
      .where('to_address', '=', person.email)
      .where('dedupe_key', 'like', 'answers-due:%')
      .execute()
  ).map(({ subject, locale }) => [locale, subject]);

test("reminds the job's reviewers before the deadline, once a day, in their language", async () => {
  const colleague = await registerColleague(app, owner, { locale: 'fr' });
  const theirs = await promisingJob(colleague);
  const answered = await applied(1, theirs);
  await applied(1, theirs);
  await applied(0, theirs);
  await applied(4, theirs);
  await move(answered, 'reject', colleague);
  await remind();
  await app.drain();
  expect(await notices(colleague)).toMatchObject([{ company_name: 'Acme', count: 1 }]);
  expect(await mails(colleague)).toEqual([['fr', 'Une réponse promise est bientôt attendue']]);
  expect([await notices(owner), await mails(owner)]).toEqual([[], []]);
  await remind({ now: () => new Date(Date.now() + DAY) });
  expect(await notices(colleague)).toMatchObject([{ count: 1 }, { count: 2 }]);
});

test('sends one reminder a day for all jobs of a reviewer', async () => {
  await applied(1);
  await applied(1, await promisingJob(owner));
  await remind();
  await app.drain();
  expect(await notices(owner)).toMatchObject([{ count: 2 }]);
  expect(await mails(owner)).toEqual([['de', '2 zugesagte Antworten werden bald fällig']]);
});

test('sends no email about answered applications, or to members who opted out for the job', async () => {
  const id = await applied(1);
  await remind();
  await move(id, 'accept', owner);
  await app.drain();
  expect(await mails(owner)).toEqual([]);
  const quiet = await registerEmployer(app);
  const job = await promisingJob(quiet);
  await app.request('PUT', `/api/jobs/${job}/notifications`, { cookie: quiet.cookie, json: { choice: 'none' } });
  await applied(1, job);
  await remind();
  expect(await notices(quiet)).toEqual([]);
});
