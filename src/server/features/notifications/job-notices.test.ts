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

/** The members who were notified, in the app and by email. */
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

test('lets only members who decide on a job’s applications choose, one of three levels', async () => {
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

test('by default notifies the poster of a job of an application', async () => {
  await applyAsNewcomer(app, jobId);
  expect(await toldOf()).toEqual([['owner'], ['owner']]);
});

test('also notifies members who want everything, and not those who want nothing', async () => {
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

test('no longer notifies a member who left the company', async () => {
  await choose(recruiter, 'all');
  await app.base.db.deleteFrom('company_member').where('user_id', '=', recruiter.userId).execute();
  await applyAsNewcomer(app, jobId);
  expect(await toldOf()).toEqual([['owner'], ['owner']]);
});

test('shows a message only in the unread count to a member who wants nothing', async () => {
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
