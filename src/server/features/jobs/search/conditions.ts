import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { eurosPerUnit } from '#contract/job-fields.ts';
import type { JobFilters } from '#contract/job-search.ts';
import { cefrLevels, meetsLevel } from '#contract/languages.ts';

import type { Ctx } from '../../../context.ts';
import '../../profiles/table.ts';
import { isSeeker } from '../access.ts';
import { PAY, PAY_TOP, bucketsBetween } from './buckets.ts';
import { anyLexeme, type SearchWord } from './words.ts';

/** What stands for all jobs where jobs are counted. */
export const ALL = 'all';

/**
 * What a job must be to be found, and for which filter's sake: to have any of these values, and what is said besides; only
 * that, where there is such and no value.
 */
export interface Condition {
  filter: keyof JobFilters;
  column: 'facets' | 'slices';
  values: string[];
  besides?: RawBuilder<SqlBool>;
  /** About which share of all jobs is such. */
  share: number;
}

/** A search as the database is asked. */
export interface Query {
  conditions: Condition[];
  /** The words of the text, rarest first. */
  words: SearchWord[];
  /** Microseconds since 1970; null where the time does not matter. */
  since: number | null;
  /** How many jobs there are in all. */
  jobs: number;
}

const DAY = 86_400_000_000;
// Guesses, where nothing is counted: how many jobs a company has, and the share of jobs that pay as much or fit a reader.
const JOBS_OF_A_COMPANY = 100;
const SHARE_OF_OTHERS = 0.5;
/** Most jobs pay less, so their slices are worth looking into; what most jobs pay is sooner seen in the jobs themselves. */
const WELL_PAID = 45_000;

export const microseconds = (time: Date): number => time.getTime() * 1_000;

/** Puts filters and words into conditions, each of which the index answers. */
export async function makeQuery(ctx: Ctx, filters: JobFilters, words: SearchWord[]): Promise<Query> {
  const { jobs, cities, counts } = await readCounts(ctx, filters);
  const shareOf = (values: string[]): number =>
    Math.min(1, values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0) / Math.max(1, jobs));
  const conditions: Omit<Condition, 'share'>[] = [
    ...ofFacets(filters),
    ...(cities.length > 0 ? [{ filter: 'city' as const, column: 'facets' as const, values: cities }] : []),
  ];
  return {
    conditions: [
      ...conditions.map((condition) => ({ ...condition, share: shareOf(condition.values) })),
      ...ofLanguages(filters, shareOf),
      ...ofOthers(filters, jobs),
      ...(await ofReader(ctx, filters)),
    ].toSorted(byShare),
    words: words.toSorted((a, b) => a.jobs - b.jobs),
    since: filters.posted_within === undefined ? null : microseconds(ctx.clock.now()) - filters.posted_within * DAY,
    jobs,
  };
}

const byShare = (a: Condition, b: Condition): number => a.share - b.share;

/** How many jobs there are of what is asked for, and the cities as they are compared. */
async function readCounts(
  { db }: Ctx,
  filters: JobFilters,
): Promise<{ jobs: number; cities: string[]; counts: Map<string, number> }> {
  const values = [
    ALL,
    ...ofFacets(filters).flatMap((condition) => condition.values),
    ...(filters.language ?? []).map(languageFacet),
  ];
  const { rows } = await sql<{ value: string; jobs: number; is_city: boolean }>`
    select asked.value, coalesce(sum(counted.jobs), 0) as jobs, asked.is_city
    from (select value, false as is_city from unnest(${values}::text[]) as value union select 'city:' || job_key(city), true from unnest(${filters.city ?? []}::text[]) as city) as asked
    left join job_facet_count as counted on counted.value = asked.value
    group by asked.value, asked.is_city`.execute(db);
  const counts = new Map(rows.map(({ value, jobs }) => [value, jobs]));
  return {
    jobs: counts.get(ALL) ?? 0,
    cities: rows.filter(({ is_city }) => is_city).map(({ value }) => value),
    counts,
  };
}

/** Filters of which any value will do. */
function ofFacets(filters: JobFilters): Omit<Condition, 'share'>[] {
  const chosen = (['category', 'country', 'workplace', 'employment_type', 'experience_level'] as const).flatMap(
    (filter) => {
      const values = filters[filter];
      return values?.length
        ? [{ filter, column: 'facets' as const, values: values.map((value) => `${filter}:${value}`) }]
        : [];
    },
  );
  return filters.remote ? [...chosen, { filter: 'remote', column: 'facets', values: ['workplace:remote'] }] : chosen;
}

const languageFacet = (asked: string): string => `language:${asked.slice(0, 2)}`;

/** Every language that is named is asked for, with a level that is enough where one is given. */
const ofLanguages = ({ language = [] }: JobFilters, shareOf: (values: string[]) => number): Condition[] =>
  language.map((asked) => ({
    filter: 'language',
    ...(asked.includes(':')
      ? { column: 'slices', values: [`l:${asked}`] }
      : { column: 'facets', values: [languageFacet(asked)] }),
    share: shareOf([languageFacet(asked)]),
  }));

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

/** Jobs that a seeker qualifies for: all that is required is among what they know. */
async function ofReader({ actor, db }: Ctx, { qualified }: JobFilters): Promise<Condition[]> {
  if (!qualified || !isSeeker(actor)) return [];
  const known = await db
    .selectFrom('profile_language')
    .select(['language', 'level'])
    .where('profile_id', '=', actor.profileId)
    .execute();
  const met = known.flatMap(({ language, level }) =>
    cefrLevels.filter((asked) => meetsLevel(level, asked)).map((asked) => `${language}:${asked}`),
  );
  const fitting = await db
    .selectFrom('job_requirement')
    .select('slice')
    .where(sql<boolean>`needs <@ ${met}::text[]`)
    .execute();
  return [{ filter: 'qualified', column: 'slices', values: fitting.map(({ slice }) => slice), share: SHARE_OF_OTHERS }];
}

/** That a job is such. */
export function holds({ column, values, besides }: Condition): RawBuilder<SqlBool> {
  if (!besides) return hasAny(column, values);
  return values.length === 0 ? besides : sql`${hasAny(column, values)} and ${besides}`;
}

/** That any of the values is in the column. For one value the index is asked whether it contains it, which it answers a third faster. */
export const hasAny = (column: 'facets' | 'slices', values: readonly string[]): RawBuilder<SqlBool> =>
  values.length === 1 ? sql`${sql.ref(column)} @> ${values}::text[]` : sql`${sql.ref(column)} && ${values}::text[]`;

/** That all words are in the column, each as a condition of its own: so the index leaps from the rarest on. */
export const hasWords = (column: 'title_words' | 'all_words', words: SearchWord[]): RawBuilder<SqlBool>[] =>
  words.map((word) => sql<SqlBool>`${sql.ref(column)} @@ ${anyLexeme(word)}::tsquery`);
