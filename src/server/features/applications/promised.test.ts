import { expect, test } from 'vitest';

import type { Application, OwnApplication, ReceivedApplication } from '#contract/applications/application-views.ts';
import { applyingWorld, job } from '#test/support/applying.ts';
import { createDraft } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const world = applyingWorld();
const { call, apply, move } = world;

const DAY = 86_400_000;

const promise = (answerDays: unknown, jobId = world.jobId) =>
  call('PATCH', `/api/jobs/${jobId}`, world.employer, { answerDays });

/** Moves it back, as if it had been sent that many days ago. */
async function sentBefore(id: string, days: number): Promise<void> {
  const { db } = world.app.base;
  const { applied_at: at, answer_due_at: due } = await db
    .selectFrom('application')
    .select(['applied_at', 'answer_due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const earlier = (date: Date | null) => date && new Date(date.getTime() - days * DAY);
  await db
    .updateTable('application')
    .set({ applied_at: earlier(at) ?? at, answer_due_at: earlier(due) })
    .where('id', '=', id)
    .execute();
}

test('is one of six, or none, and only for members who edit the job', async () => {
  for (const days of [0, 1, 4, 22, '7', 7.5, [7]]) expect([days, (await promise(days)).status]).toEqual([days, 422]);
  expect((await call('PATCH', `/api/jobs/${world.jobId}`, world.rival, { answerDays: 7 })).status).toBe(403);
  expect((await call('PATCH', `/api/jobs/${world.jobId}`, undefined, { answerDays: 7 })).status).toBe(401);
  for (const days of [3, 5, 7, 10, 14, 21, null]) {
    expect((await promise(days)).body).toMatchObject({ answerDays: days });
    expect((await call('GET', `/api/jobs/${world.jobId}`, undefined)).body).toMatchObject({ answerDays: days });
  }
});

test('is set for a new job and its copy', async () => {
  const draft = await createDraft(world.app, world.employer, { ...job, answerDays: 5 });
  expect(draft.answerDays).toBe(5);
  const copy = await call('POST', `/api/jobs/${draft.id}/duplicate`, world.employer, {});
  expect(copy.body).toMatchObject({ answerDays: 5 });
});

test('does not change for earlier applicants', async () => {
  await promise(7);
  const { body: first } = await apply(world.seeker);
  await promise(21);
  const { body: second } = await apply(world.other);
  await promise(null);
  const third = await apply(await registerPerson(world.app));
  const days = ({ appliedAt, answerDueAt }: Application) =>
    answerDueAt && (Date.parse(answerDueAt) - Date.parse(appliedAt)) / DAY;
  expect([first, second, third.body].map(days)).toEqual([7, 21, null]);
  expect((await call('GET', `/api/applications/${first.id}`, world.seeker)).body).toMatchObject({
    isWaiting: true,
    answerDueAt: first.answerDueAt,
    companyAnswers: null,
  });
});

test("is kept by an answer, which the applicant's list shows; opening is no answer", async () => {
  await promise(3);
  const { body } = await apply(world.seeker);
  const own = async () => {
    const list = await call('GET', '/api/me/applications', world.seeker);
    const [one] = (list.body as unknown as { applications: OwnApplication[] }).applications;
    return [one?.isWaiting, (await call('GET', `/api/applications/${body.id}`, world.seeker)).body.isWaiting];
  };
  expect(await own()).toEqual([true, true]);
  await move(body.id, 'view', world.employer);
  expect(await own()).toEqual([true, true]);
  await call('POST', `/api/applications/${body.id}/messages`, world.employer, {
    clientId: crypto.randomUUID(),
    content: 'We will call you on Monday.',
    attachmentIds: [],
  });
  expect(await own()).toEqual([false, false]);
});

test('lets the company see late and due answers, and sort by them', async () => {
  await promise(7);
  const people = [world.seeker, world.other, ...(await several(3))];
  const ids = [];
  for (const person of people) ids.push((await apply(person)).body.id);
  const [late = '', soon = '', answered = '', unpromised = '', far = ''] = ids;
  await sentBefore(late, 9);
  await sentBefore(soon, 6);
  await sentBefore(answered, 9);
  await move(answered, 'shortlist', world.employer);
  await world.app.base.db
    .updateTable('application')
    .set({ answer_due_at: null, applied_at: new Date(Date.now() - 30 * DAY) })
    .where('id', '=', unpromised)
    .execute();
  const received = async (query: string) => {
    const { body } = await call('GET', `/api/applications?job=${world.jobId}${query}`, world.employer);
    return body as unknown as { applications: ReceivedApplication[]; answersDue: object };
  };
  const { applications, answersDue } = await received('&sort=due');
  expect(answersDue).toEqual({ overdue: 1, soon: 1 });
  expect(applications.map(({ id }) => id)).toEqual([late, soon, far, unpromised, answered]);
  expect((await received('')).applications[0]?.id).toBe(unpromised);
  expect(await call('GET', `/api/applications?job=${world.jobId}`, world.rival)).toMatchObject({
    body: { applications: [], answersDue: { overdue: 0, soon: 0 } },
  });
});

async function several(count: number): Promise<TestPerson[]> {
  const people = [];
  for (let at = 0; at < count; at += 1) people.push(await registerPerson(world.app));
  return people;
}
