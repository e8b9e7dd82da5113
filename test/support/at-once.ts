import { expect } from 'vitest';

import type { TestApp } from './app.ts';

/**
 * Sends requests concurrently: each waits for a lock that is held until all of them wait for it.
 * @param lock the statement that takes the lock
 */
export async function sendAtOnce<Answer>(
  { database: { pool } }: Pick<TestApp, 'database'>,
  lock: string,
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const answers: Promise<Answer>[] = [];
    for (const request of requests) {
      answers.push(request());
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(answers.length);
    }
    await holder.query('commit');
    return await Promise.all(answers);
  } finally {
    holder.release();
  }
}

/** Their statuses, in ascending order. */
export const sortedStatuses = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
