import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SAVED_SEARCHES_MAX, type SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let seeker: TestPerson;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  seeker = await registerPerson(app);
});

interface Answer {
  status: number;
  body: SavedSearch & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

const PATH = '/api/me/saved-searches';

async function call(method: string, path: string, person: TestPerson | undefined, json?: object): Promise<Answer> {
  const answer = await app.request(method, PATH + path, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const sales = { filters: { category: ['sales'] }, frequency: 'daily' };
/** Searches that differ from each other. */
const another = () => ({ ...sales, filters: { q: randomUUID() } });
const add = (json: object = sales, person: TestPerson | undefined = seeker) => call('POST', '', person, json);
const list = async (person = seeker, locale = 'en') =>
  (await (
    await app.request('GET', PATH, { cookie: person.cookie, headers: { 'accept-language': locale } })
  ).json()) as SavedSearch[];

describe('a saved search', () => {
  test('is refused to signed-out users', async () => {
    const { body } = await add();
    expect([
      (await call('GET', '', undefined)).status,
      (await call('POST', '', undefined, sales)).status,
      (await call('PATCH', `/${body.id}`, undefined, { isPaused: true })).status,
      (await call('DELETE', `/${body.id}`, undefined)).status,
    ]).toEqual([401, 401, 401, 401]);
  });

  test('of another user is not found', async () => {
    const { body } = await add();
    const other = await registerPerson(app);
    for (const id of [body.id, UNKNOWN_ID, 'x']) {
      expect([id, (await call('PATCH', `/${id}`, other, { isPaused: true })).status]).toEqual([id, 404]);
      expect([id, (await call('DELETE', `/${id}`, other)).status]).toEqual([id, 404]);
    }
    expect(await list(other)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['an unknown filter', { ...sales, filters: { colour: ['red'] } }, 'filters.colour'],
    ['when jobs were posted', { ...sales, filters: { posted_within: 7 } }, 'filters.posted_within'],
    ['an unknown value', { ...sales, filters: { category: ['cooking'] } }, 'filters.category.0'],
    ['an unknown rhythm', { ...sales, frequency: 'hourly' }, 'frequency'],
    ['no filters', { frequency: 'daily' }, 'filters'],
    ['a long name', { ...sales, name: 'x'.repeat(81) }, 'name'],
  ])('is refused with %s', async (_, json, path) => {
    const { status, body } = await add(json);
    expect([status, body.data?.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });

  test('is refused beyond the limit, also for concurrent requests', async () => {
    await app.base.db.deleteFrom('saved_search').where('user_id', '=', seeker.userId).execute();
    for (let count = 0; count < SAVED_SEARCHES_MAX - 2; count += 1) await add(another());
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(another())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body.data?.reason).toBe('too_many_searches');
    expect(await list()).toHaveLength(SAVED_SEARCHES_MAX);
  });

  test('is saved once, also concurrently: saving again changes its name and rhythm', async () => {
    const [first, second] = await Promise.all([add(), add({ ...sales, name: 'Selling', frequency: 'weekly' })]);
    expect(first.body.id).toBe(second.body.id);
    const { body } = await add({ ...sales, name: 'Sold', frequency: 'at_once' });
    expect(await list()).toMatchObject([{ id: body.id, name: 'Sold', frequency: 'at_once' }]);
  });

  test('is returned with its filters, described in the reader’s language', async () => {
    const filters = {
      q: 'hotels',
      category: ['sales', 'account_management'],
      language: ['de:B2', 'fr'],
      city: ['Porto'],
      country: ['PT'],
      workplace: ['hybrid'],
      salary_min: 45_000,
      qualified: true,
    };
    const { status, body } = await add({ name: 'Hotels', filters, frequency: 'at_once' });
    expect([status, body]).toMatchObject([201, { name: 'Hotels', filters, frequency: 'at_once', isPaused: false }]);
    expect(body.summary).toBe(
      'hotels · Sales · Account Management · German: level B2 · French · Porto · Portugal · Hybrid · From €45,000 · Jobs I qualify for',
    );
    const [german] = await list(seeker, 'de');
    expect(german?.summary.replaceAll('\u00a0', ' ')).toBe(
      'hotels · Vertrieb · Account-Management · Deutsch: Niveau B2 · Französisch · Porto · Portugal · Hybrid · Ab 45.000 € · Passt zu meinen Sprachen',
    );
  });

  test('describes a company by its name, and no filter as all jobs', async () => {
    const { companyId } = await registerEmployer(app);
    const { slug } = await app.base.db
      .selectFrom('company')
      .select('slug')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect((await add({ ...sales, filters: { company: slug } })).body.summary).toBe('Acme');
    expect((await add({ ...sales, filters: {} })).body.summary).toBe('All jobs');
  });

  test('can be renamed, paused, changed and deleted, by every signed-in user', async () => {
    const employer = await registerEmployer(app);
    const { id } = (await add(sales, employer)).body;
    const changed = await call('PATCH', `/${id}`, employer, {
      name: 'Mine',
      frequency: 'weekly',
      isPaused: true,
      filters: { workplace: ['remote'] },
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { name: 'Mine', frequency: 'weekly', isPaused: true, summary: 'Remote' },
    ]);
    expect((await call('PATCH', `/${id}`, employer, { isPaused: false })).body).toMatchObject({
      name: 'Mine',
      isPaused: false,
      summary: 'Remote',
    });
    expect((await call('DELETE', `/${id}`, employer)).status).toBe(200);
    expect([await list(employer), (await call('DELETE', `/${id}`, employer)).status]).toEqual([[], 404]);
  });
});
