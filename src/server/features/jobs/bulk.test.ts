import { beforeAll, describe, expect, test } from 'vitest';

import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import {
  callJobs,
  createActive,
  createDraft,
  dayIn,
  registerColleague,
  registerEmployer,
  UNKNOWN_ID,
} from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let rival: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  [employer, rival, seeker] = await Promise.all([registerEmployer(app), registerEmployer(app), registerPerson(app)]);
});

const readToEdit = (id: string) => callJobs(app, 'GET', `/${id}/edit`, employer);

describe('duplicating a job', () => {
  const duplicate = (id: string, person?: TestPerson) => callJobs(app, 'POST', `/${id}/duplicate`, person);

  test('is allowed to members of its company only', async () => {
    const [draft, active] = await Promise.all([createDraft(app, employer), createActive(app, employer)]);
    expect((await duplicate(draft.id)).status).toBe(401);
    expect((await duplicate(draft.id, seeker)).status).toBe(403);
    for (const id of [draft.id, UNKNOWN_ID, 'no-id']) expect((await duplicate(id, rival)).status).toBe(404);
    expect((await duplicate(active.id, rival)).status).toBe(403);
  });

  test('copies the content in all languages and no dates, whichever member does it', async () => {
    const text = { title: 'Vertrieb', description: '<p>Sie verkaufen.</p>', requirements: '<p>Deutsch</p>' };
    const original = await createActive(app, employer, {
      translations: { en: { ...text, title: 'Sales' }, de: text },
      languages: [
        { language: 'de', level: 'C1', required: true },
        { language: 'en', level: 'B2', required: false },
      ],
      skills: ['CRM'],
      salary: { min: 1, max: 2, currency: 'EUR', period: 'month' },
      variablePay: { target: null, capped: true, cap: 9_000, reached: { percent: 104, year: 2024 }, currency: 'EUR' },
    });
    await callJobs(app, 'PATCH', `/${original.id}`, employer, {
      translations: { en: { ...text, title: 'Account Executive' } },
    });
    const source = (await readToEdit(original.id)).body;
    const colleague = await registerColleague(app, employer);
    const { status, body: copy } = await duplicate(original.id, colleague);
    expect(status).toBe(201);
    expect(copy).toEqual({
      ...source,
      id: copy.id,
      status: 'draft',
      version: 1,
      validThrough: null,
      firstPublishedAt: null,
      updatedAt: copy.updatedAt,
      can: copy.can,
    });
    expect(copy.id).not.toBe(original.id);
    expect(copy.translations.de?.stale).toBe(true);
    const row = await app.base.db
      .selectFrom('job')
      .select(['posted_by', 'company_id'])
      .where('id', '=', copy.id)
      .executeTakeFirst();
    expect(row).toEqual({ posted_by: colleague.userId, company_id: employer.companyId });
    expect((await readToEdit(original.id)).body).toEqual(source);
  });

  test('keeps blind review and the exclusion from other sites', async () => {
    const { id } = await createActive(app, employer);
    await callJobs(app, 'PUT', `/${id}/blind-review`, employer, { isBlind: true });
    await callJobs(app, 'PUT', `/${id}/syndication`, employer, { isSyndicated: false });
    const { body: copy } = await duplicate(id, employer);
    expect((await callJobs(app, 'GET', `/${copy.id}/blind-review`, employer)).body).toEqual({ isBlind: true });
    expect((await callJobs(app, 'GET', `/${copy.id}/syndication`, employer)).body).toEqual({ isSyndicated: false });
  });
});

describe('deleting a job', () => {
  const remove = (id: string, person?: TestPerson) => callJobs(app, 'DELETE', `/${id}`, person);

  test('is allowed to members of its company only', async () => {
    const [draft, active] = await Promise.all([createDraft(app, employer), createActive(app, employer)]);
    expect((await remove(draft.id)).status).toBe(401);
    expect((await remove(draft.id, seeker)).status).toBe(403);
    for (const id of [draft.id, UNKNOWN_ID, 'no-id']) expect((await remove(id, rival)).status).toBe(404);
    expect((await remove(active.id, rival)).status).toBe(403);
  });

  test('is possible while it is a draft, and deletes everything that belongs to it', async () => {
    const active = await createActive(app, employer);
    expect(await remove(active.id, employer)).toMatchObject({
      status: 409,
      body: { data: { reason: 'wrong_status' } },
    });
    const draft = await createDraft(app, employer, { languages: [{ language: 'de', level: 'B2', required: true }] });
    expect(
      await heard(app, async () =>
        expect(await remove(draft.id, employer)).toEqual({ status: 200, body: { done: true } }),
      ),
    ).toEqual([]);
    expect((await readToEdit(draft.id)).status).toBe(404);
    expect((await remove(draft.id, employer)).status).toBe(404);
  });
});

describe('bulk actions on jobs', () => {
  const bulk = async (json: object, person?: TestPerson) => {
    const { status, body } = await callJobs(app, 'POST', '/bulk', person, json);
    return { status, body: body as unknown as { id: string; refused: string | null }[] & typeof body };
  };

  test('require a signed-in employer', async () => {
    expect((await bulk({ action: 'pause', ids: [UNKNOWN_ID] })).status).toBe(401);
    expect((await bulk({ action: 'pause', ids: [UNKNOWN_ID] }, seeker)).status).toBe(403);
  });

  test('take 1 to 100 jobs and exactly the fields that the action needs', async () => {
    const ids = [UNKNOWN_ID];
    const wrong = [
      { action: 'remove', ids },
      { action: 'pause', ids: [] },
      { action: 'pause', ids: Array.from({ length: 101 }, () => UNKNOWN_ID) },
      { action: 'pause', ids: ['no-id'] },
    ];
    for (const json of [
      ...wrong,
      { action: 'close', ids },
      { action: 'renew', ids },
      { action: 'pause', ids, reason: 'other' },
    ])
      expect((await bulk(json, employer)).status).toBe(422);
  });

  test('succeed or fail for each job separately', async () => {
    const [open, draft, theirs, theirDraft] = await Promise.all([
      createActive(app, employer),
      createDraft(app, employer),
      createActive(app, rival),
      createDraft(app, rival),
    ]);
    const { body } = await bulk(
      { action: 'pause', ids: [theirs.id, draft.id, UNKNOWN_ID, open.id, theirDraft.id, open.id] },
      employer,
    );
    expect(body).toEqual([
      { id: theirs.id, refused: 'FORBIDDEN' },
      { id: draft.id, refused: 'CONFLICT' },
      { id: UNKNOWN_ID, refused: 'NOT_FOUND' },
      { id: open.id, refused: null },
      { id: theirDraft.id, refused: 'NOT_FOUND' },
    ]);
    expect((await readToEdit(open.id)).body.status).toBe('paused');
  });

  test('publish, close, renew and duplicate', async () => {
    const [ready, bare] = await Promise.all([
      createDraft(app, employer),
      createDraft(app, employer, { category: null }),
    ]);
    const ids = [ready.id, bare.id];
    expect((await bulk({ action: 'publish', ids }, employer)).body).toEqual([
      { id: ready.id, refused: null },
      { id: bare.id, refused: 'INVALID' },
    ]);
    expect(
      (await bulk({ action: 'close', ids, reason: 'cancelled' }, employer)).body.map(({ refused }) => refused),
    ).toEqual([null, 'CONFLICT']);
    expect(
      (await bulk({ action: 'renew', ids, validThrough: dayIn(20) }, employer)).body.map(({ refused }) => refused),
    ).toEqual([null, 'CONFLICT']);
    expect((await readToEdit(ready.id)).body).toMatchObject({ status: 'active', validThrough: dayIn(20) });
    const count = async () =>
      (await app.base.db.selectFrom('job').select('id').where('company_id', '=', employer.companyId).execute()).length;
    const before = await count();
    expect((await bulk({ action: 'duplicate', ids }, employer)).body.map(({ refused }) => refused)).toEqual([
      null,
      null,
    ]);
    expect(await count()).toBe(before + 2);
  });

  test("stop at the user's limit, and keep what was done before it", async () => {
    const busy = await registerEmployer(app);
    const ids = await Promise.all(Array.from({ length: 3 }, async () => (await createDraft(app, busy)).id));
    await app.base.db
      .insertInto('rate_limit')
      .values({ key: `publish:${busy.userId}`, started_at: new Date(), count: 48 })
      .execute();
    expect((await bulk({ action: 'publish', ids }, busy)).body.map(({ refused }) => refused)).toEqual([
      null,
      null,
      'TOO_MANY_REQUESTS',
    ]);
  });
});
