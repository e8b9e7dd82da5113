import { beforeAll, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { EndedJob, Job, JobCard } from '#contract/jobs/job-views.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { readCards } from './cards.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let seeker: TestPerson;

const everything: Partial<JobInput> = {
  primaryLocale: 'de',
  category: 'customer_service',
  employmentType: 'part_time',
  experienceLevel: 'mid',
  workplace: 'remote',
  city: 'Köln',
  country: 'DE',
  remoteCountries: ['DE', 'AT'],
  skills: ['SAP', 'Zendesk'],
  languages: [
    { language: 'fr', level: 'A2', required: false },
    { language: 'de', level: 'C1', required: true },
    { language: 'en', level: 'B2', required: true },
    { language: 'pl', level: 'B1', required: true },
  ],
  salary: { min: 30_000, max: 36_000, currency: 'EUR', period: 'year' },
  variablePay: { target: 4_000, capped: true, cap: 6_000, reached: { percent: 91, year: 2025 }, currency: 'EUR' },
  openings: 3,
  validThrough: dayIn(20),
  translations: {
    de: {
      title: 'Kundenberatung',
      description: '<p>Sie beraten <strong>Kunden</strong> &amp; Gäste.</p>',
      requirements: '<ul><li>Geduld</li></ul>',
    },
    it: { title: 'Assistenza clienti', description: '<p>Assiste i clienti.</p>', requirements: '' },
    es: { title: 'Atención al cliente', description: '', requirements: '' },
    en: { title: 'Customer care', description: '<p>You care.</p>', requirements: '<p>Patience</p>' },
  },
};

beforeAll(async () => {
  app = await sharedTestApp();
  employer = await registerEmployer(app);
  seeker = await registerPerson(app);
  const languages = [
    { language: 'de', level: 'native' },
    { language: 'en', level: 'B1' },
    { language: 'fr', level: 'A2' },
  ];
  await app.request('PATCH', '/api/me/profile', { cookie: seeker.cookie, json: { languages } });
});

const read = async (id: string, locale?: string, person?: TestPerson) =>
  (await callJobs(app, 'GET', `/${id}${locale ? `?locale=${locale}` : ''}`, person)).body as unknown as Job;
const cardsFor = (ids: string[], person?: TestPerson, locale: 'de' | 'en' | 'fr' = 'de'): Promise<JobCard[]> =>
  readCards(app.ctx(person?.actor ?? { kind: 'anonymous' }), ids, locale);
const hide = (id: string) =>
  app.base.db.updateTable('job').set({ hidden_at: new Date(), hidden_reason: 'Fraud' }).where('id', '=', id).execute();

async function storeLogo(): Promise<string> {
  const id = newId();
  await app.base.db
    .insertInto('file')
    .values({
      id,
      owner_id: employer.userId,
      kind: 'logo',
      name: 'f',
      size: 1,
      type: 'image/png',
      sha256: id,
      storage_key: id,
    })
    .execute();
  await app.base.db.updateTable('company').set({ logo_file_id: id }).where('id', '=', employer.companyId).execute();
  return id;
}

describe('reading a job', () => {
  test('returns all its public fields and nothing else', async () => {
    const { id, firstPublishedAt } = await createActive(app, employer, everything);
    const { slug } = await app.base.db
      .selectFrom('company')
      .select('slug')
      .where('id', '=', employer.companyId)
      .executeTakeFirstOrThrow();
    expect(await read(id, 'de')).toEqual({
      id,
      status: 'active',
      companyWebsite: null,
      companyAnswers: null,
      answerDays: null,
      relocation: null,
      shifts: null,
      isBlind: false,
      iscoGroups: [],
      locale: 'de',
      primaryLocale: 'de',
      locales: ['de', 'en', 'it'],
      title: 'Kundenberatung',
      description: '<p>Sie beraten <strong>Kunden</strong> &amp; Gäste.</p>',
      requirements: '<ul><li>Geduld</li></ul>',
      company: { id: employer.companyId, name: 'Acme', slug, logoUrl: null, verified: false },
      category: 'customer_service',
      employmentType: 'part_time',
      experienceLevel: 'mid',
      workplace: 'remote',
      city: 'Köln',
      country: 'DE',
      remoteCountries: ['DE', 'AT'],
      salary: everything.salary,
      variablePay: everything.variablePay,
      languages: [
        { language: 'de', level: 'C1', required: true, fit: null },
        { language: 'en', level: 'B2', required: true, fit: null },
        { language: 'pl', level: 'B1', required: true, fit: null },
        { language: 'fr', level: 'A2', required: false, fit: null },
      ],
      skills: ['SAP', 'Zendesk'],
      openings: 3,
      firstPublishedAt,
      validThrough: expect.stringContaining(dayIn(20)) as unknown,
      closedAt: null,
      updatedAt: expect.any(String) as unknown,
      saved: null,
      hidden: null,
      can: {
        edit: false,
        publish: false,
        pause: false,
        close: false,
        renew: false,
        duplicate: false,
        remove: false,
        save: false,
        report: true,
        hide: false,
        restore: false,
      },
    });
  });

  test('uses the reader’s language, else its own; never an incomplete translation', async () => {
    const { id } = await createActive(app, employer, everything);
    const titles = async (...locales: string[]) =>
      Promise.all(
        locales.map(async (locale) => (({ title, locale: shown }) => [shown, title])(await read(id, locale))),
      );
    expect(await titles('it', 'en', 'es', 'pt')).toEqual([
      ['it', 'Assistenza clienti'],
      ['en', 'Customer care'],
      ['de', 'Kundenberatung'],
      ['de', 'Kundenberatung'],
    ]);
    expect((await callJobs(app, 'GET', `/${id}?locale=xx`)).status).toBe(422);
  });

  test('works for a draft without any text', async () => {
    const { body } = await callJobs(app, 'POST', '', employer, { primaryLocale: 'fr' });
    expect(await read(body.id, 'en', employer)).toMatchObject({
      status: 'draft',
      locale: 'fr',
      locales: ['fr'],
      title: '',
      description: '',
      salary: null,
      variablePay: null,
      languages: [],
    });
  });

  test('tells seekers how each language fits, and whether they saved it', async () => {
    const { id } = await createActive(app, employer, everything);
    const job = await read(id, 'de', seeker);
    expect(job.languages.map(({ language, fit }) => [language, fit])).toEqual([
      ['de', 'met'],
      ['en', 'not_met'],
      ['pl', 'not_stated'],
      ['fr', 'met'],
    ]);
    expect(job.saved).toBe(false);
    await callJobs(app, 'PUT', `/${id}/saved`, seeker);
    expect((await read(id, 'de', seeker)).saved).toBe(true);
    expect(await read(id, 'de', employer)).toMatchObject({
      saved: null,
      languages: expect.arrayContaining([expect.objectContaining({ fit: null })]) as unknown,
    });
  });

  test('includes its company’s logo, and says verified only if a person represents it', async () => {
    const { id } = await createActive(app, employer);
    const logo = await storeLogo();
    const admin = await registerPerson(app, { role: 'admin' });
    const verified = { verified_at: new Date(), verified_by: admin.userId, verified_how: 'call' } as const;
    await app.base.db.updateTable('company').set(verified).where('id', '=', employer.companyId).execute();
    expect((await read(id)).company).toMatchObject({ logoUrl: `/api/files/${logo}`, verified: true });
    await app.base.db.updateTable('company').set({ verified_by: null }).where('id', '=', employer.companyId).execute();
    expect((await read(id)).company.verified).toBe(false);
  });
});

describe('what remains of an ended job', () => {
  const readEnded = async (id: string) =>
    (await callJobs(app, 'GET', `/${id}/ended?locale=en`)).body as unknown as EndedJob;

  test('is its title, place and end', async () => {
    const closed = await createActive(app, employer, everything);
    await callJobs(app, 'POST', `/${closed.id}/close`, employer, { reason: 'filled_here' });
    const { closedAt, company } = await read(closed.id, 'en', employer);
    const rest = { locale: 'en', title: 'Customer care', company, city: 'Köln', country: 'DE' };
    expect(await readEnded(closed.id)).toEqual({ id: closed.id, status: 'closed', endedAt: closedAt, ...rest });
    const expired = await createActive(app, employer, everything);
    const valid_through = new Date('2026-03-01T23:59:59.999Z');
    await app.base.db
      .updateTable('job')
      .set({ status: 'expired', valid_through })
      .where('id', '=', expired.id)
      .execute();
    expect(await readEnded(expired.id)).toEqual({
      id: expired.id,
      status: 'expired',
      endedAt: valid_through.toISOString(),
      ...rest,
    });
  });

  test('is gone once it is open again', async () => {
    const { id } = await createActive(app, employer);
    await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'other' });
    expect((await callJobs(app, 'GET', `/${id}`)).status).toBe(410);
    await callJobs(app, 'POST', `/${id}/renew`, employer, { validThrough: dayIn(10) });
    expect((await callJobs(app, 'GET', `/${id}/ended`)).status).toBe(404);
    expect((await callJobs(app, 'GET', `/${id}`)).status).toBe(200);
  });
});

describe('cards', () => {
  test('come in the order of the ids, each once, without jobs that the reader may not see', async () => {
    const [first, second, paused, hidden] = [
      await createActive(app, employer),
      await createActive(app, employer, everything),
      await createActive(app, employer),
      await createActive(app, employer),
    ];
    const draft = await createDraft(app, employer);
    await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
    await hide(hidden.id);
    const ids = [second.id, draft.id, paused.id, hidden.id, newId(), first.id];
    expect((await cardsFor(ids)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await cardsFor(ids, seeker)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await cardsFor(ids, employer)).map(({ id }) => id)).toEqual([
      second.id,
      draft.id,
      paused.id,
      hidden.id,
      first.id,
    ]);
    expect(await cardsFor([])).toEqual([]);
  });

  test('match the job page, and begin its description', async () => {
    const { id } = await createActive(app, employer, everything);
    const { excerpt, ...facts } = (await cardsFor([id], seeker))[0]!;
    expect(excerpt).toBe('Sie beraten Kunden & Gäste.');
    expect(await read(id, 'de', seeker)).toMatchObject(facts);
    expect((await cardsFor([id], undefined, 'en'))[0]).toMatchObject({
      locale: 'en',
      title: 'Customer care',
      excerpt: 'You care.',
    });
    expect((await cardsFor([id], undefined, 'fr'))[0]).toMatchObject({ locale: 'de', title: 'Kundenberatung' });
  });

  test('are read in one statement, however many there are', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await createActive(app, employer, everything)).id);
    let statements = 0;
    const counting = app.base.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        statements += 1;
        return Promise.resolve(result);
      },
    });
    const cards = await readCards({ ...app.ctx(seeker.actor), db: counting }, ids, 'de');
    expect([cards.length, statements]).toEqual([5, 1]);
  });
});
