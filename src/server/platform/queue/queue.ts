import { fromKysely, type Job, PgBoss } from 'pg-boss';

import type { Connection, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { readCronJobs, type CronJobState } from './cron-jobs.ts';
import { listDeadLetters, retryDeadLetters, type DeadLetters } from './dead-letters.ts';
import { findDue, wakeForDue } from './due-jobs.ts';
import { makeQueues, makeSubjectIndex } from './make-queues.ts';
import { stopBoss, waitAtMost } from './stop-boss.ts';
import type { Task } from './task.ts';
import { startWorkers } from './workers.ts';

interface JobOptions {
  startAfter?: Date;
  singletonKey?: string;
  /** Of the request that causes it; part of the job's data. */
  requestId?: string | undefined;
}

export type NewJob = [task: string, data: object, options?: JobOptions];

/** In the caller's transaction. */
export type Enqueue = (tx: Tx, ...job: NewJob) => Promise<void>;

/** Updated four times a minute. */
export interface QueueHealth {
  /** Due and waiting. */
  ready: number;
  active: number;
  /** Due later. */
  later: number;
}

export interface QueueAdmin {
  health(): Promise<QueueHealth>;
  cronJobs(now: Date): Promise<CronJobState[]>;
  /** Of a week. */
  deadLetters(): Promise<DeadLetters[]>;
  /** Retries the oldest, and returns how many. */
  retryDeadLetters(tx: Tx, task: string, limit: number): Promise<number>;
}

/** The queue of one process. */
export interface Queue<Ctx> extends QueueAdmin {
  enqueue: Enqueue;
  /** Connects and creates the queues. Need not be awaited: other functions do. */
  start(): Promise<void>;
  /** Starts workers and cron jobs in this process. */
  work(ctx: Ctx): Promise<void>;
  /** Runs due jobs, and returns how many; for commands. */
  runReady(ctx: Ctx): Promise<number>;
  /** Waits at most `seconds` for running jobs. */
  stop(seconds: number): Promise<void>;
}

interface QueueOptions<Ctx> {
  connections?: number;
  /** The context of a task that a request caused. */
  follow?: (ctx: Ctx, requestId: string) => Ctx;
  /** Seconds without a sign of life after which a run counts as lost, 10 or more. */
  heartbeat?: number;
  /** Seconds between checks for lost runs. */
  lookForLost?: number;
  /** Keys under which jobs name their subject, for `forgetJobsAbout`. */
  subjects?: readonly string[];
}

const CONNECTIONS = 4;
/** Together less than the minute after which a dead worker's runs are to start again. */
const HEARTBEAT = 30;
const LOOK_FOR_LOST = 15;

/** In the same PostgreSQL as the data. */
export function createQueue<Ctx>(
  connection: Connection,
  tasks: Task<Ctx>[],
  log: Log,
  { connections = CONNECTIONS, follow = (ctx) => ctx, ...others }: QueueOptions<Ctx> = {},
): Queue<Ctx> {
  let isStopped = false;
  let stopWaking = () => {};
  let opening: Promise<PgBoss> | undefined;
  const open = (): Promise<PgBoss> => {
    if (!opening) {
      opening = openQueue({ ...connection, max: connections, ...others }, tasks, log);
      opening.catch(() => (opening = undefined));
    }
    return opening;
  };
  const run = async (ctx: Ctx, task: Task<Ctx>, job: Job): Promise<void> => {
    const { requestId, ...data } = job.data as { requestId?: string };
    try {
      await task.run(requestId === undefined ? ctx : follow(ctx, requestId), task.schema.parse(data));
    } catch (error) {
      // The job was put back, and the connections are closed.
      if (isStopped) return;
      log.error({ err: error, task: task.name, job: job.id, requestId }, 'task failed');
      throw error;
    }
  };

  return {
    start: async () => void (await open()),
    enqueue: async (tx, name, data, { requestId, ...options } = {}) => {
      const boss = await open();
      await boss.send(name, { ...data, requestId }, { db: fromKysely(tx), ...options });
    },
    async work(ctx) {
      const boss = await open();
      const started = startWorkers(boss, tasks, (task, job) => run(ctx, task, job));
      // The next call starts all of them.
      started.catch(() => (opening = undefined));
      stopWaking = wakeForDue(boss, await orStop(boss, started));
    },
    runReady: async (ctx) => runReady(await open(), tasks, (task, job) => run(ctx, task, job)),
    async health() {
      const boss = await open();
      const queues = await boss.getQueues(tasks.map((task) => task.name));
      const sum = (count: 'readyCount' | 'activeCount' | 'deferredCount') =>
        queues.reduce((total, queue) => total + queue[count], 0);
      return { ready: sum('readyCount'), active: sum('activeCount'), later: sum('deferredCount') };
    },
    cronJobs: async (now) => readCronJobs(await open(), tasks, now),
    deadLetters: async () => listDeadLetters(await open()),
    async retryDeadLetters(tx, task, limit) {
      return retryDeadLetters(await open(), fromKysely(tx), task, limit);
    },
    async stop(seconds) {
      stopWaking();
      const opened = Promise.resolve(opening).catch(() => undefined);
      const boss = await waitAtMost(opened, seconds * 1_000);
      if (boss) await stopBoss(boss, tasks, { seconds, putBack: () => (isStopped = true) });
    },
  };
}

async function openQueue<Ctx>(
  {
    heartbeat = HEARTBEAT,
    lookForLost = LOOK_FOR_LOST,
    subjects = [],
    ...connection
  }: Connection & Pick<QueueOptions<Ctx>, 'heartbeat' | 'lookForLost' | 'subjects'> & { max: number },
  tasks: Task<Ctx>[],
  log: Log,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connection,
    superviseIntervalSeconds: lookForLost,
    // A recent check by another process does not delay the next one of this process.
    monitorIntervalSeconds: Math.ceil(lookForLost / 2),
    application_name: 'parlance queue',
    // Starts tasks in milliseconds; polling takes up to two seconds (docs/decisions/0013-queue.md).
    useListenNotify: true,
  });
  boss.on('error', (error) =>
    // Some of them are copies, which are no longer errors.
    log.error({ err: error instanceof Error ? error : Object.assign(new Error(), error) }, 'queue'),
  );
  const prepare = async () => {
    await boss.start();
    await makeQueues(boss, tasks, heartbeat);
    await makeSubjectIndex(boss, subjects, log);
  };
  await orStop(boss, prepare());
  return boss;
}

/** Closes the connections if the start fails. */
async function orStop<Started>(boss: PgBoss, starting: Promise<Started>): Promise<Started> {
  try {
    return await starting;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

async function runReady<Ctx>(
  boss: PgBoss,
  tasks: Task<Ctx>[],
  run: (task: Task<Ctx>, job: Job) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let before = -1; before !== count;) {
    before = count;
    const due = await findDue(boss);
    for (const task of tasks.filter(({ name }) => due.has(name))) {
      // Only a few at once: jobs that wait for those before them give no sign of life.
      for (const job of await boss.fetch<object>(task.name, { batchSize: 10 })) {
        count += 1;
        await run(task, job).then(
          () => boss.complete(task.name, job.id),
          (error: unknown) => boss.fail(task.name, job.id, { message: String(error) }),
        );
      }
    }
  }
  return count;
}
