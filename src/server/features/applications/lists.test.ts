import { describe, expect, test } from 'vitest';

import { applyingWorld, job } from '#test/support/applying.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { act, letDaysPass } from '#test/support/lives.ts';
import type { TestPerson } from '#test/support/people.ts';

import { REJECT_HELD } from './reject-several.ts';
import { applicationTasks } from './tasks.ts';

const world = applyingWorld();
const { call, apply, applied, move } = world;

interface Page {
  applications: { id: string; status: string; isBeingRejected: boolean; can: { reject: boolean } }[];
  nextCursor: string | null;
  counts: Record<string, number>;
}
const list = async (path: string, person: TestPerson | undefined) => {
  const answer = await world.app.request('GET', path, person ? { cookie: person.cookie } : {});
  return { status: answer.status, body: (await answer.json()) as Page };
};

test('shows each side its own list', async () => {
  const id = await applied();
  expect((await list('/api/applications', undefined)).status).toBe(401);
  expect((await list('/api/applications', world.seeker)).status).toBe(403);
  expect((await list('/api/me/applications', world.employer)).status).toBe(403);
  expect((await list('/api/applications', world.rival)).body.applications.map((one) => one.id)).not.toContain(id);
  expect((await list('/api/me/applications', world.other)).body.applications).toEqual([]);
  expect((await list('/api/me/applications', world.seeker)).body).toMatchObject({
    applications: [{ id, status: 'new' }],
    counts: { new: 1, accepted: 0 },
  });
});

test('lists no applications for readers', async () => {
  await applied();
  const { rows } = await world.app.database.pool.query<{ companyId: string }>(
    'select company_id as "companyId" from job where id = $1',
    [world.jobId],
  );
  const reader = await registerColleague(world.app, rows[0]!, { memberAs: 'reader' });
  const none = { applications: [], counts: { new: 0 } };
  expect((await list('/api/applications', reader)).body).toMatchObject(none);
  expect((await list('/api/me/company/waiting-applications', reader)).body).toMatchObject(none);
});

test('lists the applications for a job of each company of a member, whichever is their current one', async () => {
  const id = await applied();
  const { rows } = await world.app.database.pool.query<{ companyId: string }>(
    'select company_id as "companyId" from job where id = $1',
    [world.jobId],
  );
  const colleague = await registerColleague(world.app, await registerEmployer(world.app));
  const ofJob = `/api/applications?job=${world.jobId}`;
  expect((await list(ofJob, colleague)).body.applications).toEqual([]);
  await world.app.base.db
    .insertInto('company_member')
    .values({ company_id: rows[0]!.companyId, user_id: colleague.userId, role: 'recruiter', chosen_at: new Date(0) })
    .execute();
  expect((await list(ofJob, colleague)).body.applications).toMatchObject([{ id }]);
  expect((await list('/api/applications', colleague)).body.applications).toEqual([]);
});

test('sorts the applicant’s list by latest change', async () => {
  const first = await applied();
  const { id: otherJob } = await createActive(world.app, world.employer, job);
  const second = (await apply(world.seeker, { coverLetter: '' }, otherJob)).body.id;
  const ids = async (query = '') =>
    (await list(`/api/me/applications${query}`, world.seeker)).body.applications.map((one) => one.id);
  expect(await ids()).toEqual([second, first]);
  await move(first, 'view', world.employer);
  expect(await ids()).toEqual([first, second]);
  expect(await ids('?status=new')).toEqual([second]);
});

test('filters the employer’s list by job, language and level, skill, name, day and status', async () => {
  await call('PATCH', '/api/me/profile', world.seeker, {
    languages: [{ language: 'fr', level: 'B2' }],
    skills: ['Négociation'],
  });
  const id = await applied();
  await apply(world.other);
  const found = async (query: string) =>
    (await list(`/api/applications?job=${world.jobId}${query}`, world.employer)).body.applications.map((one) => one.id);
  expect(await found('')).toHaveLength(2);
  expect(await found('')).toContain(id);
  for (const query of [
    '&language=fr',
    '&language=fr:B1',
    '&language=fr:B2',
    '&skill=negociation',
    '&q=MORENO',
    '&q=lucia',
  ])
    expect([query, await found(query)]).toEqual([query, [id]]);
  for (const query of [
    '&language=fr:C1',
    '&language=de',
    '&skill=crm',
    '&q=nobody',
    '&status=accepted',
    '&to=2020-01-01',
  ])
    expect([query, await found(query)]).toEqual([query, []]);
  await move(id, 'reject', world.employer);
  expect(await found('&status=undecided')).toHaveLength(1);
  expect(await found('&status=undecided')).not.toContain(id);
  expect((await list('/api/applications?status=hired', world.employer)).status).toBe(422);
  expect((await list('/api/applications?cursor=x', world.employer)).status).toBe(422);
});

test('pages without repetition or loss, ordered by date of application or by answers', async () => {
  const { body } = await apply(world.seeker);
  await world.app.base.db
    .insertInto('application')
    .columns(['id', 'job_id', 'company_id', 'applicant_id', 'applicant_facts', 'job_facts', 'applied_at'])
    .expression((eb) =>
      eb
        .selectFrom('application')
        .innerJoin('profile', 'profile.id', 'profile.id')
        .select([
          'profile.id as new_id',
          'application.job_id',
          'application.company_id',
          'profile.id',
          'application.applicant_facts',
          'application.job_facts',
          'application.applied_at',
        ])
        .where('application.id', '=', body.id)
        .where('profile.id', '!=', world.seeker.profileId),
    )
    .execute();
  const all = await world.app.base.db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', world.jobId)
    .orderBy('applied_at')
    .orderBy('id')
    .execute();
  for (const sort of ['oldest', 'answers']) {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = (
        await list(`/api/applications?job=${world.jobId}&sort=${sort}${cursor && `&cursor=${cursor}`}`, world.employer)
      ).body;
      seen.push(...page.applications.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  }
});

test('moves several at once, each separately', async () => {
  const id = await applied();
  const decided = (await apply(world.other)).body.id;
  await move(decided, 'reject', world.employer);
  const answer = await call('POST', '/api/applications/bulk', world.employer, {
    action: 'shortlist',
    ids: [id, decided, UNKNOWN_ID],
  });
  expect(answer.body).toEqual([
    { id, refused: null },
    { id: decided, refused: 'CONFLICT' },
    { id: UNKNOWN_ID, refused: 'NOT_FOUND' },
  ]);
  expect((await call('POST', '/api/applications/bulk', world.seeker, { action: 'reject', ids: [id] })).status).toBe(
    403,
  );
});

test('changes an application once when its id is given twice', async () => {
  const id = await applied();
  const answer = await call('POST', '/api/applications/bulk', world.employer, { action: 'reject', ids: [id, id] });
  expect(answer.body).toEqual([{ id, refused: null }]);
});

describe('the neighbours of an application', () => {
  const neighbours = async (id: string, query = '') =>
    (await call('GET', `/api/applications/${id}/neighbours${query}`, world.employer)).body;

  test('are the undecided ones of its job', async () => {
    const [first, second] = [await applied(), (await apply(world.other)).body.id];
    expect(await neighbours(first)).toEqual({ previous: null, next: second, place: 1, count: 2 });
    await move(second, 'reject', world.employer);
    expect(await neighbours(first)).toEqual({ previous: null, next: null, place: 1, count: 1 });
    expect(await neighbours(second)).toEqual({ previous: first, next: null, place: null, count: 1 });
  });

  test('are those of the list that it was opened from, in its order (T411)', async () => {
    const [first, second] = [await applied(), (await apply(world.other)).body.id];
    await move(second, 'reject', world.employer);
    const all = `?job=${world.jobId}&sort=newest`;
    expect(await neighbours(first, all)).toEqual({ previous: second, next: null, place: 2, count: 2 });
    expect(await neighbours(second, all)).toEqual({ previous: null, next: first, place: 1, count: 2 });
    expect(await neighbours(first, `${all}&status=rejected`)).toMatchObject({
      previous: second,
      place: null,
      count: 1,
    });
  });
});

describe('rejecting several at once', () => {
  const REJECTIONS = '/api/applications/rejections';
  const ask = async (method: string, path: string, person: TestPerson | undefined, json: object = {}) => {
    const answer = await world.app.request(method, path, { json, ...(person ? { cookie: person.cookie } : {}) });
    return {
      status: answer.status,
      body: (await answer.json()) as { batchId: string; results: unknown; ids: string[]; data?: { reason: string } },
    };
  };
  const both = async () => [await applied(), (await apply(world.other)).body.id];
  const reject = async (ids: string[]) => (await ask('POST', REJECTIONS, world.employer, { ids })).body.batchId;
  const undo = (batchId: string, person: TestPerson | undefined = world.employer) =>
    ask('DELETE', `${REJECTIONS}/${batchId}`, person);
  const statuses = async () =>
    (await list(`/api/applications?job=${world.jobId}`, world.employer)).body.applications.map((one) => one.status);
  /** What each applicant received, by notification and by email. */
  const told = async () => {
    const { rows } = await world.app.database.pool.query<{ count: number }>(
      `select (select count(*) from notification where user_id = person.id)::int
         + (select count(*) from live_event where user_id = person.id)::int
         + (select count(*) from mail where to_address = person.email)::int as count
       from unnest($1::uuid[]) with ordinality as asked (id, place) join user_account as person using (id) order by place`,
      [[world.seeker.userId, world.other.userId]],
    );
    return rows.map(({ count }) => count);
  };
  /** A notification, an email, and three live events: the status, the notification, and the number of unread ones. */
  const ONCE = 5;

  test('is refused to others, for too many, and for each that cannot be rejected', async () => {
    const [id = '', second = ''] = await both();
    for (const [person, status] of [
      [undefined, 401],
      [world.seeker, 403],
    ] as const)
      expect((await ask('POST', REJECTIONS, person, { ids: [id] })).status).toBe(status);
    for (const ids of [[], ['x'], Array.from({ length: 101 }, () => id)])
      expect((await ask('POST', REJECTIONS, world.employer, { ids })).status).toBe(422);
    expect((await ask('POST', REJECTIONS, world.rival, { ids: [id] })).body).toMatchObject({
      batchId: null,
      results: [{ id, refused: 'NOT_FOUND' }],
    });
    await move(second, 'accept', world.employer);
    const ids = [id, second, UNKNOWN_ID, id];
    expect((await ask('POST', REJECTIONS, world.employer, { ids })).body.results).toEqual([
      { id, refused: null },
      { id: second, refused: 'CONFLICT' },
      { id: UNKNOWN_ID, refused: 'NOT_FOUND' },
    ]);
    expect((await ask('POST', REJECTIONS, world.employer, { ids: [id] })).body.results).toEqual([
      { id, refused: 'CONFLICT' },
    ]);
  });

  test('notifies applicants after ten seconds, once', async () => {
    const ids = await both();
    const batchId = await reject(ids);
    await world.app.drain();
    expect([await statuses(), await told()]).toEqual([
      ['new', 'new'],
      [0, 0],
    ]);
    const shown = (await list(`/api/applications?job=${world.jobId}`, world.employer)).body.applications;
    expect(shown.map(({ isBeingRejected, can }) => [isBeingRejected, can.reject])).toEqual([
      [true, false],
      [true, false],
    ]);
    await letDaysPass(world.app);
    await letDaysPass(world.app);
    expect([await statuses(), await told()]).toEqual([
      ['rejected', 'rejected'],
      [ONCE, ONCE],
    ]);
    const { history } = (await call('GET', `/api/applications/${ids[0]}`, world.seeker)).body;
    expect(history.at(-1)).toMatchObject({ to: 'rejected', by: 'employer', name: 'Jonas Weber' });
    expect(await undo(batchId)).toMatchObject({ status: 409, body: { data: { reason: 'wrong_status' } } });
  });

  test('notifies no one if undone, which only the company may do', async () => {
    const ids = await both();
    const batchId = await reject(ids);
    for (const [person, status] of [
      [undefined, 401],
      [world.seeker, 403],
      [world.rival, 404],
    ] as const)
      expect((await ask('DELETE', `${REJECTIONS}/${batchId}`, person)).status).toBe(status);
    expect((await undo(batchId)).body.ids.toSorted()).toEqual(ids.toSorted());
    expect((await undo(batchId)).status).toBe(404);
    await letDaysPass(world.app);
    expect([await statuses(), await told()]).toEqual([
      ['new', 'new'],
      [0, 0],
    ]);
    expect(await reject(ids)).not.toBeNull();
  });

  test('succeeds or is undone for all when both happen at the same time', async () => {
    const task = applicationTasks.find(({ name }) => name === REJECT_HELD)!;
    for (let round = 0; round < 3; round += 1) {
      const { id: jobId } = await createActive(world.app, world.employer, job);
      const ids = await Promise.all(
        [world.seeker, world.other].map(async (person) => (await apply(person, { coverLetter: '' }, jobId)).body.id),
      );
      const batchId = await reject(ids);
      const [{ status }] = await Promise.all([undo(batchId), task.run(world.app.system, { batchId })]);
      const page = await list(`/api/applications?job=${jobId}`, world.employer);
      const left = status === 200 ? 'new' : 'rejected';
      expect([status, page.body.applications.map((one) => one.status)]).toEqual([status, [left, left]]);
      expect([200, 409]).toContain(status);
    }
  });

  test('leaves applications that were decided otherwise, while opening one decides nothing', async () => {
    const [id = '', second = ''] = await both();
    await reject([id, second]);
    await move(id, 'view', world.employer);
    await move(second, 'withdraw', world.other);
    await letDaysPass(world.app);
    expect(await statuses()).toEqual(['rejected', 'withdrawn']);
  });

  test('can no longer be undone for one that is shortlisted, or rejected individually', async () => {
    const [id = '', second = ''] = await both();
    const batchId = await reject([id, second]);
    await move(id, 'shortlist', world.employer);
    await move(second, 'reject', world.employer);
    expect((await undo(batchId)).status).toBe(404);
    await letDaysPass(world.app);
    expect([await statuses(), (await told())[1]]).toEqual([['shortlisted', 'rejected'], ONCE]);
  });

  test('does not reject an application for which an interview was proposed in the meantime', async () => {
    const [id = '', second = ''] = await both();
    await move(id, 'interview', world.employer);
    await reject([id, second]);
    const path = `/api/applications/${id}/interviews`;
    expect((await call('POST', path, world.employer, interviewInput(world.employer.userId))).status).toBe(201);
    await letDaysPass(world.app);
    expect(await statuses()).toEqual(['interview', 'rejected']);
  });

  test('works even if applicants leave meanwhile', async () => {
    const ids = await both();
    await reject(ids);
    await act(world.app, world.seeker, 'POST', '/me/erase', { password: world.seeker.password });
    await letDaysPass(world.app);
    expect(await statuses()).toEqual(['rejected']);
  });

  test('has no effect if the member who decided leaves the company first', async () => {
    const [id = ''] = await both();
    const { company_id: companyId } = await world.app.base.db
      .selectFrom('application')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const colleague = await registerColleague(world.app, { companyId });
    await ask('POST', REJECTIONS, colleague, { ids: [id] });
    await world.app.base.db.deleteFrom('company_member').where('user_id', '=', colleague.userId).execute();
    await letDaysPass(world.app);
    expect(await statuses()).toEqual(['new', 'new']);
    expect((await ask('POST', REJECTIONS, world.employer, { ids: [id] })).body.results).toEqual([
      { id, refused: null },
    ]);
  });
});
