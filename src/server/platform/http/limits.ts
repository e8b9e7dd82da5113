import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { Refusal } from './refusal.ts';
import './limits-table.ts';

/** At most `max` attempts within `seconds`, counted from the first. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Counts one attempt under the key, for all processes together.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds until the next attempt is taken.
 */
export async function takeAttempt(db: Db | Tx, key: string, limit: Limit): Promise<void> {
  const { count, retryAfter } = await countAttempt(db, key, limit);
  if (count > limit.max) throw tooMany(retryAfter);
}

/**
 * Refuses where the key has used up its attempts, without counting one: for limits that count failures only.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function checkAttempts(db: Db | Tx, key: string, limit: Limit): Promise<void> {
  const row = await db
    .selectFrom('rate_limit')
    .select(['count', sql<number>`ceil(extract(epoch from started_at + ${limit.seconds} * interval '1 second' - now()))::int`.as('retryAfter')])
    .where('key', '=', key)
    .where(sql<boolean>`started_at > now() - ${limit.seconds} * interval '1 second'`)
    .executeTakeFirst();
  if (row && row.count >= limit.max) throw tooMany(row.retryAfter);
}

/** Takes one attempt back: for limits that count failures only, where the attempt turned out to be none. */
export async function returnAttempt(db: Db | Tx, key: string): Promise<void> {
  await db.updateTable('rate_limit').set({ count: sql`count - 1` }).where('key', '=', key).where('count', '>', 0).execute();
}

/** Forgets the attempts under the key. */
export async function clearAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Forgets whatever was counted for one of these, under any limit: keys are `limit:subject`. */
export async function forgetSubjects(db: Db | Tx, subjects: string[]): Promise<void> {
  await db.deleteFrom('rate_limit').where(sql<string>`substr(key, strpos(key, ':') + 1)`, 'in', subjects).execute();
}

/** Removes what no limit looks at any more; for a task of the clock. */
export async function sweepAttempts(db: Db | Tx): Promise<void> {
  await db.deleteFrom('rate_limit').where('started_at', '<', sql<Date>`now() - interval '31 days'`).execute();
}

async function countAttempt(db: Db | Tx, key: string, { seconds }: Limit): Promise<{ count: number; retryAfter: number }> {
  const { rows } = await sql<{ count: number; retryAfter: number }>`
    insert into rate_limit as r (key, started_at, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when r.started_at > now() - ${seconds} * interval '1 second' then r.count + 1 else 1 end,
      started_at = case when r.started_at > now() - ${seconds} * interval '1 second' then r.started_at else now() end
    returning count, ceil(extract(epoch from started_at + ${seconds} * interval '1 second' - now()))::int as "retryAfter"`.execute(db);
  return rows[0] ?? { count: 0, retryAfter: 0 };
}

const tooMany = (seconds: number) => new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, seconds) });
