import type { Db as QueueDb, PgBoss } from 'pg-boss';

/**
 * Where a copy of each job goes that fails for good, be it that its last attempt failed or that its process ended. Two
 * underscores: it is no task, nobody works on it, and no backup holds it.
 */
export const DEAD_LETTER_QUEUE = '__given_up';

/** Seconds for which what ended, well or not, can be looked at: seven days. */
export const KEPT_SECONDS = 7 * 86_400;

const ERROR_MAX = 500;

/** The jobs of one task that were given up. */
export interface DeadLetters {
  task: string;
  count: number;
  lastAt: Date;
  /** Why the last of them failed. */
  error: string;
}

/** Makes the place for what is given up; it has to be there before the queues that lead to it. */
export async function createDeadLetterQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: KEPT_SECONDS, deleteAfterSeconds: KEPT_SECONDS });
}

/**
 * What was given up within a week and not retried since, by task. In SQL: the library lists jobs only all at once, with
 * all that they hold.
 */
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

/** Puts the oldest of a task back into its queue, all their attempts before them, and returns how many these were. */
export const retryDeadLetters = (boss: PgBoss, db: QueueDb, task: string, limit: number): Promise<number> =>
  boss.redrive(DEAD_LETTER_QUEUE, { sourceName: task, limit, db });
