import { sql, type RawBuilder } from 'kysely';

import { choiceColumns, type ChoiceColumn } from '#contract/jobs/job-choices.ts';
import { TOTAL_CAP, type JobFilters, type JobSearchResult } from '#contract/jobs/job-search.ts';
import { facetNames, type FacetName } from '#contract/jobs/search-choices.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { TERM, TIME } from './buckets.ts';
import { ALL, type Query } from './conditions.ts';
import { latest } from './hits.ts';
import { allOf, fits, isIn, rangesFor, scan } from './scan.ts';
import { keysOfCity } from './texts.ts';

type Facets = NonNullable<JobSearchResult['facets']>;
type Total = NonNullable<JobSearchResult['total']>;

export type Counted = Pick<JobSearchResult, 'cappedFacets'> & { total: Total; facets: Facets };

/** Jobs in all, and by value, such as 'category:sales'. */
interface Counts {
  jobs: number;
  values: Map<string, number>;
  /** When the earliest of the counted jobs was published, in microseconds; null without jobs or without filters. */
  since: number | null;
}

interface ValueCount {
  value: string;
  jobs: number;
  since: number | null;
}

const VALUES_MAX = 30;

/**
 * Filters that are ignored when a facet is counted, so that each count is what choosing the value gives. Chosen
 * languages must all match, so the language filter is not ignored.
 */
const ownFilters: Record<FacetName, (keyof JobFilters)[]> = {
  ...(Object.fromEntries(choiceColumns.map((column) => [column, [column]])) as Record<ChoiceColumn, ChoiceColumn[]>),
  language: [],
  country: ['country'],
  city: ['city'],
  workplace: ['workplace', 'remote'],
};

export const totalOf = (jobs: number): Total => ({ count: Math.min(jobs, TOTAL_CAP), capped: jobs > TOTAL_CAP });

/** How many jobs match within the usual life of a job: as counted, or estimated from the time that was counted. */
export const fittingOf = ({ jobs, since }: Counts, now: number): number | undefined => {
  if (jobs <= TOTAL_CAP) return jobs;
  return since === null ? undefined : (jobs * TERM) / Math.max(1, now - since);
};

/**
 * @param counts of the query, for all values
 * @param cities by which names the query filters
 */
export async function readFacets(
  db: Db | Tx,
  query: Query,
  now: number,
  counts: Counts,
  cities: readonly string[] = [],
): Promise<Omit<Counted, 'total'>> {
  const facets: Partial<Facets> = {};
  const cappedFacets: FacetName[] = [];
  for (const name of facetNames) {
    const conditions = query.conditions.filter(({ filter }) => !ownFilters[name].includes(filter));
    const isSame = conditions.length === query.conditions.length;
    const counted = isSame ? counts : await countFitting(db, { ...query, conditions }, now, name);
    if (counted.jobs > TOTAL_CAP && counted.since !== null) cappedFacets.push(name);
    facets[name] = mostFrequent(name, counted);
  }
  return { facets: await nameCities(db, facets as Facets, cities), cappedFacets };
}

function mostFrequent(name: FacetName, { values }: Counts): Facets[FacetName] {
  return [...values]
    .filter(([value, count]) => value.startsWith(`${name}:`) && count > 0)
    .map(([value, count]) => ({ value: value.slice(name.length + 1), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, VALUES_MAX);
}

const NO_FACET = 'none';

/**
 * Exact up to TOTAL_CAP; beyond it only the latest jobs are counted.
 * @param only the facet to count; all if omitted
 */
export async function countFitting(
  db: Db | Tx,
  query: Query,
  now: number,
  only?: FacetName | typeof NO_FACET,
): Promise<Counts> {
  const beginning = only ? `${only}:` : '';
  const isAll = query.conditions.length === 0 && query.words.length === 0 && query.since === null;
  if (isAll) {
    const { rows } = await sql<ValueCount>`
      select value, sum(jobs) as jobs from job_facet_count where value = ${ALL} or starts_with(value, ${beginning}) group by value`.execute(
      db,
    );
    return addUp(rows);
  }
  const rows = await scan<ValueCount>(db, {
    ranges: rangesFor(query, latest(now), TOTAL_CAP + 1),
    enough: TOTAL_CAP + 1,
    select: (range) => sql`
      select facets, published from job_search where ${allOf([...isIn(TIME, range), ...fits(query)])}
      order by published desc, job_id desc`,
    as: (jobs) => sql`
      with counted as materialized (${jobs})
      select ${ALL} as value, count(*) as jobs, min(published) as since from counted ${only === NO_FACET ? sql`` : valuesFrom(beginning)}`,
    jobsIn: (counts) => counts.find(({ value }) => value === ALL)?.jobs ?? 0,
  });
  return addUp(rows);
}

/** No condition for an empty beginning: the planner would estimate few rows and sort tens of thousands. */
const valuesFrom = (beginning: string): RawBuilder<unknown> => sql`
  union all select value, count(*), null from (select unnest(facets) as value from counted) as valued
  ${beginning === '' ? sql`` : sql`where starts_with(value, ${beginning})`} group by value`;

function addUp(rows: ValueCount[]): Counts {
  const counts: Counts = { jobs: 0, values: new Map(), since: null };
  for (const { value, jobs, since } of rows) {
    if (value === ALL) counts.jobs += jobs;
    else counts.values.set(value, (counts.values.get(value) ?? 0) + jobs);
    counts.since = since ?? counts.since;
  }
  return counts;
}

/** A city that the query filters by has the name that it is filtered by: otherwise it would have two. */
async function nameCities(db: Db | Tx, facets: Facets, cities: readonly string[]): Promise<Facets> {
  if (facets.city.length === 0) return facets;
  const keys = facets.city.map(({ value }) => value);
  const { rows: known } = await sql<{ key: string; name: string }>`
    select key, name from job_city where key = any(${keys}::text[])
    union all
    select key, city from unnest(${cities}::text[]) as city, lateral (${keysOfCity(sql`city`)}) as key
    where key = any(${keys}::text[])`.execute(db);
  // The later names replace the earlier ones.
  const names = new Map(known.map(({ key, name }) => [key, name]));
  const counts = new Map<string, number>();
  for (const { value, count } of facets.city) {
    const name = names.get(value) ?? value;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return { ...facets, city: Array.from(counts, ([value, count]) => ({ value, count })) };
}
