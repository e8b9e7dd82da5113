import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { SWEEP_STEP, sweepInSteps } from '../db/sweep.ts';
import { DEAD_LETTER_QUEUE } from './dead-letters.ts';

/**
 * Removes jobs of any task whose data have one of these values under one of the keys, also done ones and dead letters, which
 * are stored for a week. pg-boss cannot do this in a transaction.
 */
export async function forgetJobs(tx: Tx, keys: readonly string[], values: readonly string[]): Promise<void> {
  const matches = keys.map((key) => sql`data ->> ${key} = any(${[...values]}::text[])`);
  await sql`delete from pgboss.job where ${sql.join(matches, sql` or `)}`.execute(tx);
}

/** Keeps the jobs, and sets the values to null. */
export async function clearInJobs(tx: Tx, key: string, value: string): Promise<void> {
  await sql`update pgboss.job set data = data || jsonb_build_object(${key}::text, null) where data ->> ${key} = ${value}`.execute(
    tx,
  );
}

/** In pending jobs. */
export async function renameInJobs(tx: Tx, key: string, from: string, into: string): Promise<void> {
  await sql`
    update pgboss.job set data = data || jsonb_build_object(${key}::text, ${into}::text)
    where data ->> ${key} = ${from} and state < 'completed'`.execute(tx);
}

/** What a job is about, in SQL: the first of these keys that its data have. */
export const subjectOf = (keys: readonly string[]): string =>
  `coalesce(${keys.map((key) => `data ->> '${key}'`).join(', ')})`;

/** Of any task, that name one of these ids under one of the keys; also done ones and dead letters. */
export async function forgetJobsAbout(tx: Tx, keys: readonly string[], ids: readonly string[]): Promise<void> {
  await sql`delete from pgboss.job where ${sql.raw(subjectOf(keys))} = any(${[...ids]}::text[])`.execute(tx);
}

/**
 * Removes jobs that ended more than this many days ago; the queue itself does so after a week. Dead letters stay. For a
 * cron job.
 */
export const sweepJobs = (db: Db, days: number): Promise<void> =>
  sweepInSteps(() =>
    sql`
      delete from pgboss.job where id in (
        select id from pgboss.job
        where name <> ${DEAD_LETTER_QUEUE} and state in ('completed', 'cancelled', 'failed')
          and completed_on < now() - ${days} * interval '1 day' limit ${SWEEP_STEP}
      )`.execute(db),
  );
