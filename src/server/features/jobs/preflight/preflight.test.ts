import { beforeAll, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { Preflight } from '#contract/jobs/job-preflight.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, dayIn, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let rival: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  [employer, rival] = await Promise.all([registerEmployer(app), registerEmployer(app)]);
});

async function preflight(id: string, person?: TestPerson): Promise<{ status: number; body: Preflight }> {
  const answer = await app.request('GET', `/api/jobs/${id}/preflight`, person ? { cookie: person.cookie } : {});
  return { status: answer.status, body: (await answer.json()) as Preflight };
}

const of = async (input: Partial<JobInput>): Promise<Preflight> =>
  (await preflight((await createDraft(app, employer, input)).id, employer)).body;

const text = (title: string, description = '<p>Short.</p>', requirements = '') => ({
  title,
  description,
  requirements,
});

const whole: Partial<JobInput> = {
  experienceLevel: 'mid',
  skills: ['CRM'],
  languages: [{ language: 'de', level: 'C1', required: true }],
  salary: { min: 1, max: 2, currency: 'EUR', period: 'year' },
  translations: {
    en: text('Account Executive', `<p>${'You sell to hotels in Portugal. '.repeat(12)}</p>`, '<p>Curiosity</p>'),
  },
};

async function completeCompany(): Promise<void> {
  const logo = newId();
  await app.base.db
    .insertInto('file')
    .values({
      id: logo,
      owner_id: employer.userId,
      kind: 'logo',
      name: 'f',
      size: 1,
      type: 'image/png',
      sha256: logo,
      storage_key: logo,
    })
    .execute();
  await app.base.db
    .updateTable('company')
    .set({ logo_file_id: logo, description: JSON.stringify({ de: 'Wir verkaufen.' }) })
    .where('id', '=', employer.companyId)
    .execute();
}

describe('a preflight', () => {
  test('is for employers who are members of the company', async () => {
    const seeker = await registerPerson(app);
    const draft = await createDraft(app, employer);
    const open = await createActive(app, employer);
    expect((await preflight(draft.id)).status).toBe(401);
    expect((await preflight(draft.id, seeker)).status).toBe(403);
    expect((await preflight(draft.id, rival)).status).toBe(404);
    expect((await preflight(open.id, rival)).status).toBe(403);
    expect((await preflight(UNKNOWN_ID, employer)).status).toBe(404);
    expect((await preflight('nothing', employer)).status).toBe(404);
    expect((await preflight(draft.id, employer)).status).toBe(200);
  });

  test('is limited per user and hour', async () => {
    const busy = await registerEmployer(app);
    const { id } = await createDraft(app, busy);
    await app.base.db
      .insertInto('rate_limit')
      .values({ key: `check_job:${busy.userId}`, started_at: new Date(), count: 299 })
      .execute();
    expect((await preflight(id, busy)).status).toBe(200);
    expect(await preflight(id, busy)).toMatchObject({
      status: 429,
      body: { data: { retryAfter: expect.any(Number) } },
    });
  });
});

describe('reports', () => {
  test('what prevents publication, the same as publishing does', async () => {
    const { id } = await createDraft(app, employer, {
      category: null,
      city: '',
      validThrough: dayIn(90),
      translations: { en: text('', '') },
    });
    const { missing } = (await preflight(id, employer)).body;
    expect(missing).toEqual([
      'translations.en.title',
      'translations.en.description',
      'category',
      'city',
      'validThrough',
    ]);
    const refused = await callJobs(app, 'POST', `/${id}/publish`, employer);
    expect(refused.body.data?.fields?.map(({ path }) => path)).toEqual(missing);
  });

  test('everything that readers and search engines will miss', async () => {
    expect((await of({ validThrough: dayIn(5), translations: { en: text('SALES MANAGER WANTED!!!') } })).gaps).toEqual([
      'salary',
      'languages',
      'skills',
      'requirements',
      'short_description',
      'experience_level',
      'company_logo',
      'company_description',
      'title_noise',
      'short_term',
    ]);
  });

  test('nothing where nothing is missing', async () => {
    await completeCompany();
    expect(await of(whole)).toEqual({ missing: [], gaps: [], stale: [], otherLanguages: [], wording: [] });
  });

  test('a text in another language than the one it is filed under', async () => {
    const german = `<p>Sie betreuen unsere Kunden am Telefon und per E-Mail und beraten sie zu unseren Tarifen.</p>`;
    const translations = { ...whole.translations, es: text('Agente', german), de: text('Berater', german) };
    expect((await of({ ...whole, translations })).otherLanguages).toEqual([{ locale: 'es', language: 'de' }]);
  });

  test('a title with more than a name, in any language', async () => {
    expect((await of({ ...whole, translations: { ...whole.translations, fr: text('Vendeur REF-123') } })).gaps).toEqual(
      ['title_noise'],
    );
    expect(
      (await of({ ...whole, translations: { ...whole.translations, de: text('Vertrieb (m/w/d) in Lisbon') } })).gaps,
    ).toEqual(['title_noise']);
  });

  test('translations that are older than the original', async () => {
    const { id } = await createDraft(app, employer, {
      translations: { en: text('Sales Manager'), de: text('Vertriebsleitung') },
    });
    expect((await preflight(id, employer)).body.stale).toEqual([]);
    await callJobs(app, 'PATCH', `/${id}`, employer, { translations: { en: text('Senior Sales Manager') } });
    expect((await preflight(id, employer)).body.stale).toEqual(['de']);
  });

  test('words that ask for a birthplace, an age or a gender', async () => {
    const { wording } = await of({
      translations: {
        en: text('Salesman', '<p>You are a native <strong>German</strong> speaker.</p>'),
        it: text('Vendite', '<p>Un team giovane</p>'),
      },
    });
    expect(wording).toEqual([
      { rule: 'gender', locale: 'en', field: 'title', quote: 'Salesman', suggestion: 'salesperson' },
      {
        rule: 'native_speaker',
        locale: 'en',
        field: 'description',
        quote: 'native German speaker',
        suggestion: 'German at level C2',
      },
      { rule: 'age', locale: 'it', field: 'description', quote: 'team giovane', suggestion: 'un gruppo motivato' },
    ]);
  });
});
