import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { choiceColumns } from '#contract/job-choices.ts';
import { eurosPerUnit } from '#contract/job-fields.ts';
import type { JobFilters } from '#contract/job-search.ts';
import { cefrLevels, meetsLevel } from '#contract/languages.ts';

import type { Ctx } from '../../../context.ts';
import '../../profiles/table.ts';
import { isSeeker } from '../access.ts';
import { PAY, PAY_TOP, bucketsBetween } from './buckets.ts';
import { anyLexeme, type SearchWord } from './words.ts';

export const ALL = 'all';

/** A job needs any of the values, and `besides`; without values only `besides`. */
export interface Condition {
  filter: keyof JobFilters;
  column: 'facets' | 'slices';
  values: string[];
  besides?: RawBuilder<SqlBool>;
  /** Estimated share of all jobs. */
  share: number;
}

export interface Query {
  conditions: Condition[];
  /** Rarest first. */
  words: SearchWord[];
  /** Microseconds since 1970; null for any time. */
  since: number | null;
  jobs: number;
}

const DAY = 86_400_000_000;
// Estimates, used where nothing is counted.
const JOBS_OF_A_COMPANY = 100;
const SHARE_OF_OTHERS = 0.5;
/** Below this pay most jobs match, and comparing the column is faster. */
const WELL_PAID = 45_000;

export const microseconds = (time: Date): number => time.getTime() * 1_000;

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

function ofFacets(filters: JobFilters): Omit<Condition, 'share'>[] {
  const chosen = [...choiceColumns, 'country' as const].flatMap((filter) => {
    const values = filters[filter];
    return values?.length
      ? [{ filter, column: 'facets' as const, values: values.map((value) => `${filter}:${value}`) }]
      : [];
  });
  return filters.remote ? [...chosen, { filter: 'remote', column: 'facets', values: ['workplace:remote'] }] : chosen;
}

const languageFacet = (asked: string): string => `language:${asked.slice(0, 2)}`;

/** A language is required at the given level or above. */
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

/** Jobs whose required languages are all among the seeker's. */
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

export function holds({ column, values, besides }: Condition): RawBuilder<SqlBool> {
  if (!besides) return hasAny(column, values);
  return values.length === 0 ? besides : sql`${hasAny(column, values)} and ${besides}`;
}

/** Containment of one value is a third faster in the index than overlap. */
export const hasAny = (column: 'facets' | 'slices', values: readonly string[]): RawBuilder<SqlBool> =>
  values.length === 1 ? sql`${sql.ref(column)} @> ${values}::text[]` : sql`${sql.ref(column)} && ${values}::text[]`;

/** One condition per word, so that the index starts from the rarest. */
export const hasWords = (column: 'title_words' | 'all_words', words: SearchWord[]): RawBuilder<SqlBool>[] =>
  words.map((word) => sql<SqlBool>`${sql.ref(column)} @@ ${anyLexeme(word)}::tsquery`);
