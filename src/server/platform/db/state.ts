import { sql } from 'kysely';

import type { Db, Tx } from './database.ts';

export interface DatabaseState {
  version: string;
  /** Milliseconds, with the wait for a connection. */
  answeredIn: number;
  bytes: number;
  /** All clients of the server. */
  connections: { used: number; max: number };
  migration: { name: string; appliedAt: Date } | null;
}

export async function readDatabaseState(db: Db | Tx): Promise<DatabaseState> {
  const asked = performance.now();
  await sql`select 1`.execute(db);
  const answeredIn = Math.round((performance.now() - asked) * 10) / 10;
  // Without privileges, only the numbers of connections are readable.
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
