import { beforeAll, describe, expect, test } from 'vitest';

import type { JobText } from '#contract/jobs/job-fields.ts';
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

import { updateJob } from './update.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let rival: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  [employer, rival, seeker] = await Promise.all([registerEmployer(app), registerEmployer(app), registerPerson(app)]);
});

const update = (id: string, json: unknown, person: TestPerson | undefined = employer) =>
  callJobs(app, 'PATCH', `/${id}`, person, json);
const confirm = (id: string, locale: string, person: TestPerson | undefined = employer) =>
  callJobs(app, 'POST', `/${id}/translations/${locale}/confirm`, person);
const readToEdit = async (id: string) => (await callJobs(app, 'GET', `/${id}/edit`, employer)).body;

const text = (title: string): JobText => ({ title, description: `<p>${title}</p>`, requirements: '' });
const staleOf = async (id: string) =>
  Object.fromEntries(Object.entries((await readToEdit(id)).translations).map(([locale, { stale }]) => [locale, stale]));

describe('changing a job', () => {
  test('is for signed-in employers', async () => {
    const { id } = await createDraft(app, employer);
    expect((await callJobs(app, 'PATCH', `/${id}`, undefined, { city: 'Porto' })).status).toBe(401);
    expect((await update(id, { city: 'Porto' }, seeker)).status).toBe(403);
  });

  test('is for members of its company; others do not find a draft and are refused an open job (T206)', async () => {
    const [draft, active] = await Promise.all([createDraft(app, employer), createActive(app, employer)]);
    for (const id of [draft.id, UNKNOWN_ID, 'no-id'])
      expect((await update(id, { city: 'Porto' }, rival)).status).toBe(404);
    expect((await update(active.id, { city: 'Porto' }, rival)).status).toBe(403);
    const colleague = await registerColleague(app, employer);
    expect(await update(draft.id, { city: 'Porto' }, colleague)).toMatchObject({
      status: 200,
      body: { city: 'Porto' },
    });
  });

  test('refuses fields that only the server sets', async () => {
    const { id } = await createDraft(app, employer);
    for (const key of ['status', 'companyId', 'closedAt', 'nonsense']) {
      expect(await update(id, { [key]: null })).toMatchObject({
        status: 422,
        body: { data: { fields: [{ path: key, code: 'unknown_key' }] } },
      });
    }
  });

  test('refuses to overwrite a change by another user', async () => {
    const { id, version } = await createDraft(app, employer);
    expect((await update(id, { city: 'Porto', version })).body.version).toBe(version + 1);
    expect(await update(id, { city: 'Braga', version })).toMatchObject({
      status: 409,
      body: { data: { reason: 'changed_meanwhile' } },
    });
    expect((await readToEdit(id)).city).toBe('Porto');
  });

  test('succeeds for one of many who save the same version at once', async () => {
    const { id, version } = await createDraft(app, employer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(id, { city: `City ${index}`, version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('changes only the given fields', async () => {
    const before = await createDraft(app, employer, {
      salary: { min: 1, max: 2, currency: 'EUR', period: 'hour' },
      languages: [{ language: 'de', level: 'B2', required: true }],
    });
    const { body } = await update(before.id, {
      openings: 4,
      salary: null,
      variablePay: { target: null, capped: true, cap: null, reached: null, currency: 'GBP' },
      skills: ['SQL'],
    });
    expect(await readToEdit(before.id)).toEqual(body);
    expect(body).toEqual({
      ...before,
      openings: 4,
      salary: null,
      variablePay: { target: null, capped: true, cap: null, reached: null, currency: 'GBP' },
      skills: ['SQL'],
      version: 2,
      updatedAt: body.updatedAt,
    });
  });

  test('writes only what differs', async () => {
    const before = await createActive(app, employer, {
      languages: [{ language: 'de', level: 'B2', required: true }],
      skills: ['SQL'],
    });
    const { city, skills, languages, validThrough, translations, salary } = before;
    const { en } = translations;
    const same = {
      city,
      skills,
      languages,
      validThrough,
      salary,
      translations: { en: en && { title: en.title, description: en.description, requirements: en.requirements } },
    };
    const topics = await heard(app, async () => expect((await update(before.id, same)).body).toEqual(before));
    expect(topics).toEqual([]);
  });

  test('is limited per user and hour for searchable content of an open job; not for a draft', async () => {
    const busy = await registerEmployer(app);
    const { id } = await createActive(app, busy);
    const draft = await createDraft(app, busy);
    await app.base.db
      .insertInto('rate_limit')
      .values({ key: `change_job:${busy.userId}`, started_at: new Date(), count: 198 })
      .execute();
    expect((await update(id, { city: 'Porto' }, busy)).status).toBe(200);
    expect((await update(id, { city: 'Porto' }, busy)).status).toBe(200);
    expect((await callJobs(app, 'POST', `/${id}/pause`, busy)).status).toBe(200);
    expect((await callJobs(app, 'POST', `/${id}/publish`, busy)).status).toBe(200);
    expect(await update(id, { city: 'Faro' }, busy)).toMatchObject({
      status: 429,
      body: { data: { retryAfter: expect.any(Number) } },
    });
    for (const [path, json] of [
      ['syndication', { isSyndicated: false }],
      ['blind-review', { isBlind: true }],
    ] as const)
      expect([path, (await callJobs(app, 'PUT', `/${id}/${path}`, busy, json)).status]).toEqual([path, 429]);
    expect((await update(draft.id, { city: 'Faro' }, busy)).status).toBe(200);
    await updateJob(app.ctx(), { id, city: 'Faro' });
    expect((await callJobs(app, 'GET', `/${id}/edit`, busy)).body.city).toBe('Faro');
  });

  test('notifies readers of an open job, and no one of a draft', async () => {
    const [draft, active] = await Promise.all([createDraft(app, employer), createActive(app, employer)]);
    expect(await heard(app, () => update(draft.id, { city: 'Porto' }))).toEqual([]);
    expect(await heard(app, () => update(active.id, { city: 'Porto' }))).toEqual([
      'jobs',
      `job:${active.id}`,
      `company:${employer.companyId}`,
    ]);
  });
});

describe('a published job stays complete', () => {
  test.each([
    ['category', { category: null }],
    ['employmentType', { employmentType: null }],
    ['workplace', { workplace: null }],
    ['country', { country: null }],
    ['city', { city: '' }],
    ['validThrough', { validThrough: null }],
    ['translations.en.title', { translations: { en: { ...text('a'), title: '' } } }],
    ['translations.en.description', { translations: { en: { ...text('a'), description: '<p> </p>' } } }],
  ])('in its %s', async (path, change) => {
    const active = await createActive(app, employer);
    for (const move of ['', 'pause', 'close']) {
      if (move)
        await callJobs(app, 'POST', `/${active.id}/${move}`, employer, move === 'close' ? { reason: 'other' } : {});
      const { status, body } = await update(active.id, change);
      expect([move, status, body.data?.fields?.map((field) => field.path)]).toEqual([move, 422, [path]]);
    }
    expect(await readToEdit(active.id)).toMatchObject({
      version: active.version,
      city: 'Lisbon',
      translations: active.translations,
    });
  });

  test('in a new primary language', async () => {
    const { id } = await createActive(app, employer);
    const { status, body } = await update(id, { primaryLocale: 'de' });
    expect([status, body.data?.fields?.map(({ path }) => path)]).toEqual([
      422,
      ['translations.de.title', 'translations.de.description'],
    ]);
    expect((await update(id, { primaryLocale: 'de', translations: { de: text('Vertrieb') } })).body).toMatchObject({
      primaryLocale: 'de',
    });
  });

  test('in its last day, which is neither past nor more than 60 days away', async () => {
    const { id } = await createActive(app, employer);
    expect(await update(id, { validThrough: dayIn(-1) })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'validThrough', code: 'too_small' }] } },
    });
    expect(await update(id, { validThrough: dayIn(61) })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'validThrough', code: 'too_big' }] } },
    });
    expect((await update(id, { validThrough: dayIn(60) })).body.validThrough).toBe(dayIn(60));
    expect((await update(id, { validThrough: dayIn(0) })).body.validThrough).toBe(dayIn(0));
  });

  test('and gets a new last day only by renewal once it has ended', async () => {
    const { id } = await createActive(app, employer);
    await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'other' });
    expect(await update(id, { validThrough: dayIn(40) })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'validThrough', code: 'invalid' }] } },
    });
    expect((await update(id, { city: 'Porto' })).body).toMatchObject({ status: 'closed', city: 'Porto' });
  });
});

describe('translations', () => {
  const translated = () =>
    createDraft(app, employer, { translations: { en: text('Sales'), de: text('Vertrieb'), fr: text('Vente') } });

  test('become stale when the original changes, and with no other change', async () => {
    const { id } = await translated();
    await update(id, { city: 'Porto', translations: { de: text('Verkauf') } });
    expect(await staleOf(id)).toEqual({ en: false, de: false, fr: false });
    await update(id, { translations: { en: text('Account Executive') } });
    expect(await staleOf(id)).toEqual({ en: false, de: true, fr: true });
  });

  test('become current when written, also together with the original; sent unchanged they stay stale', async () => {
    const { id } = await translated();
    await update(id, { translations: { en: text('Account Executive'), de: text('Verkauf'), fr: text('Vente') } });
    expect(await staleOf(id)).toEqual({ en: false, de: false, fr: true });
    await update(id, { translations: { fr: text('Commercial') } });
    expect(await staleOf(id)).toEqual({ en: false, de: false, fr: false });
  });

  test('are removed by null or an empty text; the original never is', async () => {
    const { id } = await translated();
    expect(await update(id, { translations: { en: null } })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'translations.en' }] } },
    });
    await update(id, { translations: { de: null, fr: { title: ' ', description: '<p></p>', requirements: '' } } });
    expect(Object.keys((await readToEdit(id)).translations)).toEqual(['en']);
  });

  test('keep their state when the primary language changes', async () => {
    const { id } = await translated();
    await update(id, { primaryLocale: 'de' });
    expect(await staleOf(id)).toEqual({ en: false, de: false, fr: false });
    await update(id, { translations: { de: text('Verkauf') } });
    expect(await staleOf(id)).toEqual({ en: true, de: false, fr: true });
    await update(id, { primaryLocale: 'it' });
    expect((await readToEdit(id)).translations).toMatchObject({
      it: { title: '', stale: false },
      de: { title: 'Verkauf', stale: false },
    });
  });

  test('may be confirmed by members of the company only', async () => {
    const { id } = await translated();
    expect((await callJobs(app, 'POST', `/${id}/translations/de/confirm`)).status).toBe(401);
    expect((await confirm(id, 'de', seeker)).status).toBe(403);
    expect((await confirm(id, 'de', rival)).status).toBe(404);
    const active = await createActive(app, employer);
    expect((await confirm(active.id, 'en', rival)).status).toBe(403);
  });

  test('become current when confirmed', async () => {
    const { id } = await translated();
    await update(id, { translations: { en: text('Account Executive') } });
    for (const locale of ['en', 'pt', 'xx']) expect((await confirm(id, locale)).status).toBe(404);
    expect((await confirm(id, 'de')).body.translations).toMatchObject({
      de: { title: 'Vertrieb', stale: false },
      fr: { stale: true },
    });
    expect((await confirm(id, 'de')).status).toBe(200);
  });
});
