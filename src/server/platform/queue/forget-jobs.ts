import { sql } from 'kysely';

import type { Tx } from '../db/database.ts';

/**
 * Removes the jobs of a task whose data holds all of this, those that wait and those that are done: the queue keeps
 * these for a week. It has no such verb itself that works within a transaction.
 */
export async function forgetJobs(tx: Tx, task: string, data: Record<string, string>): Promise<void> {
  await sql`delete from pgboss.job where name = ${task} and data @> ${JSON.stringify(data)}::jsonb`.execute(tx);
}
