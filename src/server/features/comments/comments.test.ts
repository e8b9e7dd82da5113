import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Comment } from '#contract/comments/comments.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let applicationId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Ana', lastName: 'Prado' });
  recruiter = await registerColleague(app, owner, { firstName: 'Beatriz', lastName: 'Sá' });
  applicationId = await applyAsNewcomer(app, (await createActive(app, owner)).id);
});
afterAll(() => app.close());

const call = (by: TestPerson, method: string, path: string, json?: unknown) =>
  app.request(method, `/api/applications/${applicationId}/comments${path}`, {
    cookie: by.cookie,
    ...(json ? { json } : {}),
  });
async function add(by: TestPerson, text: string, mentions?: string[]) {
  const answer = await call(by, 'POST', '', { text, ...(mentions ? { mentions } : {}) });
  return { status: answer.status, body: (await answer.json()) as Comment };
}
const list = async (by: TestPerson, cursor = '') =>
  (await (await call(by, 'GET', cursor)).json()) as {
    comments: Comment[];
    nextCursor: string | null;
    members: { name: string }[];
  };

const mentionsOf = (person: TestPerson) =>
  app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', person.userId)
    .where('type', '=', 'message')
    .execute();
const mailsTo = (person: TestPerson) =>
  app.base.db.selectFrom('mail').select(['subject', 'text']).where('to_address', '=', person.email).execute();

test('refuses an empty comment, and a mention of a member who does not see the application', async () => {
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const stranger = await registerEmployer(app);
  expect((await add(owner, ' ')).status).toBe(422);
  expect((await add(owner, 'a'.repeat(4001))).status).toBe(422);
  for (const one of [reader.userId, stranger.userId, UNKNOWN_ID])
    expect((await add(owner, 'Look at this.', [one])).status).toBe(422);
  expect((await list(owner)).comments).toEqual([]);
});

test('notifies and emails mentioned members, but neither others nor the author', async () => {
  const before = (await mailsTo(recruiter)).length;
  const text = '@Beatriz Sá, what do you think? @Ana Prado';
  const { status, body } = await add(owner, text, [recruiter.userId, recruiter.userId, owner.userId]);
  expect([status, body.author, body.mentions.map(({ name }) => name)]).toEqual([
    201,
    'Ana Prado',
    ['Ana Prado', 'Beatriz Sá'],
  ]);
  await app.drain();
  expect((await mentionsOf(recruiter)).map(({ data }) => data)).toMatchObject([
    { kind: 'comment_mention', by: 'Ana Prado', application_id: applicationId },
  ]);
  expect(await mentionsOf(owner)).toEqual([]);
  const mails = (await mailsTo(recruiter)).slice(before);
  expect(mails.map(({ text: written }) => written?.includes('what do you think?'))).toEqual([true]);
  // Notifications are kept; only the comment has the text.
  expect(JSON.stringify(await mentionsOf(recruiter))).not.toContain('what do you think');
});

test('sends no email about a deleted comment, which only its author may delete', async () => {
  const { body } = await add(owner, '@Beatriz Sá, look.', [recruiter.userId]);
  expect((await call(recruiter, 'DELETE', `/${body.id}`)).status).toBe(403);
  expect((await call(owner, 'DELETE', `/${UNKNOWN_ID}`)).status).toBe(404);
  expect((await call(owner, 'DELETE', `/${body.id}`)).status).toBe(200);
  await app.drain();
  expect((await mailsTo(recruiter)).filter(({ text }) => text?.includes('look.'))).toEqual([]);
  expect((await list(recruiter)).comments).toEqual([]);
});

test('lists the latest first, in pages, without the name of a former colleague', async () => {
  for (let number = 1; number <= 31; number += 1) await add(number % 2 ? owner : recruiter, `Comment ${number}`);
  const first = await list(owner);
  expect([first.comments.length, first.comments[0]?.text, first.members.map(({ name }) => name)]).toEqual([
    30,
    'Comment 31',
    ['Ana Prado', 'Beatriz Sá'],
  ]);
  const second = await list(owner, `?cursor=${first.nextCursor}`);
  expect([second.comments.map(({ text }) => text), second.nextCursor]).toEqual([['Comment 1'], null]);
  const { cookie, password } = recruiter;
  expect((await app.request('POST', '/api/me/erase', { cookie, json: { password } })).status).toBe(200);
  const left = (await list(owner)).comments.filter(({ author }) => author === null);
  expect(left.map(({ text }) => text)).toHaveLength(15);
});

test('does not email a mention to a colleague who was removed from the job', async () => {
  const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
  const { job_id: jobId } = await app.base.db
    .selectFrom('application')
    .select('job_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const choose = (userIds: string[]) =>
    app.request('PUT', `/api/jobs/${jobId}/managers`, { cookie: owner.cookie, json: { userIds } });
  await choose([manager.userId]);
  expect((await add(owner, 'Is this one for you?', [manager.userId])).status).toBe(201);
  await choose([]);
  await app.drain();
  expect((await mailsTo(manager)).filter(({ text }) => text?.includes('Is this one for you?'))).toEqual([]);
});
