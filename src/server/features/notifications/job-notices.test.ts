import { beforeAll, beforeEach, expect, test } from 'vitest';

import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let jobId: string;

beforeAll(async () => {
  app = await sharedTestApp();
});

beforeEach(async () => {
  owner = await registerEmployer(app);
  recruiter = await registerColleague(app, owner);
  ({ id: jobId } = await createActive(app, owner));
});

const choose = async (by: TestPerson, choice: string) =>
  (await app.request('PUT', `/api/jobs/${jobId}/notifications`, { cookie: by.cookie, json: { choice } })).status;

/** Who has heard of it: by notification, and by mail. */
async function toldOf(): Promise<[string[], string[]]> {
  const notices = await app.base.db
    .selectFrom('notification')
    .select('user_id')
    .where('user_id', 'in', [owner.userId, recruiter.userId])
    .execute();
  const mails = await app.base.db
    .selectFrom('mail')
    .select('to_user_id')
    .where('to_user_id', 'in', [owner.userId, recruiter.userId])
    .where('subject', 'not like', '%onfirm%')
    .execute();
  const names = (ids: (string | null)[]) => ids.map((id) => (id === owner.userId ? 'owner' : 'recruiter')).toSorted();
  return [names(notices.map((row) => row.user_id)), names(mails.map((row) => row.to_user_id))];
}

test('only those who decide on a job’s applications choose, one of three', async () => {
  const [rival, reader, manager, seeker] = await Promise.all([
    registerEmployer(app),
    registerColleague(app, owner, { memberAs: 'reader' }),
    registerColleague(app, owner, { memberAs: 'hiring_manager' }),
    registerPerson(app),
  ]);
  for (const person of [rival, reader, manager, seeker]) expect(await choose(person, 'all')).toBe(403);
  expect(await choose(owner, 'some')).toBe(422);
  expect(await choose(recruiter, 'all')).toBe(200);
});

test('as usual, who posted a job hears of an application', async () => {
  await applyAsNewcomer(app, jobId);
  expect(await toldOf()).toEqual([['owner'], ['owner']]);
});

test('who wants all hears of it too, and who wants nothing does not', async () => {
  await choose(recruiter, 'all');
  await applyAsNewcomer(app, jobId);
  expect(await toldOf()).toEqual([
    ['owner', 'recruiter'],
    ['owner', 'recruiter'],
  ]);
  await choose(owner, 'none');
  await applyAsNewcomer(app, jobId);
  expect(await toldOf()).toEqual([
    ['owner', 'recruiter', 'recruiter'],
    ['owner', 'recruiter', 'recruiter'],
  ]);
  await choose(owner, 'usual');
  await applyAsNewcomer(app, jobId);
  expect((await toldOf())[0]).toHaveLength(5);
});

test('does not notify members about their own actions', async () => {
  const id = await applyAsNewcomer(app, jobId);
  await choose(recruiter, 'all');
  const json = {};
  await app.request('POST', `/api/applications/${id}/shortlist`, { cookie: recruiter.cookie, json });
  await app.drain();
  expect(await toldOf()).toEqual([
    ['owner', 'owner'],
    ['owner', 'owner'],
  ]);
});

test('who left the company hears nothing any more', async () => {
  await choose(recruiter, 'all');
  await app.base.db.deleteFrom('company_member').where('user_id', '=', recruiter.userId).execute();
  await applyAsNewcomer(app, jobId);
  expect(await toldOf()).toEqual([['owner'], ['owner']]);
});

test('of a message to who wants nothing, only the count says something', async () => {
  const seeker = await registerPerson(app);
  const answer = await app.request('POST', `/api/jobs/${jobId}/applications`, {
    cookie: seeker.cookie,
    json: { coverLetter: '' },
  });
  const { id } = (await answer.json()) as { id: string };
  const send = (by: TestPerson, content: string) =>
    app.request('POST', `/api/applications/${id}/messages`, {
      cookie: by.cookie,
      json: { clientId: crypto.randomUUID(), content },
    });
  await app.request('POST', `/api/applications/${id}/view`, { cookie: owner.cookie, json: {} });
  await send(owner, 'Hello.');
  await choose(owner, 'none');
  await app.base.db.deleteFrom('notification').where('user_id', '=', owner.userId).execute();
  expect((await send(seeker, 'Good morning.')).status).toBe(201);
  expect((await toldOf())[0]).toEqual([]);
  const unread = await app.request('GET', '/api/me/unread', { cookie: owner.cookie });
  expect(await unread.json()).toMatchObject({ messages: 1 });
});
