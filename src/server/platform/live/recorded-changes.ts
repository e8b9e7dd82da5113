import { sql, type Generated } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { SWEEP_STEP, sweepInSteps } from '../db/sweep.ts';
import { newId } from '../id.ts';
import { LISTENER } from './notifications.ts';

interface TopicChangeTable {
  id: string;
  topics: string[];
  transaction: Generated<string>;
  created_at: Generated<Date>;
}

declare module '../db/tables.ts' {
  interface Tables {
    topic_change: TopicChangeTable;
  }
}

export interface Change {
  id: string;
  topics: string[];
}

/** What was committed at one moment. */
export interface Position {
  snapshot: string;
  /** The server's start: after a failover, snapshots are of another one. */
  server: string;
}

export interface Look {
  position: Position;
  /** Committed since. */
  changes: Change[];
  /** Whether processes listen to PostgreSQL, since they do not know of Valkey. */
  hasListeners: boolean;
  /** Names the database among all. */
  site: string;
}

/** With the transaction that it tells of. */
export async function recordChange(tx: Db | Tx, topics: string[]): Promise<Change> {
  const change = { id: newId(), topics };
  await tx.insertInto('topic_change').values(change).execute();
  return change;
}

/** Finds each change once, in whatever order they are committed. */
export async function lookForChanges(db: Db, since: Position | undefined): Promise<Look> {
  const seen = since?.snapshot ?? null;
  const { rows } = await sql<Position & Omit<Look, 'position'>>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'topics', topics)) from topic_change
        where transaction >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
      ), '[]') as changes,
      exists (select from pg_stat_activity where datname = current_database() and application_name = ${LISTENER}) as "hasListeners",
      (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database()) as site`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of its position.');
  const { snapshot, server, ...look } = row;
  return { position: { snapshot, server }, ...look };
}

/** Those that every process has looked for. For a cron job. */
export const sweepChanges = (db: Db): Promise<void> =>
  sweepInSteps(() =>
    sql`
      delete from topic_change where id = any(array(
        select id from topic_change where created_at < now() - interval '1 hour' limit ${SWEEP_STEP}
      ))`.execute(db),
  );
