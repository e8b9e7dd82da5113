import { beforeAll, expect, test } from 'vitest';

import type { JobManager } from '#contract/job-team.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { callJobs, createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const choose = (id: string, by: TestPerson, userIds: unknown) =>
  callJobs(app, 'PUT', `/${id}/managers`, by, { userIds });

async function managersOf(id: string, by: TestPerson): Promise<JobManager[]> {
  const answer = await app.request('GET', `/api/jobs/${id}/managers`, { cookie: by.cookie });
  return (await answer.json()) as JobManager[];
}

const read = async <T>(path: string, { cookie }: TestPerson): Promise<T> =>
  (await (await app.request('GET', `/api${path}`, { cookie })).json()) as T;

const notifiedOf = async (person: TestPerson) =>
  app.base.db
    .selectFrom('notification')
    .select('type')
    .where('user_id', '=', person.userId)
    .where('type', '=', 'application')
    .execute();

const asManager = { memberAs: 'hiring_manager' } as const;

test('hiring managers of the company alone are chosen, by who recruits for it', async () => {
  const owner = await registerEmployer(app);
  const manager = await registerColleague(app, owner, asManager);
  const recruiter = await registerColleague(app, owner);
  const stranger = await registerColleague(app, await registerEmployer(app), asManager);
  const { id } = await createActive(app, owner);
  for (const wrong of [recruiter.userId, stranger.userId, UNKNOWN_ID, 'somebody'])
    expect((await choose(id, owner, [manager.userId, wrong])).status).toBe(422);
  expect((await choose(id, manager, [manager.userId])).status).toBe(403);
  expect((await choose(UNKNOWN_ID, owner, [])).status).toBe(404);
  expect(await managersOf(id, owner)).toMatchObject([{ userId: manager.userId, isOfJob: false }]);
  expect((await choose(id, recruiter, [manager.userId, manager.userId])).status).toBe(200);
  expect(await managersOf(id, owner)).toMatchObject([{ userId: manager.userId, isOfJob: true }]);
  expect((await choose(id, owner, [])).status).toBe(200);
  expect(await managersOf(id, owner)).toMatchObject([{ isOfJob: false }]);
});

test('a hiring manager finds and decides the applications of their job, and no other', async () => {
  const owner = await registerEmployer(app);
  const manager = await registerColleague(app, owner, asManager);
  const [theirs, other] = [await createActive(app, owner), await createActive(app, owner)];
  await choose(theirs.id, owner, [manager.userId]);
  const [mine, hidden] = [await applyAsNewcomer(app, theirs.id), await applyAsNewcomer(app, other.id)];
  const received = await read<{ applications: { id: string }[]; counts: { new: number } }>('/applications', manager);
  expect([received.applications.map(({ id }) => id), received.counts.new]).toEqual([[mine], 1]);
  const waiting = await read<{ applications: { id: string }[]; ages: { count: number }[] }>(
    '/me/company/waiting-applications',
    manager,
  );
  expect([waiting.applications.map(({ id }) => id), waiting.ages[0]?.count]).toEqual([[mine], 1]);
  const jobs = await read<{ jobs: { id: string }[]; counts: { active: number } }>('/me/company/jobs', manager);
  expect([jobs.jobs.map(({ id }) => id), jobs.counts.active]).toEqual([[theirs.id], 1]);
  const decide = (id: string) =>
    app.request('POST', `/api/applications/${id}/shortlist`, { cookie: manager.cookie, json: {} });
  expect((await decide(hidden)).status).toBe(404);
  expect((await decide(mine)).status).toBe(200);
  expect(await notifiedOf(manager)).toHaveLength(1);
});

test('they see nothing once they are taken off the job, have another role, or left', async () => {
  const owner = await registerEmployer(app);
  const manager = await registerColleague(app, owner, asManager);
  const { id: jobId } = await createActive(app, owner);
  const id = await applyAsNewcomer(app, jobId);
  const status = async () => (await app.request('GET', `/api/applications/${id}`, { cookie: manager.cookie })).status;
  await choose(jobId, owner, [manager.userId]);
  expect(await status()).toBe(200);
  await choose(jobId, owner, []);
  expect(await status()).toBe(404);
  await choose(jobId, owner, [manager.userId]);
  const path = `/api/companies/${owner.companyId}/members/${manager.userId}`;
  await app.request('PATCH', path, { cookie: owner.cookie, json: { role: 'reader' } });
  expect(await status()).toBe(404);
  await app.request('PATCH', path, { cookie: owner.cookie, json: { role: 'hiring_manager' } });
  expect(await status()).toBe(200);
  await app.request('DELETE', path, { cookie: owner.cookie, json: {} });
  expect(await status()).toBe(404);
});
