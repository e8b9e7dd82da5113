import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { choiceColumns, type ChoiceColumn } from '#contract/job-choices.ts';
import { TOTAL_CAP, type JobFilters, type JobSearchResult } from '#contract/job-search.ts';
import { facetNames, type FacetName } from '#contract/search-choices.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { TIME } from './buckets.ts';
import { ALL, type Query } from './conditions.ts';
import { latest } from './hits.ts';
import { allOf, fits, isIn, rangesFor } from './scan.ts';

type Facets = NonNullable<JobSearchResult['facets']>;
/** Jobs by value, such as 'category:sales', or 'all'. */
type Counts = Map<string, number>;

const VALUES_MAX = 30;

/** Filters that are ignored when a facet is counted, so that its other values stay visible. */
const ownFilters: Record<FacetName, (keyof JobFilters)[]> = {
  ...(Object.fromEntries(choiceColumns.map((column) => [column, [column]])) as Record<ChoiceColumn, ChoiceColumn[]>),
  language: ['language'],
  country: ['country'],
  city: ['city'],
  workplace: ['workplace', 'remote'],
};

type Total = NonNullable<JobSearchResult['total']>;

const totalOf = (counts: Counts): Total => {
  const count = counts.get(ALL) ?? 0;
  return { count: Math.min(count, TOTAL_CAP), capped: count > TOTAL_CAP };
};

/** Without facets: one statement for each range of time. No facet begins like the total. */
export const countTotal = async (db: Db | Tx, query: Query, now: number): Promise<Total> =>
  totalOf(await countFitting(db, query, now, ALL));

/** Exact up to TOTAL_CAP; beyond it only the latest jobs are counted. */
export async function countJobs(db: Db | Tx, query: Query, now: number): Promise<{ total: Total; facets: Facets }> {
  const counted = await countFitting(db, query, now, '');
  const facets: Partial<Facets> = {};
  for (const name of facetNames) {
    const others = query.conditions.filter(({ filter }) => !ownFilters[name].includes(filter));
    facets[name] = mostFrequent(
      name,
      others.length === query.conditions.length
        ? counted
        : await countFitting(db, { ...query, conditions: others }, now, `${name}:`),
    );
  }
  return {
    total: totalOf(counted),
    facets: await nameCities(db, facets as Facets),
  };
}

function mostFrequent(name: FacetName, counts: Counts): Facets[FacetName] {
  return [...counts]
    .filter(([value, count]) => value.startsWith(`${name}:`) && count > 0)
    .map(([value, count]) => ({ value: value.slice(name.length + 1), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, VALUES_MAX);
}

/** Counts in all, and per value that starts with `beginning`. */
async function countFitting(db: Db | Tx, query: Query, now: number, beginning: string): Promise<Counts> {
  const isAll = query.conditions.length === 0 && query.words.length === 0 && query.since === null;
  if (isAll)
    return addUp(
      await readCounts(
        db,
        sql`select value, sum(jobs) as jobs from job_facet_count where starts_with(value, ${beginning}) group by value`,
      ),
    );
  const counts: Counts = new Map();
  for (const range of rangesFor(query, latest(now), TOTAL_CAP + 1)) {
    const left = TOTAL_CAP + 1 - (counts.get(ALL) ?? 0);
    if (left <= 0) break;
    addUp(await readCounts(db, countsOf(allOf([...isIn(TIME, range), ...fits(query)]), left, beginning)), counts);
  }
  return counts;
}

/** No condition for an empty beginning: the planner would estimate few rows and sort tens of thousands. */
const countsOf = (condition: RawBuilder<SqlBool>, most: number, beginning: string) => sql`
  with counted as materialized (select facets from job_search where ${condition} order by published desc, job_id desc limit ${most})
  select ${ALL} as value, count(*) as jobs from counted
  union all select value, count(*) from (select unnest(facets) as value from counted) as valued ${beginning === '' ? sql`` : sql`where starts_with(value, ${beginning})`} group by value`;

async function readCounts(db: Db | Tx, query: RawBuilder<unknown>): Promise<{ value: string; jobs: number }[]> {
  const { rows } = await sql<{ value: string; jobs: number }>`${query}`.execute(db);
  return rows;
}

function addUp(rows: { value: string; jobs: number }[], counts: Counts = new Map()): Counts {
  for (const { value, jobs } of rows) counts.set(value, (counts.get(value) ?? 0) + jobs);
  return counts;
}

async function nameCities(db: Db | Tx, facets: Facets): Promise<Facets> {
  if (facets.city.length === 0) return facets;
  const known = await db
    .selectFrom('job_city')
    .select(['key', 'name'])
    .where(
      'key',
      'in',
      facets.city.map(({ value }) => value),
    )
    .execute();
  const names = new Map(known.map(({ key, name }) => [key, name]));
  return { ...facets, city: facets.city.map(({ value, count }) => ({ value: names.get(value) ?? value, count })) };
}
