import type { z } from 'zod';

/** `Ctx` comes from the composition root. */
export interface Task<Ctx, Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  /** At least once per job, so it must be idempotent. */
  run(ctx: Ctx, data: Data): Promise<void>;
  /**
   * Jobs that a worker fetches and runs together; one by default. It fetches again once all of them have ended, so a
   * slow one delays the rest: for jobs that share their statements, not for those that call others.
   */
  atOnce?: number;
  /** In each process, two by default; more for tasks that wait for other servers, any of which may be slow. */
  workers?: number;
  /** Retries, with growing pauses. */
  retries?: number;
  /**
   * Seconds after which a run that has not ended is started again; an hour by default, half a minute if its worker
   * died.
   */
  lasts?: number;
  /** In UTC. */
  cron?: string;
}

export function defineTask<Ctx, Data extends object>(task: Task<Ctx, Data>): Task<Ctx> {
  return task;
}
