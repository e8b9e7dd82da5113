import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import '../../places/table.ts';
import './table.ts';

/** Places with jobs, by the great circle. */
export async function placesAround(db: Db | Tx, id: number, km: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id
    from place as center, job_place join place as other on other.id = job_place.place_id
    where center.id = ${id} and 2 * 6371 * asin(sqrt(least(1, power(sin(radians(other.latitude - center.latitude) / 2), 2)
      + cos(radians(center.latitude)) * cos(radians(other.latitude)) * power(sin(radians(other.longitude - center.longitude) / 2), 2)))) <= ${km}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
