import { sql } from 'kysely';

import type { ProblemCode } from '#contract/problems.ts';

import type { Db, Tx } from '../db/database.ts';
import { Refusal } from './refusal.ts';
import './limits-table.ts';

/** At most `max` attempts within `seconds`, counted from the first. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Counts one attempt under the key, for all processes together. It is counted before anything is done for it: of
 * attempts that are made at once, no more than `max` are taken.
 * @returns when the time began in which it counts.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds until the next attempt is taken.
 */
export async function takeAttempt(db: Db | Tx, key: string, limit: Limit): Promise<string> {
  const { taken, startedAt, retryAfter } = await countAttempt(db, key, limit);
  if (!taken) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, retryAfter) });
  return startedAt;
}

/** Counts one attempt as takeAttempt does, and says whether it may be made: for what happens later, where nobody is answered. */
export const tryAttempt = async (db: Db | Tx, key: string, limit: Limit): Promise<boolean> =>
  (await countAttempt(db, key, limit)).taken;

/**
 * Does `work` under a limit that counts failures only. The attempt is counted first, and given back unless the work is
 * refused with `failure`.
 * @throws Refusal TOO_MANY_REQUESTS, and what the work throws.
 */
export async function limitFailures<Result>(
  db: Db | Tx,
  { key, limit, failure }: { key: string; limit: Limit; failure: ProblemCode },
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = await takeAttempt(db, key, limit);
  try {
    const result = await work();
    await returnAttempt(db, key, startedAt);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === failure)) await returnAttempt(db, key, startedAt);
    throw error;
  }
}

/** Forgets the attempts under these keys. */
export async function clearAttempts(db: Db | Tx, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', 'in', keys).execute();
}

/** Forgets whatever was counted for one of these: keys are `limit:subject`, or `limit:subject requester`. */
export async function forgetSubjects(db: Db | Tx, subjects: string[]): Promise<void> {
  const subject = sql<string>`split_part(substr(key, strpos(key, ':') + 1), ' ', 1)`;
  await db.deleteFrom('rate_limit').where(subject, 'in', subjects).execute();
}

/** Removes what no limit looks at any more; for a task of the clock. */
export async function sweepAttempts(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('started_at', '<', sql<Date>`now() - interval '31 days'`)
    .execute();
}

interface Counted {
  taken: boolean;
  startedAt: string;
  retryAfter: number;
}

// A refused attempt changes nothing: given back, it would make room for one more than the limit.
async function countAttempt(db: Db | Tx, key: string, { max, seconds }: Limit): Promise<Counted> {
  const isOver = sql`r.started_at <= now() - ${seconds} * interval '1 second'`;
  const { rows } = await sql<Counted>`
    with taken as (
      insert into rate_limit as r (key, started_at, count) values (${key}, now(), 1)
      on conflict (key) do update set
        count = case when ${isOver} then 1 else r.count + 1 end,
        started_at = case when ${isOver} then now() else r.started_at end
      where ${isOver} or r.count < ${max}
      returning started_at
    ), counted as (
      select true as taken, started_at from taken
      union all
      select false, started_at from rate_limit where key = ${key} and not exists (select from taken)
    )
    select taken, started_at::text as "startedAt",
      ceil(extract(epoch from started_at + ${seconds} * interval '1 second' - now()))::int as "retryAfter"
    from counted`.execute(db);
  // Refused by a row that another transaction wrote since this statement began.
  return rows[0] ?? { taken: false, startedAt: '', retryAfter: seconds };
}

/** Takes one attempt back, unless a new time has begun since. */
async function returnAttempt(db: Db | Tx, key: string, startedAt: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('started_at', '=', sql<Date>`${startedAt}::timestamptz`)
    .where('count', '>', 0)
    .execute();
}
