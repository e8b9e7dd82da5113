import { sql } from 'kysely';

import type { Tx } from '../db/database.ts';
import { DEAD_LETTER_QUEUE } from './dead-letters.ts';

/**
 * Removes the jobs of a task whose data holds all of this, those that wait, those that are done and the copies of those
 * that were given up: the queue keeps these for a week. It has no such verb itself that works within a transaction.
 */
export async function forgetJobs(tx: Tx, task: string, data: Record<string, string>): Promise<void> {
  const matching = JSON.stringify(data);
  await sql`delete from pgboss.job where name = ${task} and data @> ${matching}::jsonb`.execute(tx);
  await sql`delete from pgboss.job where name = ${DEAD_LETTER_QUEUE} and source_name = ${task} and data @> ${matching}::jsonb`.execute(
    tx,
  );
}
