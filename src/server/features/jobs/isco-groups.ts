import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { ISCO } from './search/buckets.ts';
import './search/table.ts';
import './table.ts';

/** A column: the unit groups of ISCO-08 of what a job's titles name, while the job is found. */
export const iscoGroups = sql<string[]>`array(
  select substr(slice, ${sql.lit(ISCO.length + 1)}) from job_search, unnest(slices) as slice
  where job_search.job_id = job.id and slice like ${sql.lit(`${ISCO}%`)} order by 1)`;

/** By the job's id. */
export async function readIscoGroups({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('job')
    .select(['job.id', iscoGroups.as('groups')])
    .where('job.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, groups }) => [id, groups]));
}
