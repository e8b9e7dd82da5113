import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { SWEEP_STEP, sweepInSteps } from '../db/sweep.ts';
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

/** Of any task, whose data hold one of these; also done ones and dead letters. */
export async function forgetJobsAbout(tx: Tx, data: readonly Record<string, string>[]): Promise<void> {
  if (data.length === 0) return;
  const matching = data.map((one) => JSON.stringify(one));
  await sql`delete from pgboss.job where data @> any(${matching}::jsonb[])`.execute(tx);
}

/** Removes jobs that ended so long ago; the queue itself does so after a week. Dead letters stay. For a cron job. */
export const sweepJobs = (db: Db, days: number): Promise<void> =>
  sweepInSteps(() =>
    sql`
      delete from pgboss.job where id in (
        select id from pgboss.job
        where name <> ${DEAD_LETTER_QUEUE} and state in ('completed', 'cancelled', 'failed')
          and completed_on < now() - ${days} * interval '1 day' limit ${SWEEP_STEP}
      )`.execute(db),
  );
