import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { eurosPerUnit } from '#contract/currencies.ts';
import { choiceColumns } from '#contract/jobs/job-choices.ts';
import type { JobFilters } from '#contract/jobs/job-search.ts';
import { cefrLevels, meetsLevel } from '#contract/languages.ts';

import type { Ctx } from '../../../context.ts';
import '../../profiles/table.ts';
import { isSeeker } from '../access.ts';
import { PAY, PAY_TOP, bucketsBetween, RELOCATION_FACET } from './buckets.ts';
import { placesAround } from './places-around.ts';
import { keysOfCity } from './texts.ts';
import './table.ts';
import type { UnderstoodFilters } from './understand.ts';
import { anyLexeme, type SearchWord } from './words.ts';

export const ALL = 'all';

/** A job matches any of the values, and `besides`; without values only `besides`. */
export interface Condition {
  filter: keyof JobFilters;
  column: 'facets' | 'slices';
  values: string[];
  besides?: RawBuilder<SqlBool>;
  /** The same as data, for saved searches: euros a year, or a word of the title. */
  asks?: { leastPay: number } | { inTitle: SearchWord };
  /** Estimated share of all jobs. */
  share: number;
}

export interface Query {
  conditions: Condition[];
  /** Rarest first. */
  words: SearchWord[];
  /** Words for the work in the text: titles with these words come first. */
  named: SearchWord[];
  /** Next, titles that name these concepts. */
  titled: string[];
  /** Microseconds since 1970; null for any time. */
  since: number | null;
  jobs: number;
  /** When the latest of all jobs was first published, in microseconds. */
  newest: number;
  /** How many jobs match, if known. */
  fitting?: number | undefined;
}

const DAY = 86_400_000_000;
// Estimates, used for values that are not counted.
const JOBS_OF_A_COMPANY = 100;
const SHARE_OF_OTHERS = 0.5;
const SHARE_OF_PLACES = 0.03;
export const NEAR_KM = 25;
/** Below this pay most jobs match, and comparing the column is faster. */
const WELL_PAID = 45_000;

export const microseconds = (time: Date): number => time.getTime() * 1_000;

/** Filters of the address, and what was understood from the text. */
export type AllFilters = JobFilters &
  UnderstoodFilters & {
    mentions?: boolean;
    /** Jobs of these levels, and those that state none. */
    levels?: string[] | undefined;
  };

export interface QueryWords {
  words: SearchWord[];
  /** Affects ranking only. */
  named?: SearchWord[];
  inTitle?: SearchWord[];
}

export async function makeQuery(
  ctx: Ctx,
  filters: AllFilters,
  { words, named = [], inTitle = [] }: QueryWords,
  { jobs, newest, cities, shareOf }: KnownCounts,
): Promise<Query> {
  const conditions: Omit<Condition, 'share'>[] = [
    ...ofFacets(filters),
    ...(cities.length > 0 ? [{ filter: 'city' as const, column: 'facets' as const, values: cities }] : []),
  ];
  return {
    conditions: [
      ...conditions.map((condition) => ({ ...condition, share: shareOf(condition.values) })),
      ...ofLanguages(filters, shareOf),
      ...ofLevels(filters),
      ...ofOthers(filters, jobs),
      ...ofConcepts(filters, shareOf),
      ...ofTitles(inTitle),
      ...(await ofPlaces(ctx, filters)),
      ...(await ofReader(ctx, filters)),
    ].toSorted(byShare),
    words: words.toSorted((a, b) => a.jobs - b.jobs),
    named,
    titled: (filters.concepts ?? []).flat().map((key) => `t:${key}`),
    since: filters.posted_within === undefined ? null : microseconds(ctx.clock.now()) - filters.posted_within * DAY,
    jobs,
    newest,
  };
}

const byShare = (a: Condition, b: Condition): number => a.share - b.share;

type ShareOf = (values: string[]) => number;

export interface KnownCounts {
  jobs: number;
  newest: number;
  /** Facets of the filtered cities. */
  cities: string[];
  /** Of all jobs; the values must be among those counted. */
  shareOf: ShareOf;
}

export async function readCounts({ db }: Ctx, filters: AllFilters): Promise<KnownCounts> {
  const asked = [
    ALL,
    ...ofFacets(filters).flatMap((condition) => condition.values),
    ...(filters.language ?? []).flatMap((language) => ofLanguage(language).values),
    ...(filters.concepts ?? []).flat().flatMap(named),
  ];
  const { rows } = await sql<{ value: string; jobs: number; is_city: boolean; newest: number | null }>`
    select asked.value, coalesce(sum(counted.jobs), 0) as jobs, asked.is_city,
      (select (extract(epoch from max(first_published_at)) * 1000000)::bigint from job) as newest
    from (select value, false as is_city from unnest(${asked}::text[]) as value
      union select 'city:' || key, true from unnest(${filters.city ?? []}::text[]) as city, lateral (${keysOfCity(sql`city`)}) as key) as asked
    left join job_facet_count as counted on counted.value = asked.value
    group by asked.value, asked.is_city`.execute(db);
  const jobs = rows.find(({ value }) => value === ALL)?.jobs ?? 0;
  const counts = new Map(rows.map((row) => [row.value, row.jobs]));
  return {
    jobs,
    newest: rows[0]?.newest ?? 0,
    cities: rows.filter(({ is_city }) => is_city).map(({ value }) => value),
    shareOf: (values) =>
      Math.min(1, values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0) / Math.max(1, jobs)),
  };
}

function ofFacets(filters: JobFilters): Omit<Condition, 'share'>[] {
  const chosen = [...choiceColumns, 'country' as const].flatMap((filter) => {
    const values = filters[filter];
    return values?.length
      ? [{ filter, column: 'facets' as const, values: values.map((value) => `${filter}:${value}`) }]
      : [];
  });
  return [
    ...chosen,
    ...(filters.remote ? [{ filter: 'remote' as const, column: 'facets' as const, values: ['workplace:remote'] }] : []),
    ...(filters.relocation
      ? [{ filter: 'relocation' as const, column: 'facets' as const, values: [RELOCATION_FACET] }]
      : []),
  ];
}

/** With a level: jobs that this level is enough for. */
const ofLanguage = (asked: string): Pick<Condition, 'column' | 'values'> =>
  asked.includes(':')
    ? { column: 'slices', values: [`l:${asked}`] }
    : { column: 'facets', values: [`language:${asked}`] };

const ofLanguages = ({ language = [] }: JobFilters, shareOf: ShareOf): Condition[] =>
  language.map((asked) => {
    const { column, values } = ofLanguage(asked);
    return { filter: 'language', column, values, share: shareOf(values) };
  });

const ofLevels = ({ levels }: AllFilters): Condition[] =>
  levels ? [{ ...LEVEL, values: [...levels, 'none'].map((level) => `x:${level}`) }] : [];

const LEVEL = { filter: 'experience_level', column: 'slices', share: SHARE_OF_OTHERS } as const;

function ofOthers(
  { salary_min: least, salary_currency: currency = 'EUR', company }: JobFilters,
  jobs: number,
): Condition[] {
  const conditions: Condition[] = [];
  if (least !== undefined) {
    const pay = least * eurosPerUnit[currency];
    const values = pay < WELL_PAID ? [] : bucketsBetween(PAY, Math.min(pay, PAY_TOP), PAY_TOP);
    conditions.push({
      filter: 'salary_min',
      column: 'slices',
      values,
      besides: sql`pay >= ${pay}`,
      asks: { leastPay: pay },
      share: SHARE_OF_OTHERS,
    });
  }
  if (company)
    conditions.push({
      filter: 'company',
      column: 'slices',
      values: [`o:${company}`],
      share: JOBS_OF_A_COMPANY / Math.max(JOBS_OF_A_COMPANY, jobs),
    });
  return conditions;
}

/** Matches title and list of skills; with `mentions`, also the text. */
const ofConcepts = ({ concepts = [], mentions = false }: AllFilters, shareOf: ShareOf): Condition[] =>
  concepts.map((keys) => {
    const values = keys.flatMap((key) => (mentions ? named(key) : [`b:${key}`]));
    return { filter: 'q', column: 'slices', values, share: shareOf(values) };
  });

const named = (key: string): string[] => [`b:${key}`, `m:${key}`];

const ofTitles = (words: SearchWord[]): Condition[] =>
  words.map((word) => ({
    filter: 'q',
    column: 'slices',
    values: [],
    besides: sql<SqlBool>`title_words @@ ${anyLexeme(word)}::tsquery`,
    asks: { inTitle: word },
    share: word.jobs / Math.max(word.jobs, JOBS_OF_A_COMPANY),
  }));

async function ofPlaces({ db }: Ctx, { places = [], near, km = NEAR_KM }: AllFilters): Promise<Condition[]> {
  const ids = near === undefined ? places : await placesAround(db, near, km);
  if (near === undefined && ids.length === 0) return [];
  return [{ filter: 'city', column: 'slices', values: ids.map((id) => `p:${id}`), share: SHARE_OF_PLACES }];
}

/** Every need that the seeker's languages meet, as in `job_requirement.needs`. */
export async function readMetNeeds(db: Ctx['db'], profileId: string): Promise<string[]> {
  const known = await db
    .selectFrom('profile_language')
    .select(['language', 'level'])
    .where('profile_id', '=', profileId)
    .execute();
  return known.flatMap(({ language, level }) =>
    cefrLevels.filter((asked) => meetsLevel(level, asked)).map((asked) => `${language}:${asked}`),
  );
}

/** Jobs whose required languages are all among the seeker's. */
async function ofReader({ actor, db }: Ctx, { qualified }: JobFilters): Promise<Condition[]> {
  if (!qualified || !isSeeker(actor)) return [];
  const met = await readMetNeeds(db, actor.profileId);
  const fitting = await db
    .selectFrom('job_requirement')
    .select('slice')
    .where(sql<boolean>`needs <@ ${met}::text[]`)
    .execute();
  return [{ filter: 'qualified', column: 'slices', values: fitting.map(({ slice }) => slice), share: SHARE_OF_OTHERS }];
}
