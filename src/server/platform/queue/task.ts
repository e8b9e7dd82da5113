import type { z } from 'zod';

/** Background work by name: what it needs, and what to do with it. `Ctx` is what the composition root hands to every task. */
export interface Task<Ctx, Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  /** Runs once per enqueued job, at least once: it must be safe to repeat. */
  run(ctx: Ctx, data: Data): Promise<void>;
  /** How often a failed run is repeated, with growing pauses. */
  retries?: number;
  /** For work of the clock: when, as a cron line in UTC. */
  cron?: string;
}

/** Gives a task its types; nothing else. */
export function defineTask<Ctx, Data extends object>(task: Task<Ctx, Data>): Task<Ctx> {
  return task;
}
