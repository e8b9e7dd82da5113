import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';

import type { Db } from '../db/database.ts';

/** Milliseconds between checks for jobs that became due; new ones are notified. */
const LOOK = 5_000;

/** Names of queues with due jobs: one statement, where fetching would take one for each of some eighty tasks. */
export async function findDue(boss: PgBoss): Promise<Set<string>> {
  const { rows }: { rows: { name: string }[] } = await boss
    .getDb()
    .executeSql("select distinct name from pgboss.job where state < 'active' and start_after <= pgboss.job_now()");
  return new Set(rows.map(({ name }) => name));
}

/**
 * The values under a key of the task's jobs that have not ended. Queues have a policy for this, but keep the one they
 * were created with.
 */
export async function findWaiting(db: Db, task: string, key: string): Promise<Set<string>> {
  const { rows } = await sql<{ value: string }>`
    select data ->> ${key} as value from pgboss.job where name = ${task} and state < 'completed'`.execute(db);
  return new Set(rows.map(({ value }) => value));
}

/**
 * Wakes the workers of tasks that have due jobs: if each polled, that would be twenty statements a second on an idle
 * site.
 * @param workers ids, by task
 * @returns a function that stops it
 */
export function wakeForDue(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): () => void {
  const wake = async () => {
    for (const name of await findDue(boss)) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  // An unavailable database is reported elsewhere.
  const timer = setInterval(() => void wake().catch(() => {}), LOOK).unref();
  return () => clearInterval(timer);
}
