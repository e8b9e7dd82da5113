import type { CalendarProblem } from '#contract/interviews/interview-choices.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { type Outgoing, type OutgoingProblem, OutgoingError } from '../../../platform/http/outgoing/outgoing.ts';
import { isAccountInGoodStanding } from '../../accounts/standing.ts';
import '../table.ts';
import type { CalendarReader } from './calendar-reader.ts';
import type { Busy } from './read-calendar.ts';

export const READ_CALENDAR = 'interviews.read_calendar';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Between two readings of a calendar. */
const PAUSE = 30 * MINUTE;
/** Interviews are rarely proposed for later. */
const REACH = 120 * DAY;
const COLLECTED_AT_ONCE = 500;

const REQUEST = {
  timeout: 15_000,
  bytesMax: 5_000_000,
  redirects: 3,
  headers: { accept: 'text/calendar', 'user-agent': 'Parlance' },
};

const PROBLEMS: Record<OutgoingProblem, CalendarProblem> = {
  unreachable: 'unreachable',
  late: 'unreachable',
  redirected: 'refused',
  too_large: 'too_large',
};

export interface CalendarCtx extends Ctx {
  appUrl: URL;
  outgoing: Outgoing;
  calendarReader: CalendarReader;
}

/** Enqueues the reading of each calendar that is due. */
export async function collectDue(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .updateTable('busy_calendar')
      .set({ due_at: new Date(now.getTime() + PAUSE) })
      .where('user_id', 'in', (eb) =>
        eb
          .selectFrom('busy_calendar')
          .select('user_id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(COLLECTED_AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning('user_id')
      .execute();
    for (const { user_id: userId } of due) await tx.enqueue(READ_CALENDAR, { userId });
  });
}

/**
 * If it cannot be read, the known times stay, and the next attempt waits longer, up to a day. Nothing is called for
 * users who can no longer sign in.
 */
export async function refreshCalendar(ctx: CalendarCtx, { userId }: { userId: string }): Promise<void> {
  const calendar = await ctx.db
    .selectFrom('busy_calendar')
    .innerJoin('user_account as account', 'account.id', 'busy_calendar.user_id')
    .select('address')
    .where('user_id', '=', userId)
    .where(isAccountInGoodStanding)
    .executeTakeFirst();
  if (!calendar) return;
  const found = await readAddress(ctx, new URL(calendar.address));
  await inTransaction(ctx, async (tx) => {
    const current = await tx.db
      .selectFrom('busy_calendar')
      .select('failures')
      .where('user_id', '=', userId)
      .where('address', '=', calendar.address)
      .forUpdate()
      .executeTakeFirst();
    // Replaced or removed in the meantime.
    if (!current) return;
    const now = tx.clock.now();
    const isRead = typeof found !== 'string';
    const failures = isRead ? 0 : current.failures + 1;
    await tx.db
      .updateTable('busy_calendar')
      .set({
        problem: isRead ? null : found,
        failures,
        due_at: new Date(now.getTime() + Math.min(DAY, PAUSE * 2 ** Math.min(failures, 10))),
        ...(isRead && { read_at: now }),
      })
      .where('user_id', '=', userId)
      .execute();
    if (!isRead) return;
    await tx.db.deleteFrom('busy_time').where('user_id', '=', userId).execute();
    if (found.length > 0)
      await tx.db
        .insertInto('busy_time')
        .values(found.map((busy) => rowOf(userId, busy)))
        .execute();
  });
}

const rowOf = (userId: string, { startsAt, endsAt }: Busy) => ({
  user_id: userId,
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
});

async function readAddress(ctx: CalendarCtx, address: URL): Promise<Busy[] | CalendarProblem> {
  const now = ctx.clock.now().getTime();
  try {
    const { status, body } = await ctx.outgoing(address, REQUEST);
    if (status !== 200) return 'refused';
    const job = { text: body.toString(), from: now - DAY, to: now + REACH, ownHost: ctx.appUrl.hostname };
    const busy = await ctx.calendarReader.read(job);
    if (busy === 'too_complex') return 'too_large';
    return busy ?? 'no_calendar';
  } catch (error) {
    if (error instanceof OutgoingError) return PROBLEMS[error.problem];
    throw error;
  }
}
