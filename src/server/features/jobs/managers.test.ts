import { beforeAll, expect, test } from 'vitest';

import type { JobManager } from '#contract/jobs/job-team.ts';
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

test('recruiters of the company may choose its hiring managers only', async () => {
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

test('a hiring manager finds and decides the applications of their job only', async () => {
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

test('hiring managers see nothing once they are removed from the job, change role, or leave', async () => {
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

test('lists nothing for a hiring manager of no job', async () => {
  const owner = await registerEmployer(app);
  const manager = await registerColleague(app, owner, asManager);
  const id = await applyAsNewcomer(app, (await createActive(app, owner)).id);
  const act = (path: string, json: object) =>
    app.request('POST', `/api/applications/${id}/${path}`, { cookie: owner.cookie, json });
  await act('tags', { add: ['Second round'] });
  await act('view', {});
  await act('messages', { clientId: crypto.randomUUID(), content: 'Good morning.' });
  expect(await read('/applications', manager)).toMatchObject({ applications: [], counts: { new: 0, viewed: 0 } });
  expect(await read('/me/company/waiting-applications', manager)).toMatchObject({ applications: [] });
  expect(await read('/conversations', manager)).toMatchObject({ conversations: [] });
  expect(await read('/me/company/tags', manager)).toEqual([]);
  expect(await read('/me/company/jobs', manager)).toMatchObject({ jobs: [], counts: { active: 0 } });
  expect(await read(`/companies/${owner.companyId}/figures`, manager)).toMatchObject({ total: { open: 0 } });
});

test('gives readers of one company no rights from their role in another', async () => {
  const [owner, other] = [await registerEmployer(app), await registerEmployer(app)];
  const manager = await registerColleague(app, owner, asManager);
  const { id: jobId } = await createActive(app, owner);
  const id = await applyAsNewcomer(app, jobId);
  await choose(jobId, owner, [manager.userId]);
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: other.companyId, user_id: manager.userId, role: 'hiring_manager' })
    .execute();
  const status = async () => (await app.request('GET', `/api/applications/${id}`, { cookie: manager.cookie })).status;
  expect(await status()).toBe(200);
  const path = `/api/companies/${owner.companyId}/members/${manager.userId}`;
  await app.request('PATCH', path, { cookie: owner.cookie, json: { role: 'reader' } });
  expect(await status()).toBe(404);
});

test('shows the hiring managers of a job only to recruiters of its company', async () => {
  const owner = await registerEmployer(app);
  const manager = await registerColleague(app, owner, asManager);
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const { id } = await createActive(app, owner);
  await choose(id, owner, [manager.userId]);
  for (const person of [manager, reader, await registerEmployer(app)])
    expect((await callJobs(app, 'GET', `/${id}/managers`, person)).status).toBe(403);
});

test('lists the jobs and applications of the company that a member of two chose last', async () => {
  const owners = [await registerEmployer(app), await registerEmployer(app)] as const;
  const [member] = owners;
  const jobs = await Promise.all(owners.map((owner) => createActive(app, owner)));
  for (const { id } of jobs) await applyAsNewcomer(app, id);
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: owners[1].companyId, user_id: member.userId, role: 'recruiter' })
    .execute();
  for (const [at, { companyId }] of owners.entries()) {
    await app.request('PUT', `/api/me/company`, { cookie: member.cookie, json: { id: companyId } });
    const { id } = jobs[at]!;
    expect(await read('/applications', member)).toMatchObject({ applications: [{ job: { id } }], counts: { new: 1 } });
    expect(await read('/me/company/jobs', member)).toMatchObject({ jobs: [{ id }], counts: { active: 1 } });
  }
});
