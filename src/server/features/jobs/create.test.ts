import { beforeAll, describe, expect, test } from 'vitest';

import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import {
  callJobs,
  completeJob,
  createActive,
  createDraft,
  dayIn,
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

const create = (person: TestPerson | undefined, json: unknown) => callJobs(app, 'POST', '', person, json);
const readToEdit = (id: string, person?: TestPerson) => callJobs(app, 'GET', `/${id}/edit`, person);

describe('creating a draft', () => {
  test('is for employers only (T205)', async () => {
    const admin = await registerPerson(app, { role: 'admin' });
    expect((await create(undefined, {})).status).toBe(401);
    expect((await create(seeker, {})).status).toBe(403);
    expect((await create(admin, {})).status).toBe(403);
  });

  test('requires a company', async () => {
    const newcomer = await registerPerson(app, { role: 'employer' });
    expect(await create(newcomer, completeJob())).toMatchObject({
      status: 409,
      body: { data: { reason: 'company_required' } },
    });
  });

  test('refuses fields that only the server sets, and fields that jobs do not have', async () => {
    for (const key of ['id', 'status', 'companyId', 'firstPublishedAt', 'version', 'hidden', 'nonsense']) {
      expect(await create(employer, { [key]: 'active' })).toMatchObject({
        status: 422,
        body: { data: { fields: [{ path: key, code: 'unknown_key' }] } },
      });
    }
  });

  test('refuses impossible values (T312)', async () => {
    const text = { title: '', description: '', requirements: '' };
    const withReached = (reached: object) => ({
      variablePay: { target: null, capped: false, reached, currency: 'EUR' },
    });
    const wrong: [path: string, json: unknown][] = [
      ['category', { category: 'engineering' }],
      ['country', { country: 'XX' }],
      ['openings', { openings: 0 }],
      ['salary.max', { salary: { min: 2, max: 1, currency: 'EUR', period: 'year' } }],
      ['salary.currency', { salary: { min: 1, max: 2, currency: 'XTS', period: 'year' } }],
      ['variablePay.cap', { variablePay: { target: 5_000, capped: true, cap: 4_000, currency: 'EUR' } }],
      ['variablePay.cap', { variablePay: { target: null, capped: false, cap: 4_000, currency: 'EUR' } }],
      ['variablePay.reached.percent', withReached({ percent: 501, year: 2025 })],
      ['variablePay.reached.year', withReached({ percent: 80, year: new Date().getUTCFullYear() })],
      ['variablePay.reached.year', withReached({ percent: 80 })],
      ['languages.0.level', { languages: [{ language: 'de', level: 'native', required: true }] }],
      ['languages', { languages: [1, 2].map(() => ({ language: 'de', level: 'B2', required: true })) }],
      ['skills', { skills: Array.from({ length: 51 }, (_, index) => `skill ${index}`) }],
      ['translations.de.title', { translations: { de: { ...text, title: 'a'.repeat(121) } } }],
      ['translations.de.title', { translations: { de: { ...text, title: 'a\u0007b' } } }],
      ['translations.de.description', { translations: { de: { ...text, description: 'a\u0000' } } }],
      ['translations.de.description', { translations: { de: { ...text, description: '\ud800' } } }],
      ['translations.de.description', { translations: { de: { ...text, description: 'ä'.repeat(10_241) } } }],
      ['translations.de.requirements', { translations: { de: { ...text, requirements: 'ä'.repeat(10_241) } } }],
      ['translations.de.requirements', { translations: { de: { ...text, requirements: 'a'.repeat(40_961) } } }],
      ['validThrough', { validThrough: '2026-02-30' }],
    ];
    for (const [path, json] of wrong) {
      const { status, body } = await create(employer, json);
      expect([path, status, body.data?.fields?.map((field) => field.path)]).toEqual([path, 422, [path]]);
    }
  });

  test('allows 20 KB each for description and requirements (T314)', async () => {
    // With the paragraph's tags, 20,480 bytes.
    const html = `<p>${'ä'.repeat(10_236)}a</p>`;
    expect(Buffer.byteLength(html)).toBe(20_480);
    const { status, body } = await create(employer, {
      translations: { de: { title: 'Vertrieb', description: html, requirements: html } },
    });
    expect([status, body.translations?.de?.description, body.translations?.de?.requirements]).toEqual([
      201,
      html,
      html,
    ]);
  });

  test("works with no input at all, in the author's language", async () => {
    const answer = await app.request('POST', '/api/jobs', {
      json: {},
      cookie: employer.cookie,
      headers: { 'accept-language': 'de' },
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      status: 'draft',
      version: 1,
      primaryLocale: 'de',
      category: null,
      city: '',
      salary: null,
      variablePay: null,
      openings: 1,
      languages: [],
      skills: [],
      validThrough: null,
      firstPublishedAt: null,
      translations: { de: { title: '', description: '', requirements: '', stale: false } },
      can: { edit: true, publish: true, remove: true, pause: false, close: false, renew: false },
    });
  });

  test('stores all input (T119)', async () => {
    const given = {
      ...completeJob(),
      experienceLevel: 'senior',
      workplace: 'remote',
      remoteCountries: ['PT', 'ES'],
      skills: ['CRM', 'Negotiation'],
      languages: [
        { language: 'pt', level: 'C1', required: true },
        { language: 'de', level: 'B2', required: false },
      ],
      salary: { min: 40_000, max: 52_000, currency: 'EUR', period: 'year' },
      variablePay: {
        target: 12_000,
        capped: true,
        cap: 20_000,
        reached: { percent: 87, year: 2025 },
        currency: 'EUR',
      },
      openings: 3,
      translations: {
        en: {
          title: 'Account Executive',
          description: '<p>You <strong>sell</strong>.</p>',
          requirements: '<ul><li>Phone</li></ul>',
        },
        de: { title: 'Vertrieb', description: '<p>Sie verkaufen.</p>', requirements: '' },
        fr: { title: '', description: '', requirements: '' },
      },
    };
    const { id } = (await create(employer, given)).body;
    const { en, de } = given.translations;
    expect((await readToEdit(id, employer)).body).toMatchObject({
      ...given,
      translations: { en: { ...en, stale: false }, de: { ...de, stale: false } },
    });
    expect(Object.keys((await readToEdit(id, employer)).body.translations).sort()).toEqual(['de', 'en']);
    expect((await readToEdit(id, employer)).body.status).toBe('draft');
    const owner = await app.base.db
      .selectFrom('job')
      .select(['company_id', 'posted_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(owner).toEqual({ company_id: employer.companyId, posted_by: employer.userId });
  });

  test('stores repeated skills and countries once', async () => {
    const { body } = await create(employer, { skills: ['CRM', 'crm', 'SQL'], remoteCountries: ['DE', 'DE'] });
    expect(body).toMatchObject({ skills: ['CRM', 'SQL'], remoteCountries: ['DE'] });
  });

  test('sanitizes its texts (T121)', async () => {
    const description = '<p onclick="x()">Hello<script>alert(1)</script> <a href="javascript:x()">you</a></p>';
    const { body } = await create(employer, {
      primaryLocale: 'en',
      translations: { en: { title: 'T', description, requirements: '' } },
    });
    expect(body.translations.en?.description).toBe('<p>Hello you</p>');
  });
});

describe('opening a job for editing', () => {
  test('is for signed-in employers only', async () => {
    const { id } = await createDraft(app, employer);
    expect((await readToEdit(id)).status).toBe(401);
    expect((await readToEdit(id, seeker)).status).toBe(403);
  });

  test('is for its company; another company does not find a draft and may not edit an open job', async () => {
    const [draft, active] = await Promise.all([createDraft(app, employer), createActive(app, employer)]);
    for (const id of [draft.id, UNKNOWN_ID, 'no-id']) expect((await readToEdit(id, rival)).status).toBe(404);
    expect((await readToEdit(active.id, rival)).status).toBe(403);
    expect((await readToEdit(active.id, employer)).body).toMatchObject({
      id: active.id,
      status: 'active',
      validThrough: dayIn(30),
    });
  });
});
