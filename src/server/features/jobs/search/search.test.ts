import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { searching } from './bounded.ts';
import { followRenames } from './rebuild.ts';
import { searchJobs } from './search.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  employer = await registerEmployer(app);
});
afterEach(async () => {
  await app.base.db.deleteFrom('company').execute();
});
afterAll(() => app.close());

async function search(query: Record<string, string> | string[][] = {}, person?: TestPerson): Promise<JobSearchResult> {
  const answer = await app.request(
    'GET',
    `/api/jobs?${new URLSearchParams(query)}`,
    person ? { cookie: person.cookie } : {},
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as JobSearchResult;
}

/** Of the jobs that match everything. */
async function titles(...given: Parameters<typeof search>): Promise<string[]> {
  const { jobs, matching } = await search(...given);
  return jobs.slice(0, matching).map(({ title }) => title);
}

const titled = (title: string, description = '<p>Text</p>') => ({
  translations: { en: { title, description, requirements: '' } },
});
const post = (title: string, input: Partial<JobInput> = {}) =>
  createActive(app, employer, { ...titled(title), ...input });

describe('a search (T32)', () => {
  test('finds everything without words, or with stop words only', async () => {
    await post('First');
    await post('Second');
    for (const q of ['', '   ', 'the', 'and of the', '!?', '--'])
      expect(await titles({ q })).toEqual(['Second', 'First']);
  });

  test('finds any of the values of a filter, repeated or comma-separated', async () => {
    await post('Spain', { country: 'ES' });
    await post('Italy', { country: 'IT' });
    await post('Malta', { country: 'MT' });
    expect(await titles({ country: 'ES,IT' })).toEqual(['Italy', 'Spain']);
    expect(
      await titles([
        ['country', 'ES'],
        ['country', 'MT,ES'],
      ]),
    ).toEqual(['Malta', 'Spain']);
  });

  test('finds only public jobs: no draft, paused, closed, expired or hidden ones', async () => {
    await createDraft(app, employer, titled('Draft'));
    const [paused, closed, removed, hidden] = [
      await post('Paused'),
      await post('Closed'),
      await post('Removed'),
      await post('Hidden'),
    ];
    await post('Open');
    await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
    await callJobs(app, 'POST', `/${closed.id}/close`, employer, { reason: 'filled_here' });
    await app.base.db.deleteFrom('job').where('id', '=', removed.id).execute();
    // Administration hides jobs in other ways too; until search is updated, the card is left out.
    await app.base.db.updateTable('job').set({ hidden_at: new Date() }).where('id', '=', hidden.id).execute();
    expect(await titles()).toEqual(['Open']);
    await callJobs(app, 'POST', `/${paused.id}/publish`, employer);
    await callJobs(app, 'POST', `/${closed.id}/renew`, employer, { validThrough: dayIn(20) });
    expect(await titles({ sort: 'newest' })).toEqual(['Open', 'Closed', 'Paused']);
    expect((await search()).total).toEqual({ count: 4, capped: false });
  });

  test('follows each change of a job immediately', async () => {
    const { id } = await post('Harbour pilot', { city: 'Porto' });
    expect(await titles({ q: 'harbour' })).toEqual(['Harbour pilot']);
    await callJobs(app, 'PATCH', `/${id}`, employer, { ...titled('Lighthouse keeper'), city: 'Faro', country: 'PT' });
    expect(await titles({ q: 'harbour' })).toEqual([]);
    expect(await titles({ city: 'Porto' })).toEqual([]);
    expect(await titles({ q: 'keepers', city: 'FARO' })).toEqual(['Lighthouse keeper']);
  });

  test('follows a new name of its company', async () => {
    await post('Clerk');
    expect(await titles({ q: 'acme' })).toEqual(['Clerk']);
    await app.base.db.updateTable('company').set({ name: 'Zephyrion' }).where('id', '=', employer.companyId).execute();
    await followRenames(app.ctx());
    expect(await titles({ q: 'zephyrion' })).toEqual(['Clerk']);
    expect(await titles({ q: 'acme' })).toEqual([]);
    expect(await search({ q: 'zefyrion' })).toMatchObject({ didYouMean: 'zephyrion', corrected: true });
  });

  test('finds a job by the words of each complete translation', async () => {
    const texts = {
      en: { title: 'Sales advisor', description: '<p>Sell.</p>', requirements: '' },
      de: { title: 'Verkaufsberater', description: '<p>Verkaufen.</p>', requirements: '' },
      fr: { title: 'Conseiller de vente', description: '', requirements: '' },
    };
    await createActive(app, employer, { translations: texts });
    for (const locale of ['en', 'it'] as const)
      expect((await search({ q: 'Verkaufsberater', locale })).jobs).toHaveLength(1);
    expect(await titles({ q: 'conseiller' })).toEqual([]);
    expect((await search({ q: 'verkaufsberater', locale: 'de' })).jobs[0]?.title).toBe('Verkaufsberater');
  });

  test('requires all words of the text, in any field', async () => {
    await post('Agent', {
      translations: {
        en: { title: 'Agent', description: '<p>Phones</p><ul><li>ring</li></ul>', requirements: '<p>Patience</p>' },
      },
      skills: ['Salesforce'],
      languages: [{ language: 'de', level: 'B2', required: true }],
    });
    for (const q of [
      'agent phones ring patience',
      'salesforce acme',
      'lisbon portugal',
      'german',
      'allemand',
      'deutsch agent',
    ])
      expect(await titles({ q })).toEqual(['Agent']);
    expect(await titles({ q: 'agent french' })).toEqual([]);
    expect(await titles({ q: 'strong' })).toEqual([]);
  });

  test('requires each given language, at a sufficient level', async () => {
    await post('Both', {
      languages: [
        { language: 'de', level: 'B2', required: true },
        { language: 'fr', level: 'A2', required: false },
      ],
    });
    await post('German', { languages: [{ language: 'de', level: 'C1', required: true }] });
    expect(await titles({ language: 'de' })).toEqual(['German', 'Both']);
    expect(await titles({ language: 'de:B2' })).toEqual(['Both']);
    expect(await titles({ language: 'de:C2' })).toEqual(['German', 'Both']);
    expect(await titles({ language: 'de:B1' })).toEqual([]);
    expect(await titles({ language: 'de,fr' })).toEqual(['Both']);
  });

  test('finds what a seeker qualifies for on request; has no effect for others', async () => {
    const seeker = await registerPerson(app);
    await app.base.db
      .insertInto('profile_language')
      .values({ profile_id: seeker.profileId, language: 'de', level: 'B2', position: 0 })
      .execute();
    await post('Any');
    await post('German B1', { languages: [{ language: 'de', level: 'B1', required: true }] });
    await post('German C1', { languages: [{ language: 'de', level: 'C1', required: true }] });
    await post('French would help', {
      languages: [
        { language: 'de', level: 'B2', required: true },
        { language: 'fr', level: 'C1', required: false },
      ],
    });
    expect(await titles({ qualified: 'true' }, seeker)).toEqual(['French would help', 'German B1', 'Any']);
    expect(await titles({ qualified: 'true' })).toHaveLength(4);
    expect(await titles({ qualified: 'true' }, employer)).toHaveLength(4);
    expect(await titles({ qualified: 'false' }, seeker)).toHaveLength(4);
  });

  test('finds jobs that pay at least this much a year, in any unit', async () => {
    await post('Hour', { salary: { min: 10, max: 30, currency: 'EUR', period: 'hour' } });
    await post('Month', { salary: { min: 4_000, max: 5_000, currency: 'GBP', period: 'month' } });
    await post('Year', { salary: { min: 10_000, max: 62_399, currency: 'EUR', period: 'year' } });
    await post('Silent');
    await post('Dream', { salary: { min: 1, max: 100_000_000, currency: 'EUR', period: 'hour' } });
    expect(await titles({ sort: 'salary' })).toEqual(['Dream', 'Month', 'Hour', 'Year', 'Silent']);
    expect(await titles({ sort: 'salary', salary_min: '62400' })).toEqual(['Dream', 'Month', 'Hour']);
    expect(await titles({ sort: 'salary', salary_min: '59000', salary_currency: 'GBP' })).toEqual(['Dream', 'Month']);
    expect(await titles({ sort: 'salary', salary_min: '0' })).toEqual(['Dream', 'Month', 'Hour', 'Year']);
    expect(await titles({ salary_min: '100000000' })).toEqual(['Dream']);
  });

  test('finds a remote job in every country where it may be done', async () => {
    await post('Remote', { workplace: 'remote', country: 'PT', remoteCountries: ['ES', 'FR'] });
    await post('Office', { workplace: 'onsite', country: 'ES', remoteCountries: ['FR'] });
    expect(await titles({ country: 'FR' })).toEqual(['Remote']);
    expect(await titles({ country: 'ES' })).toEqual(['Office', 'Remote']);
    expect(await titles({ country: 'PT', remote: '1' })).toEqual(['Remote']);
    expect(await titles({ remote: 'true', workplace: 'onsite' })).toEqual([]);
  });
});

describe('alongside the hits', () => {
  test('returns their number, and what each other filter would give', async () => {
    await post('One', { category: 'sales', city: 'Köln', country: 'DE' });
    await post('Two', { category: 'sales', city: 'KOLN', country: 'DE', workplace: 'onsite' });
    await post('Three', { category: 'customer_service', city: 'Lyon', country: 'FR' });
    const { total, facets } = await search({ category: 'sales' });
    expect(total).toEqual({ count: 2, capped: false });
    expect(facets?.category).toEqual([
      { value: 'sales', count: 2 },
      { value: 'customer_service', count: 1 },
    ]);
    expect(facets?.country).toEqual([{ value: 'DE', count: 2 }]);
    expect(facets?.city).toEqual([{ value: 'Köln', count: 2 }]);
    expect(facets?.workplace).toEqual([
      { value: 'hybrid', count: 1 },
      { value: 'onsite', count: 1 },
    ]);
    expect(
      await search({
        category: 'sales',
        limit: '1',
        cursor: (await search({ category: 'sales', limit: '1' })).nextCursor ?? '',
      }),
    ).toMatchObject({ total: null, facets: null });
  });

  test('suggests a correction for a word that no job has, and shows its jobs if nothing else is found', async () => {
    await post('Customer Advisor', { city: 'Lübeck' });
    expect(await search({ q: 'Custmer advisor' })).toMatchObject({
      didYouMean: 'customer advisor',
      corrected: true,
      total: { count: 1 },
    });
    expect(await search({ q: 'lubek' })).toMatchObject({ didYouMean: 'lübeck', corrected: true });
    expect(await search({ q: 'advisors' })).toMatchObject({ didYouMean: null, corrected: false });
    expect(await search({ q: 'xylophonist' })).toMatchObject({
      jobs: [],
      didYouMean: null,
      corrected: false,
      total: { count: 0, capped: false },
    });
    expect(await search({ q: 'custmer xylophonist' })).toMatchObject({
      jobs: [{ title: 'Customer Advisor' }],
      matching: 0,
      didYouMean: null,
      corrected: false,
    });
  });

  test('suggests no correction for a word that a job has, even if it was not recorded', async () => {
    await post('Sail maker');
    await post('Soil tester');
    await app.base.db.deleteFrom('job_word').where('key', '=', 'sail').execute();
    expect(await search({ q: 'sail' })).toMatchObject({ jobs: [{ title: 'Sail maker' }], didYouMean: null });
  });
});

describe('a list', () => {
  test.each(['newest', 'salary', 'relevance'])(
    'sorted by %s shows each job once, in the same order, whatever is published or closed meanwhile',
    async (sort) => {
      const posted = [];
      for (let n = 0; n < 12; n += 1) {
        const pay =
          n % 4 === 0 ? {} : { salary: { min: 1, max: 100 * (n % 5) + 1, currency: 'EUR', period: 'month' } as const };
        posted.push(
          await createActive(app, employer, {
            ...titled(n % 3 === 0 ? 'Bellringer' : `Helper ${n}`, '<p>A bellringer</p>'),
            ...pay,
          }),
        );
      }
      const whole = (await search({ q: 'bellringer', sort, limit: '50' })).jobs.map(({ id }) => id);
      expect(new Set(whole)).toEqual(new Set(posted.map(({ id }) => id)));
      const read: string[] = [];
      let closed = '';
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { jobs, nextCursor }: JobSearchResult = await search({
          q: 'bellringer',
          sort,
          limit: '2',
          ...(cursor ? { cursor } : {}),
        });
        read.push(...jobs.map(({ id }) => id));
        cursor = nextCursor;
        if (!closed) {
          await post('Bellringer', { salary: { min: 1, max: 90_000, currency: 'EUR', period: 'year' } });
          closed = whole[7] ?? '';
          await callJobs(app, 'POST', `/${closed}/close`, employer, { reason: 'cancelled' });
        }
      }
      const known = new Set(posted.map(({ id }) => id));
      expect(read.filter((id) => known.has(id))).toEqual(whole.filter((id) => id !== closed));
      expect(new Set(read).size).toBe(read.length);
    },
  );

  test('sorted by relevance begins with jobs whose titles have the words', async () => {
    await post('Campanologist');
    await createActive(app, employer, titled('Helper', '<p>You help a campanologist and other campanologists.</p>'));
    await createActive(app, employer, titled('Driver', '<p>Bells for a campanologist.</p>'));
    expect(await titles({ q: 'campanologist' })).toEqual(['Campanologist', 'Driver', 'Helper']);
    expect(await titles({ q: 'campanologist', sort: 'newest' })).toEqual(['Driver', 'Helper', 'Campanologist']);
  });
});

describe('a search that takes too long', () => {
  const impatient = () => ({ ...app.searchCtx(), searchTimeout: 1_000 });

  test('is cancelled, and says so', async () => {
    const slow = searching(impatient(), ({ db }) => sql`select pg_sleep(30)`.execute(db));
    await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } });
  });

  test('starts no further statement after its time is up', async () => {
    const statements: number[] = [];
    const many = searching(impatient(), async ({ db }) => {
      for (let n = 0; n < 100; n += 1) {
        await sql`select pg_sleep(0.5)`.execute(db);
        statements.push(n);
      }
    });
    await expect(many).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(statements.length).toBeLessThan(10);
  });

  test('leaves its connection unchanged', async () => {
    await searchJobs(app.searchCtx(), {});
    const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(
      app.base.db,
    );
    expect(rows[0]?.timeout).toBe('15s');
  });
});
