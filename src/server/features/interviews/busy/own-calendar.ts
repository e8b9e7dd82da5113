import type { BusyCalendar } from '#contract/interviews/busy-times.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { personOf } from '../../accounts/signed-in.ts';
import '../table.ts';
import { READ_CALENDAR } from './refresh.ts';

/** Limited, because each one makes the site call an address. */
const SAVES = { max: 20, seconds: 3_600 };

/** Null without one. */
export async function readCalendar(ctx: Ctx): Promise<BusyCalendar | null> {
  const calendar = await ctx.db
    .selectFrom('busy_calendar')
    .select(['address', 'problem', 'read_at'])
    .where('user_id', '=', personOf(ctx).userId)
    .executeTakeFirst();
  if (!calendar) return null;
  const { address, problem, read_at: readAt } = calendar;
  return { host: new URL(address).host, problem, readAt: readAt?.toISOString() ?? null };
}

/**
 * Replaces the previous calendar completely. A task reads the new one.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function saveCalendar(ctx: Ctx, address: string): Promise<BusyCalendar | null> {
  const { userId } = personOf(ctx);
  await takeAttempt(ctx.db, `busy_calendar:${userId}`, SAVES);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    // Serializes concurrent requests, which would both insert.
    await tx.db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await tx.db.deleteFrom('busy_calendar').where('user_id', '=', userId).execute();
    await tx.db
      .insertInto('busy_calendar')
      .values({ user_id: userId, address, due_at: now, created_at: now })
      .execute();
    await tx.enqueue(READ_CALENDAR, { userId });
    return readCalendar(tx);
  });
}

export async function removeCalendar(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('busy_calendar').where('user_id', '=', personOf(ctx).userId).execute();
}
