import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobStatus } from '#contract/jobs/job-status.ts';
import { inTransaction } from '#server/context.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import {
  callJobs,
  completeJob,
  createActive,
  createDraft,
  dayIn,
  registerColleague,
  registerEmployer,
  UNKNOWN_ID,
} from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { createJob } from './create.ts';
import { publishJob } from './publish.ts';
import { updateJob } from './update.ts';

type Move = 'publish' | 'pause' | 'close' | 'renew';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let rival: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  seeker = await registerPerson(app);
});
beforeEach(async () => {
  [employer, rival] = await Promise.all([registerEmployer(app), registerEmployer(app)]);
});

const needs: Record<Move, object | undefined> = {
  publish: undefined,
  pause: undefined,
  close: { reason: 'filled_here' },
  renew: { validThrough: dayIn(50) },
};
const move = (id: string, what: Move, person: TestPerson | undefined = employer, json = needs[what]) =>
  callJobs(app, 'POST', `/${id}/${what}`, person, json);
const readToEdit = async (id: string) => (await callJobs(app, 'GET', `/${id}/edit`, employer)).body;
const hide = (id: string) =>
  app.base.db.updateTable('job').set({ hidden_at: new Date(), hidden_reason: 'Spam' }).where('id', '=', id).execute();

/** A job of the employer in that status. */
async function createIn(status: JobStatus): Promise<string> {
  const { id } = await (status === 'draft' ? createDraft : createActive)(app, employer);
  if (status === 'paused') await move(id, 'pause');
  if (status === 'closed') await move(id, 'close');
  if (status === 'expired')
    await app.base.db
      .updateTable('job')
      .set({ status, valid_through: new Date('2026-01-31T23:59:59.999Z') })
      .where('id', '=', id)
      .execute();
  return id;
}

describe.each<Move>(['publish', 'pause', 'close', 'renew'])('changing a job to %s', (what) => {
  test('is for signed-in employers', async () => {
    const id = await createIn('draft');
    expect((await callJobs(app, 'POST', `/${id}/${what}`, undefined, needs[what])).status).toBe(401);
    expect((await move(id, what, seeker)).status).toBe(403);
  });

  test('is for members of its company; others do not find what they may not see', async () => {
    const [draft, paused, active] = await Promise.all([createIn('draft'), createIn('paused'), createIn('active')]);
    for (const id of [draft, paused, UNKNOWN_ID, 'no-id']) expect((await move(id, what, rival)).status).toBe(404);
    expect((await move(active, what, rival)).status).toBe(403);
  });

  test('refuses unknown fields', async () => {
    const id = await createIn('draft');
    expect(await move(id, what, employer, { ...needs[what], status: 'active' })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'status', code: 'unknown_key' }] } },
    });
  });

  test('succeeds for one of many at once', async () => {
    const colleague = await registerColleague(app, employer);
    const id = await createIn(what === 'publish' ? 'draft' : what === 'renew' ? 'closed' : 'active');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move(id, what, index % 2 === 0 ? employer : colleague)),
    );
    const done = answers.filter(({ status }) => status === 200);
    // An open job may be renewed again.
    expect(done).toHaveLength(what === 'renew' ? 20 : 1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.data?.reason]).toEqual([409, 'wrong_status']);
  });

  test("notifies its readers and its company's members", async () => {
    const id = await createIn(what === 'publish' ? 'draft' : 'active');
    const topics = await heard(app, () => move(id, what));
    expect(topics.toSorted()).toEqual([`company:${employer.companyId}`, `job:${id}`, 'jobs']);
  });
});

describe('changing the status', () => {
  const allowed: Record<Move, JobStatus[]> = {
    publish: ['draft', 'paused'],
    pause: ['active'],
    close: ['active', 'paused'],
    renew: ['active', 'paused', 'closed', 'expired'],
  };
  const statuses: JobStatus[] = ['draft', 'active', 'paused', 'closed', 'expired'];
  const refused = Object.entries(allowed).flatMap(([what, from]) =>
    statuses.filter((status) => !from.includes(status)).map((status) => [what as Move, status] as const),
  );

  test.each(refused)('to %s is refused for a job that is %s', async (what, status) => {
    const id = await createIn(status);
    expect(
      await heard(app, async () =>
        expect(await move(id, what)).toMatchObject({ status: 409, body: { data: { reason: 'wrong_status' } } }),
      ),
    ).toEqual([]);
    expect((await readToEdit(id)).status).toBe(status);
  });
});

describe('publishing a job', () => {
  test('requires complete content, and names what is missing', async () => {
    const { id } = (await callJobs(app, 'POST', '', employer, { primaryLocale: 'fr' })).body;
    const { status, body } = await move(id, 'publish');
    const missing = [
      'translations.fr.title',
      'translations.fr.description',
      'category',
      'employmentType',
      'workplace',
      'country',
      'validThrough',
    ];
    expect([status, body.data?.fields]).toEqual([422, missing.map((path) => ({ path, code: 'required' }))]);
    expect((await readToEdit(id)).status).toBe('draft');
  });

  test.each([
    ['onsite', 422],
    ['hybrid', 422],
    ['remote', 200],
  ] as const)('%s without a city: %i', async (workplace, status) => {
    const { id } = await createDraft(app, employer, { workplace, city: '' });
    expect((await move(id, 'publish')).status).toBe(status);
  });

  test.each([
    [-1, 422],
    [0, 200],
    [60, 200],
    [61, 422],
  ])('with a last day %i days from now: %i', async (days, status) => {
    const { id } = await createDraft(app, employer, { validThrough: dayIn(days) });
    expect((await move(id, 'publish')).status).toBe(status);
  });

  test('cannot resume after its last day has passed', async () => {
    const id = await createIn('paused');
    const valid_through = new Date(Date.now() - 1_000);
    await app.base.db.updateTable('job').set({ valid_through }).where('id', '=', id).execute();
    expect((await move(id, 'publish')).status).toBe(422);
    expect((await readToEdit(id)).status).toBe('paused');
  });

  test('lasts until the end of its last day, in UTC', async () => {
    const { id } = await createActive(app, employer, { validThrough: dayIn(10) });
    const { valid_through } = await app.base.db
      .selectFrom('job')
      .select('valid_through')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(valid_through?.toISOString()).toBe(`${dayIn(10)}T23:59:59.999Z`);
  });

  test('is refused to its company while an administrator has hidden it', async () => {
    const [draft, closed] = await Promise.all([createIn('draft'), createIn('closed')]);
    await Promise.all([hide(draft), hide(closed)]);
    expect((await move(draft, 'publish')).status).toBe(403);
    expect((await move(closed, 'renew')).status).toBe(403);
    expect((await readToEdit(draft)).hidden?.reason).toBe('Spam');
  });

  test('is limited per user and day, drafts and renewals together; not for the platform (T15)', async () => {
    const busy = await registerEmployer(app);
    const ids = await Promise.all(Array.from({ length: 3 }, async () => (await createDraft(app, busy)).id));
    await app.base.db
      .insertInto('rate_limit')
      .values({ key: `publish:${busy.userId}`, started_at: new Date(), count: 48 })
      .execute();
    const [first = '', second = '', third = ''] = ids;
    expect((await move(first, 'publish', busy)).status).toBe(200);
    expect((await move(first, 'pause', busy)).status).toBe(200);
    expect((await move(first, 'publish', busy)).status).toBe(200);
    expect((await move(first, 'renew', busy)).status).toBe(200);
    const refused = await move(second, 'publish', busy);
    expect(refused).toMatchObject({ status: 429, body: { data: { retryAfter: expect.any(Number) } } });
    expect((await move(first, 'renew', busy)).status).toBe(429);
    await publishJob(app.ctx(), { id: third });
    expect((await callJobs(app, 'GET', `/${third}/edit`, busy)).body.status).toBe('active');
  });
});

describe("within a caller's transaction", () => {
  test('creates, changes and publishes a job with it, or not at all', async () => {
    const ctx = app.ctx(employer.actor);
    const work = (ends: 'well' | 'badly') =>
      inTransaction(ctx, async (tx) => {
        const id = await createJob(tx, completeJob());
        await updateJob(tx, { id, city: ends });
        await publishJob(tx, { id });
        if (ends === 'badly') throw new Error(ends);
        return id;
      });
    expect(await heard(app, () => expect(work('badly')).rejects.toThrow('badly'))).toEqual([]);
    const id = await work('well');
    expect(await readToEdit(id)).toMatchObject({ status: 'active', city: 'well' });
    expect(
      await app.base.db.selectFrom('job').select('city').where('company_id', '=', employer.companyId).execute(),
    ).toEqual([{ city: 'well' }]);
  });
});

describe('the date of first publication', () => {
  test('is set once', async () => {
    const { id, firstPublishedAt } = await createActive(app, employer);
    expect(firstPublishedAt).not.toBeNull();
    for (const what of ['pause', 'publish', 'close', 'renew'] as const)
      expect((await move(id, what)).body.firstPublishedAt).toBe(firstPublishedAt);
  });
});

describe('closing a job', () => {
  test('requires a known reason', async () => {
    const id = await createIn('active');
    expect((await move(id, 'close', employer, {})).status).toBe(422);
    expect((await move(id, 'close', employer, { reason: 'bored' })).status).toBe(422);
    expect((await move(id, 'close')).body).toMatchObject({ status: 'closed' });
    expect(
      await app.base.db.selectFrom('job').select(['close_reason', 'closed_at']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ close_reason: 'filled_here', closed_at: expect.any(Date) });
  });
});

describe('renewing a job', () => {
  test('requires a day that is neither past nor more than 60 days away (T313)', async () => {
    const id = await createIn('closed');
    for (const validThrough of [undefined, 'soon', dayIn(-1), dayIn(61)]) {
      const { status, body } = await move(id, 'renew', employer, { validThrough });
      expect([validThrough, status, body.data?.fields?.[0]?.path]).toEqual([validThrough, 422, 'validThrough']);
    }
    expect((await readToEdit(id)).status).toBe('closed');
    for (const days of [0, 60])
      expect((await move(id, 'renew', employer, { validThrough: dayIn(days) })).body).toMatchObject({
        status: 'active',
        validThrough: dayIn(days),
      });
  });

  test.each<JobStatus>(['active', 'paused', 'closed', 'expired'])(
    'from %s opens it, without traces of its last term',
    async (status) => {
      const id = await createIn(status);
      await app.base.db.updateTable('job').set({ expiry_notice_at: new Date() }).where('id', '=', id).execute();
      expect((await move(id, 'renew')).body).toMatchObject({ status: 'active', validThrough: dayIn(50) });
      const row = await app.base.db
        .selectFrom('job')
        .select(['closed_at', 'close_reason', 'expiry_notice_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual({ closed_at: null, close_reason: null, expiry_notice_at: null });
    },
  );
});
