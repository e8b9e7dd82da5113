import type { z } from 'zod';

/** `Ctx` comes from the composition root. */
export interface Task<Ctx, Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  /** At least once per job, so it must be idempotent. */
  run(ctx: Ctx, data: Data): Promise<void>;
  /**
   * Jobs that a worker fetches and runs together; one by default. It fetches again once all of them have ended, so one that
   * waits for long holds up the rest: for jobs that share their statements, and not for those that call others.
   */
  atOnce?: number;
  /** In each process, two by default; more for tasks that wait for other servers, any of which may be slow. */
  workers?: number;
  /** With growing pauses. */
  retries?: number;
  /** Seconds after which a run that still goes on starts again; an hour by default. That of a dead worker does after half a minute. */
  lasts?: number;
  /** In UTC. */
  cron?: string;
}

export function defineTask<Ctx, Data extends object>(task: Task<Ctx, Data>): Task<Ctx> {
  return task;
}
