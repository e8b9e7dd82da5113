import type { z } from 'zod';

/** `Ctx` comes from the composition root. */
export interface Task<Ctx, Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  /** At least once per job, so it must be idempotent. */
  run(ctx: Ctx, data: Data): Promise<void>;
  /** Jobs that each of two workers runs together; one by default. */
  atOnce?: number;
  /** With growing pauses. */
  retries?: number;
  /** Seconds after which a run counts as lost and starts again; five minutes by default. */
  lasts?: number;
  /**
   * Seconds without a sign of life after which a run counts as lost, 10 or more; its worker gives one twice as often. For long runs.
   */
  heartbeat?: number;
  /** In UTC. */
  cron?: string;
}

export function defineTask<Ctx, Data extends object>(task: Task<Ctx, Data>): Task<Ctx> {
  return task;
}
