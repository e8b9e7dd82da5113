import { sql } from 'kysely';

import type { Db, Tx } from './database.ts';

/** How the database is. */
export interface DatabaseState {
  version: string;
  /** Milliseconds from the question to the answer, a free connection included. */
  answeredIn: number;
  bytes: number;
  /** Connections of everybody to the whole server, and how many it takes. */
  connections: { used: number; max: number };
  migration: { name: string; appliedAt: Date } | null;
}

/** Asks the server how it is. */
export async function readDatabaseState(db: Db | Tx): Promise<DatabaseState> {
  const asked = performance.now();
  await sql`select 1`.execute(db);
  const answeredIn = Math.round((performance.now() - asked) * 10) / 10;
  // Of the activity of others a plain role sees nothing; of each database's number of connections everybody does.
  const { rows } = await sql<{
    version: string;
    bytes: number;
    used: number;
    max: number;
    name: string | null;
    appliedAt: Date;
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select sum(numbackends)::int from pg_stat_database) as used, current_setting('max_connections')::int as max,
      last.name, last.applied_at as "appliedAt"
    from (select) as one left join (select name, applied_at from migration order by applied_at desc, name desc limit 1) as last on true`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself.');
  const { version, bytes, used, max, name, appliedAt } = row;
  return {
    version,
    answeredIn,
    bytes,
    connections: { used, max },
    migration: name === null ? null : { name, appliedAt },
  };
}
