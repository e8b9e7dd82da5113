import { sql } from 'kysely';

import type { Tx } from '../db/database.ts';
import { DEAD_LETTER_QUEUE } from './dead-letters.ts';

/**
 * Removes matching jobs, also done ones and dead letters, which are stored for a week. pg-boss cannot do this in a
 * transaction.
 */
export async function forgetJobs(tx: Tx, task: string, data: Record<string, string>): Promise<void> {
  const matching = JSON.stringify(data);
  await sql`delete from pgboss.job where name = ${task} and data @> ${matching}::jsonb`.execute(tx);
  await sql`delete from pgboss.job where name = ${DEAD_LETTER_QUEUE} and source_name = ${task} and data @> ${matching}::jsonb`.execute(
    tx,
  );
}
