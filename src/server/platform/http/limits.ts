import { sql } from 'kysely';

import type { ProblemCode } from '#contract/problems.ts';

import type { Db, Tx } from '../db/database.ts';
import { Refusal } from './refusal.ts';
import './limits-table.ts';

/** `max` attempts within `seconds` of the first. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Counts one attempt, for all processes together. Call it before the work, so that concurrent attempts cannot exceed
 * `max`.
 * @param attempts several at once are all taken, or none.
 * @returns when the window began.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function takeAttempt(db: Db | Tx, key: string, limit: Limit, attempts = 1): Promise<string> {
  const { taken, startedAt, retryAfter } = await countAttempt(db, key, limit, attempts);
  if (!taken) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, retryAfter) });
  return startedAt;
}

/** Like takeAttempt, for background work: returns false instead of throwing. */
export const tryAttempt = async (db: Db | Tx, key: string, limit: Limit): Promise<boolean> =>
  (await countAttempt(db, key, limit)).taken;

interface Request {
  taken: boolean;
  /** How many are left in this window. */
  left: number;
  /** Until the next window. */
  seconds: number;
}

/** As `takeAttempt`, and returns the remaining quota. */
export async function countRequest(db: Db | Tx, key: string, limit: Limit): Promise<Request> {
  const { taken, count, retryAfter } = await countAttempt(db, key, limit);
  return { taken, left: Math.max(limit.max - count, 0), seconds: retryAfter };
}

/**
 * Counts the attempt first, and gives it back unless `work` is refused with `failure`.
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

export async function clearAttempts(db: Db | Tx, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', 'in', keys).execute();
}

/** Keys are `limit:subject`, or `limit:subject requester`. */
export async function forgetSubjects(db: Db | Tx, subjects: string[]): Promise<void> {
  const subject = sql<string>`split_part(substr(key, strpos(key, ':') + 1), ' ', 1)`;
  await db.deleteFrom('rate_limit').where(subject, 'in', subjects).execute();
}

/** Removes expired attempts; for a cron job. */
export async function sweepAttempts(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('started_at', '<', sql<Date>`now() - interval '31 days'`)
    .execute();
}

interface Counted {
  taken: boolean;
  startedAt: string;
  count: number;
  retryAfter: number;
}

// A refused attempt changes nothing: returning it would allow one more than the limit.
async function countAttempt(db: Db | Tx, key: string, { max, seconds }: Limit, attempts = 1): Promise<Counted> {
  const more = sql`${attempts}::integer`;
  const isOver = sql`r.started_at <= now() - ${seconds} * interval '1 second'`;
  const { rows } = await sql<Counted>`
    with taken as (
      insert into rate_limit as r (key, started_at, count)
      select ${key}, now(), ${more} where ${more} <= greatest(${max}, 1)
      on conflict (key) do update set
        count = case when ${isOver} then ${more} else r.count + ${more} end,
        started_at = case when ${isOver} then now() else r.started_at end
      where ${isOver} or r.count + ${more} <= ${max}
      returning started_at, count
    ), counted as (
      select true as taken, started_at, count from taken
      union all
      select false, started_at, count from rate_limit where key = ${key} and not exists (select from taken)
    )
    select taken, started_at::text as "startedAt", count,
      ceil(extract(epoch from started_at + ${seconds} * interval '1 second' - now()))::int as "retryAfter"
    from counted`.execute(db);
  // Refused by a row that another transaction wrote since this statement began.
  return rows[0] ?? { taken: false, startedAt: '', count: max, retryAfter: seconds };
}

/** Does nothing if a new window has begun. */
async function returnAttempt(db: Db | Tx, key: string, startedAt: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('started_at', '=', sql<Date>`${startedAt}::timestamptz`)
    .where('count', '>', 0)
    .execute();
}
