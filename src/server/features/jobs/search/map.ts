import { sql } from 'kysely';

import { MAP_PLACES_MAX, type JobMap, type JobMapInput } from '#contract/jobs/job-map.ts';
import { TOTAL_CAP } from '#contract/jobs/job-search.ts';

import type { Ctx } from '../../../context.ts';
import { findPlaces } from '../../places/places.ts';
import { searching, type SearchCtx } from './bounded.ts';
import { TIME } from './buckets.ts';
import { microseconds, type Query } from './conditions.ts';
import { latest } from './hits.ts';
import { allOf, fits, isIn, rangesFor, scan } from './scan.ts';
import { findQuery } from './search.ts';

/**
 * The places of the jobs that a search finds. Beyond TOTAL_CAP jobs only the latest count.
 * @throws Refusal UNAVAILABLE if the database cannot answer in time.
 */
export function mapJobs(ctx: SearchCtx, { locale = ctx.locale, ...input }: JobMapInput): Promise<JobMap> {
  return searching(ctx, async (bounded) => {
    const { query } = await findQuery(bounded, { ...input, locale });
    const { jobs, counts } = await countByPlace(bounded, query);
    const shown = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAP_PLACES_MAX);
    const places = new Map(
      (
        await findPlaces(
          bounded.db,
          shown.map(([id]) => id),
          locale,
        )
      ).map((place) => [place.id, place]),
    );
    const placed = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return {
      places: shown.flatMap(([id, count]) => {
        const place = places.get(id);
        return place ? [{ ...place, jobs: count }] : [];
      }),
      total: { count: Math.min(jobs, TOTAL_CAP), capped: jobs > TOTAL_CAP },
      unplaced: jobs - placed,
    };
  });
}

/** Of a place, or of all jobs if omitted. */
interface PlaceCount {
  id: number | null;
  jobs: number;
}

/** Jobs in all, and by the id of their place. */
async function countByPlace({ db, clock }: Ctx, query: Query): Promise<{ jobs: number; counts: Map<number, number> }> {
  const rows = await scan<PlaceCount>(db, {
    ranges: rangesFor(query, latest(microseconds(clock.now())), TOTAL_CAP + 1),
    enough: TOTAL_CAP + 1,
    select: (range) => sql`
      select slices from job_search where ${allOf([...isIn(TIME, range), ...fits(query)])} order by published desc, job_id desc`,
    as: (found) => sql`
      with counted as materialized (${found})
      select null::integer as id, count(*) as jobs from counted
      union all
      select substr(slice, 3)::integer, count(*) from counted, unnest(slices) as slice where slice like 'p:%' group by slice`,
    jobsIn: (counts) => counts.find(({ id }) => id === null)?.jobs ?? 0,
  });
  let jobs = 0;
  const counts = new Map<number, number>();
  for (const { id, jobs: more } of rows) {
    if (id === null) jobs += more;
    else counts.set(id, (counts.get(id) ?? 0) + more);
  }
  return { jobs, counts };
}
