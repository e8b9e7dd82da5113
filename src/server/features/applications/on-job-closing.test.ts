import { beforeEach, expect, test } from 'vitest';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { bulkJobs } from '#server/features/jobs/bulk.ts';
import { plantWaiting } from '#test/support/applications.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { dayIn, registerColleague } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { ANSWER_CLOSING, answerClosing } from './answer-closing.ts';

const world = applyingWorld();
const { apply, call, move } = world;

const MANY = 24;

/** The member who closes the job, which its other recruiter posted. */
let closer: TestPerson;
/** The first of many waiting applications; the seeker's. */
let first: string;
/** The second; of the other seeker. */
let second: string;
beforeEach(async () => {
  const { company_id: companyId } = await world.app.base.db
    .selectFrom('job')
    .select('company_id')
    .where('id', '=', world.jobId)
    .executeTakeFirstOrThrow();
  closer = await registerColleague(world.app, { companyId }, { firstName: 'Maria', lastName: 'Silva' });
  first = await world.applied();
  second = (await apply(world.other)).body.id;
  await plantWaiting(world.app, second, MANY);
  await world.app.drain();
});

const close = (person = closer) =>
  call('POST', `/api/jobs/${world.jobId}/close`, person, { reason: 'filled_here', undecided: 'reject' });

const rows = async <Row extends object>(query: string, values: unknown[] = [world.jobId]): Promise<Row[]> =>
  (await world.app.database.pool.query<Row>(query, values)).rows;

const statuses = async () =>
  Object.fromEntries(
    (
      await rows<{ status: ApplicationStatus; count: number }>(
        `select status, count(*)::int from application where job_id = $1 group by status`,
      )
    ).map(({ status, count }) => [status, count]),
  );

/** How many rejections each applicant of the job received, by number of applicants. */
const timesTold = async () =>
  Object.fromEntries(
    (
      await rows<{ times: number; people: number }>(
        `select times, count(*)::int as people from (
           select count(notification.id)::int as times from application join profile on profile.id = application.applicant_id
             left join notification on notification.application_id = application.id and notification.user_id = profile.user_id
               and notification.data ->> 'kind' = 'application_changed' and notification.data ->> 'status' = 'rejected'
           where application.job_id = $1 group by application.id) as told group by times`,
      )
    ).map(({ times, people }) => [times, people]),
  );

const waiting = async () => (await rows(`select from application_closing_answer`, [])).length;

const nextTask = async (): Promise<{ closingId: string }> => {
  const [row] = await rows<{ closingId: string }>(
    `select data ->> 'closingId' as "closingId" from pgboss.job where name = $1 and state = 'created'`,
    [ANSWER_CLOSING],
  );
  if (!row) throw new Error('No answers wait.');
  return row;
};

const historyOf = async (id: string) => (await call('GET', `/api/applications/${id}`, world.employer)).body.history;

test('closes a job with many waiting applicants first, then answers each of them once', async () => {
  expect((await call('POST', `/api/jobs/${world.jobId}/close`, closer, { reason: 'other' })).body.data?.reason).toBe(
    'undecided_applications',
  );
  expect((await close()).status).toBe(200);
  expect(await statuses()).toEqual({ new: MANY + 2 });
  const task = await nextTask();
  await world.app.drain();
  expect([await statuses(), await timesTold(), await waiting()]).toEqual([{ rejected: MANY + 2 }, { 1: MANY + 2 }, 0]);
  await answerClosing(world.app.system, task);
  expect(await timesTold()).toEqual({ 1: MANY + 2 });
  expect((await historyOf(first)).at(-1)).toMatchObject({ to: 'rejected', by: 'employer', name: 'Maria Silva' });
  expect(await rows(`select from application where job_id = $1 and counted_answer_at is not null`)).toEqual([]);
});

test('shows them as being rejected until then, with no decision pending', async () => {
  await close();
  const list = await call('GET', `/api/applications?job=${world.jobId}`, world.employer);
  const { applications } = list.body as unknown as {
    applications: { isBeingRejected: boolean; can: { reject: boolean } }[];
  };
  expect(new Set(applications.map(({ isBeingRejected, can }) => `${isBeingRejected} ${can.reject}`))).toEqual(
    new Set(['true false']),
  );
  const counted = await call('GET', `/api/me/company/application-counts?jobs=${world.jobId}`, world.employer);
  expect(counted.body).toMatchObject([{ counts: { new: 0, rejected: MANY + 2 }, oldestUndecidedAt: null }]);
});

test('keeps other decisions made meanwhile; opening one decides nothing', async () => {
  const [third, fourth] = (
    await rows<{ id: string }>(`select id from application where job_id = $1 order by applied_at desc limit 2`)
  ).map(({ id }) => id);
  await close();
  await move(first, 'withdraw', world.seeker);
  await move(second, 'accept', world.employer);
  await move(third ?? '', 'shortlist', world.employer);
  await move(fourth ?? '', 'view', world.employer);
  await world.app.drain();
  expect(await statuses()).toEqual({ withdrawn: 1, accepted: 1, shortlisted: 1, rejected: MANY - 1 });
  expect(await timesTold()).toEqual({ 0: 3, 1: MANY - 1 });
});

test('makes one decision and notifies no one twice when deciding and answering coincide', async () => {
  await close();
  const task = await nextTask();
  const [accepted, withdrawn] = await Promise.all([
    move(first, 'accept', world.employer),
    move(second, 'withdraw', world.other),
    answerClosing(world.app.system, task),
    answerClosing(world.app.system, task),
  ]);
  await world.app.drain();
  const left = [accepted, withdrawn].filter(({ status }) => status === 200).length;
  expect(await timesTold()).toEqual({ ...(left > 0 && { 0: left }), 1: MANY + 2 - left });
  expect(await waiting()).toBe(0);
});

test('continues with the remaining applicants after an interrupted run', async () => {
  await close();
  let asked = 0;
  const now = () => {
    asked += 1;
    if (asked > 20) throw new Error('The process ends here.');
    return new Date();
  };
  const task = await nextTask();
  await expect(answerClosing({ ...world.app.system, clock: { now } }, task)).rejects.toThrow('The process ends here.');
  const left = await waiting();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(MANY + 2);
  expect(await timesTold()).toEqual({ 0: left, 1: MANY + 2 - left });
  await world.app.drain();
  expect(await timesTold()).toEqual({ 1: MANY + 2 });
});

test('after reopening, answers applicants of the earlier closing, and no later ones', async () => {
  await close();
  expect((await call('POST', `/api/jobs/${world.jobId}/renew`, closer, { validThrough: dayIn(20) })).status).toBe(200);
  const later = (await apply(await registerPerson(world.app))).body.id;
  const withoutAnswer = await call('POST', `/api/jobs/${world.jobId}/close`, closer, { reason: 'other' });
  expect(withoutAnswer.body.data?.reason).toBe('undecided_applications');
  await world.app.drain();
  expect(await statuses()).toEqual({ new: 1, rejected: MANY + 2 });
  expect((await historyOf(later)).at(-1)).toMatchObject({ to: 'new' });
});

test('needs no second answer when a job is closed again before its applicants have theirs', async () => {
  await close();
  await call('POST', `/api/jobs/${world.jobId}/renew`, closer, { validThrough: dayIn(20) });
  expect((await call('POST', `/api/jobs/${world.jobId}/close`, closer, { reason: 'other' })).status).toBe(200);
  await world.app.drain();
  expect([await statuses(), await timesTold()]).toEqual([{ rejected: MANY + 2 }, { 1: MANY + 2 }]);
});

test('answers as the platform if the member who closed the job has left the company', async () => {
  await close();
  await world.app.base.db.deleteFrom('company_member').where('user_id', '=', closer.userId).execute();
  await world.app.drain();
  expect(await timesTold()).toEqual({ 1: MANY + 2 });
  expect((await historyOf(first)).at(-1)).toMatchObject({ to: 'rejected', by: 'platform', name: null });
});

test('does not notify the colleague who is responsible for the job', async () => {
  await close();
  await world.app.drain();
  const told = await rows<{ kind: string }>(
    `select data ->> 'kind' as kind from notification where user_id = $1 and data ->> 'kind' = 'application_moved'`,
    [world.employer.userId],
  );
  expect(told).toEqual([]);
});

test('answers jobs that are closed together afterwards, however few applicants wait', async () => {
  await world.app.base.db
    .deleteFrom('application')
    .where('job_id', '=', world.jobId)
    .where('id', 'not in', [first, second])
    .execute();
  const ctx = world.app.ctx(closer.actor);
  await bulkJobs(ctx, { action: 'close', ids: [world.jobId], reason: 'cancelled', undecided: 'reject' });
  expect(await statuses()).toEqual({ new: 2 });
  await world.app.drain();
  expect([await statuses(), await timesTold()]).toEqual([{ rejected: 2 }, { 1: 2 }]);
});
