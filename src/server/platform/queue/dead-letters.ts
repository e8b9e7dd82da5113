import { sql } from 'kysely';
import type { Db as QueueDb, PgBoss } from 'pg-boss';

import type { Db, Tx } from '../db/database.ts';

/** Receives a copy of each job that fails for good. The underscores mark it as no task, so backups leave it out. */
export const DEAD_LETTER_QUEUE = '__given_up';

/** How long finished and failed jobs are stored. */
export const RETENTION_SECONDS = 7 * 86_400;

const ERROR_MAX = 500;

/** Of one task. */
export interface DeadLetters {
  task: string;
  count: number;
  lastAt: Date;
  /** The last one's. */
  error: string;
}

/** Call it before creating the queues that refer to it. */
export async function createDeadLetterQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTER_QUEUE, {
    retentionSeconds: RETENTION_SECONDS,
    deleteAfterSeconds: RETENTION_SECONDS,
  });
}

/** Those of a week that were not retried. In SQL, because pg-boss only lists all at once. */
export async function listDeadLetters(boss: PgBoss): Promise<DeadLetters[]> {
  const { rows }: { rows: DeadLetters[] } = await boss.getDb().executeSql(
    `select task, count::int, at as "lastAt", left(coalesce(output->>'message', output->'value'->>'message', ''), ${ERROR_MAX}) as error
    from (select source_name as task, count(*) as count, max(created_on) as at from pgboss.job where name = $1 and state < 'active' and source_name is not null group by 1) as failed
    cross join lateral (
      select source_output as output from pgboss.job where name = $1 and state < 'active' and source_name = task and created_on = at limit 1
    ) as last
    order by task`,
    [DEAD_LETTER_QUEUE],
  );
  return rows;
}

/** Those that `listDeadLetters` lists. */
export async function countDeadLetters(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${DEAD_LETTER_QUEUE} and state < 'active' and source_name is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Retries the oldest with all attempts, and returns how many. */
export const retryDeadLetters = (boss: PgBoss, db: QueueDb, task: string, limit: number): Promise<number> =>
  boss.redrive(DEAD_LETTER_QUEUE, { sourceName: task, limit, db });
