import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { callJobs, createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const handOver = (id: string, by: TestPerson, userId: unknown) =>
  callJobs(app, 'PUT', `/${id}/responsible`, by, { userId });

const responsibleIn = async (person: TestPerson) => {
  const answer = await app.request('GET', '/api/me/company/jobs', { cookie: person.cookie });
  return ((await answer.json()) as { jobs: { responsible: { userId: string } | null }[] }).jobs[0]?.responsible;
};

/** The people who are notified of a new application. */
async function notifiedOf(jobId: string): Promise<string[]> {
  await applyAsNewcomer(app, jobId);
  const rows = await app.base.db
    .selectFrom('notification')
    .select('user_id')
    .where('type', '=', 'application')
    .orderBy('created_at')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

test('hands a job over only to a recruiter of its company', async () => {
  const owner = await registerEmployer(app);
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const rival = await registerEmployer(app);
  const { id } = await createActive(app, owner);
  for (const wrong of [reader.userId, rival.userId, UNKNOWN_ID, 'somebody'])
    expect((await handOver(id, owner, wrong)).status).toBe(422);
  expect((await handOver(id, reader, owner.userId)).status).toBe(403);
  expect((await handOver(UNKNOWN_ID, owner, owner.userId)).status).toBe(404);
  expect(await responsibleIn(owner)).toMatchObject({ userId: owner.userId });
});

test("notifies the new owner of applications, and the company's owners once that person has left", async () => {
  const owner = await registerEmployer(app);
  const [poster, successor] = [await registerColleague(app, owner), await registerColleague(app, owner)];
  const { id } = await createActive(app, poster);
  expect((await handOver(id, poster, successor.userId)).status).toBe(200);
  expect(await responsibleIn(owner)).toMatchObject({ userId: successor.userId });
  expect(await notifiedOf(id)).toEqual([successor.userId]);
  await app.request('DELETE', `/api/companies/${owner.companyId}/members/${successor.userId}`, {
    cookie: successor.cookie,
    json: {},
  });
  expect(await responsibleIn(owner)).toBeNull();
  expect(await notifiedOf(id)).toEqual([successor.userId, owner.userId]);
});

test('hands over several jobs at once, each separately', async () => {
  const owner = await registerEmployer(app);
  const [recruiter, rival] = [await registerColleague(app, owner), await registerEmployer(app)];
  const [one, other, theirs] = [
    await createActive(app, owner),
    await createActive(app, owner),
    await createActive(app, rival),
  ];
  const bulk = (ids: string[], userId: string) =>
    callJobs(app, 'POST', '/bulk', owner, { action: 'hand_over', ids, userId });
  expect((await bulk([one.id], 'somebody')).status).toBe(422);
  expect((await bulk([one.id], rival.userId)).body).toEqual([{ id: one.id, refused: 'INVALID' }]);
  expect((await bulk([one.id, theirs.id, UNKNOWN_ID, other.id], recruiter.userId)).body).toEqual([
    { id: one.id, refused: null },
    { id: theirs.id, refused: 'FORBIDDEN' },
    { id: UNKNOWN_ID, refused: 'NOT_FOUND' },
    { id: other.id, refused: null },
  ]);
  expect(await responsibleIn(owner)).toMatchObject({ userId: recruiter.userId });
});
