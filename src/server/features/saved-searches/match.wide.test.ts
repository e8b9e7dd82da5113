import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { jobChoices } from '#contract/jobs/job-choices.ts';
import { cefrLevels } from '#contract/languages.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';
import { createRandom } from '#server/seeds/random.ts';
import { seedJobs } from '#server/seeds/seed-jobs.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { publishJob } from '../jobs/publish.ts';
import { rebuildJobSearch } from '../jobs/search/rebuild.ts';
import { searchJobs } from '../jobs/search/search.ts';
import { ageReadings, recompileSearches } from './compile.ts';
import { matchJobs } from './match.ts';
import { addSearch } from './saved-searches.ts';

const JOBS = 400;
const SEARCHES = 150;
const PAGE = 50;
const random = createRandom(20_260_701);

let app: TestApp;
let seeker: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  await seedJobs(app.base.db, { jobs: JOBS, randomSeed: 11, now: new Date() });
  await rebuildJobSearch(app.base.db);
  seeker = await registerPerson(app);
  await app.base.db
    .insertInto('profile_language')
    .values([
      { profile_id: seeker.profileId, language: 'en', level: 'C1', position: 0 },
      { profile_id: seeker.profileId, language: 'de', level: 'native', position: 1 },
      { profile_id: seeker.profileId, language: 'fr', level: 'B2', position: 2 },
    ])
    .execute();
}, 120_000);
afterAll(() => app.close());

const save = async (filters: SavedFilters, person = seeker) =>
  (await addSearch(app.ctx(person.actor), { filters, frequency: 'at_once', locale: 'en' })).id;

async function matchesOf(id: string): Promise<string[]> {
  const rows = await app.base.db
    .selectFrom('saved_search_match')
    .select('job_id')
    .where('saved_search_id', '=', id)
    .execute();
  return rows.map((row) => row.job_id).toSorted();
}

async function found(filters: SavedFilters): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await searchJobs(app.searchCtx(seeker.actor), {
      ...filters,
      cursor,
      limit: PAGE,
      sort: 'newest',
      locale: 'en',
    });
    ids.push(...page.jobs.slice(0, page.matching).map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids.toSorted();
}

async function matchAll(): Promise<void> {
  const { rows } = await sql<{ id: string }>`select job_id as id from job_search`.execute(app.base.db);
  for (const { id } of rows) await matchJobs(app.ctx(), { jobIds: [id] });
}

/** Values that occur in jobs. */
async function readValues() {
  const { rows } = await sql<Record<'words' | 'cities' | 'countries' | 'languages' | 'companies', string[]>>`
    select array(select word from job_word where jobs between 3 and 200 and length(word) > 3 and word ~ '^[a-zäöüéèàç]+$' order by word) as words,
      array(select distinct city from job where city <> '' order by 1) as cities,
      array(select distinct country from job where country is not null order by 1) as countries,
      array(select distinct language from job_language order by 1) as languages,
      array(select slug from company order by 1) as companies`.execute(app.base.db);
  return rows[0]!;
}

function inventFilters(values: Awaited<ReturnType<typeof readValues>>): SavedFilters {
  const { pick, pickSome, between, chance } = random;
  const some = <Value>(all: readonly Value[], most = 2) => pickSome(all, between(1, most));
  const choices: (() => Partial<Record<keyof SavedFilters, unknown>>)[] = [
    () => ({ category: some(jobChoices.category.values) }),
    () => ({
      language: some(values.languages).map((code) => (chance(0.5) ? `${code}:${pick(cefrLevels)}` : code)),
    }),
    () => ({ country: some(values.countries, 3) }),
    () => ({ city: some(values.cities, 3).map((city) => (chance(0.3) ? city.toUpperCase() : city)) }),
    () => ({ remote: true }),
    () => ({ workplace: some(jobChoices.workplace.values) }),
    () => ({ employment_type: some(jobChoices.employmentType.values) }),
    () => ({ experience_level: some(jobChoices.experienceLevel.values) }),
    () => ({
      salary_min: between(0, 120) * 1_000,
      ...(chance(0.4) ? { salary_currency: pick(['GBP', 'CHF', 'PLN'] as const) } : {}),
    }),
    () => ({ company: pick(values.companies) }),
    () => ({ qualified: true }),
  ];
  const text = chance(0.5) ? { q: some(values.words, chance(0.3) ? 2 : 1).join(' ') } : {};
  return Object.assign({ ...text }, ...pickSome(choices, between(0, 3)).map((choose) => choose())) as SavedFilters;
}

describe('a saved search', () => {
  test('matches a new job exactly if the search finds it', { timeout: 180_000 }, async () => {
    const values = await readValues();
    // More than one person may have.
    const people = await Promise.all([1, 2, 3].map(() => registerPerson(app)));
    for (const { profileId } of people)
      await sql`insert into profile_language (profile_id, language, level, position)
        select ${profileId}::uuid, language, level, position from profile_language where profile_id = ${seeker.profileId}`.execute(
        app.base.db,
      );
    const searches: { id: string; filters: SavedFilters }[] = [];
    for (let number = 0; number < SEARCHES; number += 1) {
      const filters = inventFilters(values);
      searches.push({ id: await save(filters, people[number % 3]), filters });
    }
    await matchAll();
    let hits = 0;
    for (const { id, filters } of searches) {
      const expected = await found(filters);
      hits += expected.length;
      expect(await matchesOf(id), JSON.stringify(filters)).toEqual(expected);
    }
    expect(hits).toBeGreaterThan(1_000);
  });

  test("uses its owner's qualifying languages, and none for users who are not job seekers", async () => {
    const employer = await registerEmployer(app);
    const stranger = await registerPerson(app);
    const languages = [{ language: 'de' as const, level: 'C1' as const, required: true }];
    const ids = [
      await save({ qualified: true }, seeker),
      await save({ qualified: true }, stranger),
      await save({ qualified: true }, employer),
    ];
    const { id } = await createActive(app, employer, { languages });
    await app.drain();
    const matched = await Promise.all(ids.map(async (search) => (await matchesOf(search)).includes(id)));
    expect(matched).toEqual([true, false, true]);
  });

  test('is compared when a job is first published, once, and not with drafts or ended jobs', async () => {
    const employer = await registerEmployer(app);
    const search = await save({ city: ['Lisbon'], category: ['sales'] });
    const draft = await createDraft(app, employer);
    await app.drain();
    expect(await matchesOf(search)).not.toContain(draft.id);
    await publishJob(app.ctx(employer.actor), { id: draft.id });
    await app.drain();
    await matchJobs(app.ctx(), { jobIds: [draft.id] });
    expect((await matchesOf(search)).filter((id) => id === draft.id)).toHaveLength(1);
    const closed = await createActive(app, employer);
    await app.request('POST', `/api/jobs/${closed.id}/close`, {
      cookie: employer.cookie,
      json: { reason: 'cancelled' },
    });
    await app.drain();
    expect(await matchesOf(search)).not.toContain(closed.id);
  });

  test('leaves no match when deleted, nor does a deleted job', async () => {
    const employer = await registerEmployer(app);
    const [removed, kept] = [
      await save({ category: ['sales'] }),
      await save({ category: ['sales', 'account_management'] }),
    ];
    const { id } = await createActive(app, employer);
    await app.drain();
    await app.request('DELETE', `/api/me/saved-searches/${removed}`, { cookie: seeker.cookie, json: {} });
    expect([(await matchesOf(removed)).length, (await matchesOf(kept)).includes(id)]).toEqual([0, true]);
    await app.base.db.deleteFrom('company').where('id', '=', employer.companyId).execute();
    expect((await matchesOf(kept)).includes(id)).toBe(false);
  });

  test('that is paused, or for another place, does not match', async () => {
    const employer = await registerEmployer(app);
    const [paused, elsewhere] = [await save({ category: ['sales'] }), await save({ city: ['Atlantis'] })];
    await app.base.db.updateTable('saved_search').set({ paused: true }).where('id', '=', paused).execute();
    const { id } = await createActive(app, employer);
    await app.drain();
    expect([(await matchesOf(paused)).includes(id), (await matchesOf(elsewhere)).includes(id)]).toEqual([false, false]);
  });

  test('matches a city once a place of that name has jobs', async () => {
    const employer = await registerEmployer(app);
    await app.drain();
    const search = await save({ city: ['Lissabon'] });
    const publish = async () => {
      const { id } = await createActive(app, employer);
      await app.drain();
      return (await matchesOf(search)).includes(id);
    };
    await publish();
    await ageReadings(app.ctx());
    await recompileSearches(app.ctx());
    expect(await publish()).toBe(true);
  });

  test('is compiled again by a later version of the code', async () => {
    const search = await save({ q: 'hotels', category: ['sales'], country: ['PT'] });
    const read = () =>
      app.base.db
        .selectFrom('saved_search')
        .select(['anchors', 'compiled_version', sql<string>`wanted::text`.as('wanted')])
        .where('id', '=', search)
        .executeTakeFirstOrThrow();
    const before = await read();
    await app.base.db
      .updateTable('saved_search')
      .set({ compiled_version: 0, anchors: [], wanted: null })
      .where('id', '=', search)
      .execute();
    await recompileSearches(app.ctx());
    expect(await read()).toEqual(before);
  });
});
