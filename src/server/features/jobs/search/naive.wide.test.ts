import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { eurosPerUnit } from '#contract/currencies.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { TOTAL_CAP, type JobSearchInput, type JobSearchResult } from '#contract/jobs/job-search.ts';
import { facetNames, jobSorts, type FacetName, type JobSort } from '#contract/jobs/search-choices.ts';
import { cefrLevels, type LanguageCode, type LanguageLevel } from '#contract/languages.ts';
import { locales } from '#contract/locales.ts';
import { createRandom } from '#server/seeds/random.ts';
import { seedJobs } from '#server/seeds/seed-jobs.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import type { SearchCtx } from './bounded.ts';
import { searchJobs } from './search.ts';

// Compares the fast search with a plain one: one table, one condition after the other, no index, no slices. Jobs,
// searches and time are the same in every run; only ids differ.
const JOBS = 3_000;
const QUERIES = 200;
/** This many jobs of each list are compared, page by page. */
const COMPARED = 120;
const NOW = new Date('2026-06-01T12:00:00Z');
const numbers = Array.from({ length: QUERIES }, (_, number) => number);
/** The languages of the test's seeker. */
const KNOWN: Partial<Record<LanguageCode, LanguageLevel>> = { en: 'C1', de: 'native', fr: 'B2', nl: 'A2' };

let app: TestApp;
let seeker: SearchCtx;
let values: Record<'words' | 'cities' | 'countries' | 'languages' | 'companies', string[]>;
let searches: JobSearchInput[];
const random = createRandom(20_260_601);

beforeAll(async () => {
  app = await createTestApp();
  await seedJobs(app.base.db, { jobs: JOBS, randomSeed: 7, now: NOW });
  const { actor, profileId } = await registerPerson(app);
  const known = Object.entries(KNOWN).map(([language, level], position) => ({
    profile_id: profileId,
    language: language as LanguageCode,
    level,
    position,
  }));
  await app.base.db.insertInto('profile_language').values(known).execute();
  seeker = { ...app.searchCtx(actor), clock: { now: () => NOW } };
  await writePlainTable();
  values = await readValues();
  searches = numbers.map(inventSearch);
}, 120_000);
afterAll(() => app.close());

/**
 * Everything that can be searched for, in one table, from the tables of the jobs; only the words are those of the
 * search.
 */
async function writePlainTable(): Promise<void> {
  await sql`
    create table plain as
    select job.id, company.slug as company, category, workplace, employment_type, experience_level, array[job.city] as city, job.first_published_at as published,
      case when workplace = 'remote' then array(select distinct unnest(remote_countries || job.country::text)) else array[job.country::text] end as country,
      salary_max::bigint * case salary_period when 'hour' then 2080 when 'month' then 12 when 'year' then 1 end
        * (${JSON.stringify(eurosPerUnit)}::jsonb ->> salary_currency)::double precision as pay,
      array(select language::text from job_language where job_id = job.id) as language,
      (select jsonb_object_agg(language, level) from job_language where job_id = job.id) as levels,
      (select jsonb_object_agg(language, level) from job_language where job_id = job.id and required) as required,
      title_words, all_words
    from job join company on company.id = job.company_id join job_search on job_search.job_id = job.id
    where status = 'active' and job.hidden_at is null`.execute(app.base.db);
}

async function readValues(): Promise<typeof values> {
  const { rows } = await sql<typeof values>`
    select array(select word from job_word where jobs between 3 and 2000 and length(word) > 3 and word ~ '^[a-zäöüéèàç]+$'
          and not exists (select from unnest(${[...locales]}::text[]) as locale where to_tsvector(('job_' || locale)::regconfig, word) = '') order by word) as words,
      array(select distinct city[1] from plain order by 1) as cities,
      array(select distinct unnest(country) from plain order by 1) as countries,
      array(select distinct unnest(language) from plain order by 1) as languages,
      array(select distinct company from plain order by 1) as companies`.execute(app.base.db);
  return rows[0]!;
}

function inventSearch(): JobSearchInput {
  const { pick, pickSome, between, chance } = random;
  const some = <Value>(all: readonly Value[], most = 2) => pickSome(all, between(1, most));
  const choices: (() => Partial<JobSearchInput>)[] = [
    () => ({ category: some(jobChoices.category.values) }),
    () => ({
      language: some(values.languages).map((code) =>
        chance(0.5) ? `${code}:${pick(cefrLevels)}` : code,
      ) as NonNullable<JobSearchInput['language']>,
    }),
    () => ({ country: some(values.countries, 3) }),
    () => ({ city: some(values.cities, 3).map((city) => (chance(0.3) ? city.toUpperCase() : city)) }),
    () => ({ remote: true }),
    () => ({ workplace: some(jobChoices.workplace.values) }),
    () => ({ employment_type: some(jobChoices.employmentType.values) }),
    () => ({ experience_level: some(jobChoices.experienceLevel.values) }),
    () => ({
      salary_min: between(0, 150) * 1_000,
      ...(chance(0.4) ? { salary_currency: pick(['GBP', 'CHF', 'PLN'] as const) } : {}),
    }),
    () => ({ posted_within: pick([1, 3, 7, 14, 30]) }),
    () => ({ company: pick(values.companies) }),
    () => ({ qualified: true }),
  ];
  const text = chance(0.5) ? { q: some(values.words, chance(0.2) ? 2 : 1).join(' '), exact: true } : {};
  const sort = chance(0.7) ? { sort: pick(jobSorts) } : {};
  return Object.assign(
    { ...text, ...sort },
    ...pickSome(choices, between(0, 3)).map((choose) => choose()),
  ) as JobSearchInput;
}

type Conditions = Partial<Record<FacetName | 'rest', RawBuilder<SqlBool>[]>>;

const anyOf = (column: RawBuilder<unknown>, given: readonly string[]) => sql<SqlBool>`${column} && ${given}::text[]`;

/** Each filter's condition, by the facet that leaves it out. */
function plainConditions(input: JobSearchInput): Conditions {
  const { category, language, country, city, remote, workplace, employment_type, experience_level } = input;
  return {
    category: category ? [anyOf(sql`array[category]`, category)] : [],
    country: country ? [anyOf(sql`country`, country)] : [],
    city: city
      ? [sql<SqlBool>`lower(unaccent(city[1])) in (select lower(unaccent(name)) from unnest(${city}::text[]) as name)`]
      : [],
    workplace: [
      ...(workplace ? [anyOf(sql`array[workplace]`, workplace)] : []),
      ...(remote ? [sql<SqlBool>`workplace = 'remote'`] : []),
    ],
    employment_type: employment_type ? [anyOf(sql`array[employment_type]`, employment_type)] : [],
    experience_level: experience_level ? [anyOf(sql`array[experience_level]`, experience_level)] : [],
    language: (language ?? []).map(
      (asked) => sql<SqlBool>`levels ->> ${asked.slice(0, 2)} <= ${asked.slice(3) || 'C2'}`,
    ),
    rest: plainRest(input),
  };
}

function plainRest({
  q,
  salary_min,
  salary_currency = 'EUR',
  posted_within,
  company,
  qualified,
}: JobSearchInput): RawBuilder<SqlBool>[] {
  const conditions = (q?.split(' ') ?? []).map((word) => hasWord(sql`all_words`, word));
  if (salary_min !== undefined)
    conditions.push(sql`pay >= ${salary_min * eurosPerUnit[salary_currency]}::double precision`);
  if (posted_within) conditions.push(sql`published >= ${NOW}::timestamptz - ${posted_within} * interval '1 day'`);
  if (company) conditions.push(sql`company = ${company}`);
  if (qualified) {
    const reached = JSON.stringify({ ...KNOWN, de: 'C2' });
    conditions.push(
      sql`not exists (select from jsonb_each_text(required) as asked where coalesce(${reached}::jsonb ->> asked.key, '') < asked.value)`,
    );
  }
  return conditions;
}

// Evaluated once, not for each row.
const hasWord = (column: RawBuilder<unknown>, word: string) =>
  sql<SqlBool>`tsvector_to_array(${column}) && (select job_lexemes(${word}))`;

const all = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

async function plainIds(input: JobSearchInput, conditions: Conditions): Promise<string[]> {
  const sort: JobSort = input.q ? (input.sort ?? 'relevance') : input.sort === 'salary' ? 'salary' : 'newest';
  const words = input.q?.split(' ') ?? [];
  const orders = {
    newest: sql`published desc, id desc`,
    salary: sql`pay desc nulls last, published desc, id desc`,
    relevance: sql`score desc nulls last, published desc, id desc`,
  };
  const { rows } = await sql<{ id: string }>`
    with fitting as (select *, ${all(words.map((word) => hasWord(sql`title_words`, word)))} as titled from plain where ${all(Object.values(conditions).flat())}),
      numbered as (select *, row_number() over (partition by titled order by published desc, id desc) as number from fitting)
    select id, case when titled and number <= 300 then
        ts_rank_cd(title_words, ${sql.join([sql`''::tsquery`, ...words.map((word) => sql`(select string_agg(quote_literal(lexeme), '|')::tsquery from unnest(job_lexemes(${word})) as lexeme)`)], sql` && `)}, 1)::double precision
          / (1 + floor(extract(epoch from ${NOW}::timestamptz - published) / 86400) / 30.0::double precision) end as score
    from numbered order by ${orders[sort]}`.execute(app.base.db);
  return rows.map(({ id }) => id);
}

/** Each facet leaves out its own filter, except for languages, which must all match. */
async function plainFacets(conditions: Conditions): Promise<Record<FacetName, { value: string; count: number }[]>> {
  const facets: Partial<Record<FacetName, { value: string; count: number }[]>> = {};
  for (const name of facetNames) {
    const valueOf =
      name === 'language' || name === 'country' || name === 'city' ? sql.ref(name) : sql`array[${sql.ref(name)}]`;
    const { rows } = await sql<{ value: string; count: number }>`
      select value, count(*) as count from plain, unnest(${valueOf}) as value
      where ${all(Object.entries(name === 'language' ? conditions : { ...conditions, [name]: [] }).flatMap(([, holds]) => holds))} and value <> '' group by value`.execute(
      app.base.db,
    );
    facets[name] = rows;
  }
  return facets as Record<FacetName, { value: string; count: number }[]>;
}

/** A city that was asked for is written as it was asked for. */
const folded = <Counted extends { value: string }>(facet: Counted[]): Counted[] =>
  facet.map((counted) => ({ ...counted, value: counted.value.toLowerCase() }));

/** Makes counts independent of the order of equally frequent values; the last of 30 may be any of these. */
const comparable = (facet: { value: string; count: number }[]) => {
  const sorted = facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const least = sorted[29]?.count ?? 0;
  return sorted.filter(({ count }) => count > least);
};

async function readAll(input: JobSearchInput): Promise<{ first: JobSearchResult; ids: string[] }> {
  const first = await searchJobs(seeker, { ...input, limit: 37 });
  const ids = first.jobs.map(({ id }) => id);
  for (let cursor = first.nextCursor; cursor && ids.length < COMPARED;) {
    const page = await searchJobs(seeker, { ...input, cursor, limit: 50 });
    ids.push(...page.jobs.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return { first, ids };
}

test.each(numbers)('search %i agrees with the plain table: hits, order, total, facets', async (number) => {
  const input = searches[number] ?? {};
  const conditions = plainConditions(input);
  const [{ first, ids }, expected] = [await readAll(input), await plainIds(input, conditions)];
  const said = JSON.stringify(input);
  expect(ids.slice(0, COMPARED), said).toEqual(expected.slice(0, COMPARED));
  expect(first.total, said).toEqual({
    count: Math.min(expected.length, TOTAL_CAP),
    capped: expected.length > TOTAL_CAP,
  });
  const facets = await plainFacets(conditions);
  for (const name of facetNames) {
    const [ours, plain] = [folded(first.facets?.[name] ?? []), folded(facets[name])];
    // Without its own filter there may be more jobs than are counted; then the count is a minimum.
    if (plain.reduce((sum, { count }) => sum + count, 0) <= TOTAL_CAP)
      expect(comparable(ours), `${said} ${name}`).toEqual(comparable(plain));
    else
      expect(
        ours.filter(({ value, count }) => count > (plain.find((one) => one.value === value)?.count ?? 0)),
        `${said} ${name}`,
      ).toEqual([]);
  }
});

test.each(numbers.slice(0, 60))('search %i: the count of a value equals what choosing it finds', async (number) => {
  const input = searches[number] ?? {};
  const { facets, cappedFacets } = await searchJobs(seeker, input);
  for (const name of facetNames) {
    if (cappedFacets.includes(name)) continue;
    const [chosen] = random.pickSome(facets?.[name] ?? [], 1);
    if (!chosen || chosen.count > TOTAL_CAP) continue;
    const { value, count } = chosen;
    const { total } = await searchJobs(seeker, choosing(input, name, value));
    expect(total, `${JSON.stringify(input)} ${name} ${value}`).toEqual({ count, capped: false });
  }
});

/** A language is added to those chosen; any other value is tested alone, because several mean any of them. */
function choosing({ remote, ...input }: JobSearchInput, name: FacetName, value: string): JobSearchInput {
  const besides = name === 'language' ? (input.language ?? []) : [];
  return { ...input, ...(name === 'workplace' ? {} : { remote }), [name]: [...besides, value] };
}
