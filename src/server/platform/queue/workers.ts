import type { Job, PgBoss } from 'pg-boss';

import type { Task } from './task.ts';

/** Per task and process. */
const WORKERS = 2;
/** Seconds between polls of a worker that is not woken. */
const POLL = 120;

/** With the tasks' cron jobs. @returns ids of workers, by task */
export async function startWorkers<Ctx>(
  boss: PgBoss,
  tasks: readonly Task<Ctx>[],
  run: (task: Task<Ctx>, job: Job) => Promise<void>,
): Promise<Map<string, string[]>> {
  const workers = new Map<string, string[]>();
  for (const task of tasks) {
    const ids: string[] = [];
    for (let worker = 0; worker < (task.workers ?? WORKERS); worker += 1)
      ids.push(await startWorker(boss, task, (job) => run(task, job)));
    workers.set(task.name, ids);
    // `once`: makes up for runs missed while no process was running.
    if (task.cron) await boss.schedule(task.name, task.cron, {}, { tz: 'UTC', missed: 'once' });
  }
  return workers;
}

/** Polls again after each fetch: notifications alone would leave a backlog. @returns its id */
async function startWorker(
  boss: PgBoss,
  { name, atOnce = 1 }: Pick<Task<never>, 'name' | 'atOnce'>,
  run: (job: Job) => Promise<void>,
): Promise<string> {
  const id: string = await boss.work(
    name,
    { batchSize: atOnce, notifyPollingIntervalSeconds: POLL, perJobResults: true },
    async (jobs: Job[]) => {
      try {
        // Each by itself: what failed is repeated alone.
        return await Promise.all(
          jobs.map((job) =>
            run(job).then(
              () => ({ id: job.id, status: 'completed' as const }),
              (error: unknown) => ({ id: job.id, status: 'failed' as const, output: error }),
            ),
          ),
        );
      } finally {
        boss.notifyWorker(id);
      }
    },
  );
  return id;
}
