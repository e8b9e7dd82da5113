import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

import type { Task } from './task.ts';

/** Milliseconds in which runs that a stop ended are put back, and in which statements end: they may wait for a lock. */
const PUT_BACK = 1_000;
const STATEMENTS = 2_000;

/** Running jobs have some seconds to end. */
export async function stopBoss(
  boss: PgBoss,
  tasks: readonly Pick<Task<never>, 'name'>[],
  { seconds, putBack }: { seconds: number; putBack: () => void },
): Promise<void> {
  const ended = Promise.all(tasks.map(({ name }) => boss.offWork(name)));
  await waitAtMost(ended, seconds * 1_000);
  putBack();
  // Puts back running jobs. Their workers record that once more, so the connections are closed after them.
  await waitAtMost(boss.stop({ graceful: false, close: false }), STATEMENTS);
  await waitAtMost(ended, PUT_BACK);
  await waitAtMost(boss.stop(), STATEMENTS);
}

/** @returns what the work does; undefined after the milliseconds */
export async function waitAtMost<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  const over = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
