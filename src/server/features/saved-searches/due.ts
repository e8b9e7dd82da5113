import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../context.ts';
import { SWEEP_STEP } from '../../platform/db/sweep.ts';
import { findWaiting } from '../../platform/queue/due-jobs.ts';
import './table.ts';

export const MAIL_MATCHES = 'saved_searches.mail';

const DAY = 86_400_000;
const SEND_HOUR = 7 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * DAY;

/** The last time that searches of a rhythm were due: matches before it are sent. */
const lastSent = (now: Date, every: number, first: number): Date =>
  new Date(Math.floor((now.getTime() - first) / every) * every + first);

/** Whether a match is to be sent now. Depends only on its times: the next run sends what a stopped site missed. */
export function isDue({ clock }: Pick<Ctx, 'clock'>) {
  const now = clock.now();
  return sql<boolean>`(search.confirmed_at is not null and not search.paused and match.sent_at is null and case search.frequency
    when 'at_once' then true
    when 'daily' then match.matched_at < ${lastSent(now, DAY, SEND_HOUR)}
    else match.matched_at < ${lastSent(now, 7 * DAY, FIRST_MONDAY + SEND_HOUR)} end)`;
}

/**
 * For a cron job: a task for each recipient, named by one of their searches, since queued jobs contain ids only; none
 * if one is already queued.
 */
export async function collectMatches(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (search.user_id, search.email) search.id
    from saved_search_match as match join saved_search as search on search.id = match.saved_search_id
    where ${isDue(ctx)}
    order by search.user_id, search.email, search.id`.execute(ctx.db);
  const waiting = await findWaiting(ctx.db, MAIL_MATCHES, 'id');
  const ids = rows.map(({ id }) => id).filter((id) => !waiting.has(id));
  for (let at = 0; at < ids.length; at += SWEEP_STEP)
    await inTransaction(ctx, async (tx) => {
      for (const id of ids.slice(at, at + SWEEP_STEP)) await tx.enqueue(MAIL_MATCHES, { id });
    });
}
