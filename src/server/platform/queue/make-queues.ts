import type { PgBoss, QueueResult } from 'pg-boss';

import type { Log } from '../log.ts';
import { createDeadLetterQueue, DEAD_LETTER_QUEUE, RETENTION_SECONDS } from './dead-letters.ts';
import { subjectOf } from './forget-jobs.ts';
import type { Task } from './task.ts';

const INDEX = 'job_subject';
const LOCK = 7_250_137;
/** Of PostgreSQL: lock_not_available, and deadlock_detected, which it looks for after the same second. */
const BUSY = new Set(['55P03', '40P01']);

/** Seconds that a run may last while its worker lives. */
const LASTS = 3_600;

/**
 * Of the tasks, and the one of dead letters.
 * @param heartbeat seconds without a sign of life after which a run counts as lost; its worker gives one twice as often
 */
export async function makeQueues(boss: PgBoss, tasks: readonly Task<never>[], heartbeat: number): Promise<void> {
  await createDeadLetterQueue(boss);
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  await Promise.all(tasks.map((task) => makeQueue(boss, task, heartbeat, known.get(task.name))));
}

async function makeQueue(
  boss: PgBoss,
  task: Task<never>,
  heartbeatSeconds: number,
  known: QueueResult | undefined,
): Promise<void> {
  // An earlier release's queue has others of these.
  const later = { deadLetter: DEAD_LETTER_QUEUE, expireInSeconds: task.lasts ?? LASTS, heartbeatSeconds };
  if (
    known?.deadLetter === later.deadLetter &&
    known.expireInSeconds === later.expireInSeconds &&
    known.heartbeatSeconds === heartbeatSeconds
  )
    return;
  if (known) return boss.updateQueue(task.name, later);
  await boss.createQueue(task.name, {
    notify: true,
    retryLimit: task.retries ?? 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: RETENTION_SECONDS,
    ...later,
  });
}

/**
 * Finds jobs by their subject. Not a migration, since pg-boss creates its table later, and may recreate it. Waiting for
 * the table blocks everyone who enqueues, so this waits at most a second; without the index jobs are found slowly.
 */
export async function makeSubjectIndex(boss: PgBoss, keys: readonly string[], log: Log): Promise<void> {
  if (keys.length === 0) return;
  const database = boss.getDb();
  const { rows } = await database.executeSql(`select 1 where to_regclass('pgboss.${INDEX}') is not null`);
  if (rows.length > 0) return;
  const subject = subjectOf(keys);
  try {
    // One text is one transaction. Without statistics of a new index no plan would use it.
    await database.executeSql(`
      set local lock_timeout = '1s';
      select pg_advisory_xact_lock(${LOCK});
      create index if not exists ${INDEX} on pgboss.job_common ((${subject})) where ${subject} is not null;
      analyze pgboss.job_common`);
  } catch (error) {
    if (!BUSY.has((error as { code?: string }).code ?? '')) throw error;
    log.warn({ index: INDEX }, 'the queue is busy: its index is made with a later start');
  }
}
