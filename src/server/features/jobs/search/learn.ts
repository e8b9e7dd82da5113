import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { isFound } from './texts.ts';

// What is new is added here, and nothing that is there already is touched, so publishing waits for no other publishing.
// Sorted, because two that add the same rows in other orders would wait for each other.

/** Adds the combinations of required languages that are not known yet. */
export async function learnRequirements(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_requirement (slice, needs)
    select distinct asked.slice, coalesce(string_to_array(nullif(substr(asked.slice, 3), ''), ' '), '{}')
    from job_search, unnest(slices) as asked (slice)
    where job_id = any(${ids}::uuid[]) and asked.slice like 'r:%' and not exists (select from job_requirement as known where known.slice = asked.slice)
    order by 1
    on conflict do nothing`.execute(tx);
}

/** Adds the cities that are not known yet, as they are written. */
export async function learnCities(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_city (key, name)
    select distinct on (key) key, trim(city)
    from job, job_key(city) as key
    where job.id = any(${ids}::uuid[]) and ${isFound} and key <> '' and not exists (select from job_city as known where known.key = job_key(city))
    order by key
    on conflict do nothing`.execute(tx);
}
