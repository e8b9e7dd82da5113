import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

import type { Task } from './task.ts';

/** Milliseconds in which runs that a stop ended are put back. */
const PUT_BACK = 1_000;

/** Running jobs have some seconds to end. */
export async function stopBoss(
  boss: PgBoss,
  tasks: readonly Pick<Task<never>, 'name'>[],
  { seconds, putBack }: { seconds: number; putBack: () => void },
): Promise<void> {
  const ended = Promise.all(tasks.map(({ name }) => boss.offWork(name)));
  await waitAtMost(ended, seconds * 1_000);
  putBack();
  // Puts back what still runs. Its workers write that down once more, so their connections are closed after them.
  await boss.stop({ graceful: false, close: false });
  await waitAtMost(ended, PUT_BACK);
  await boss.stop();
}

/** Ends with the work or after the milliseconds, whatever comes first. */
async function waitAtMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, sleep(milliseconds, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
