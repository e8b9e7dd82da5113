import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import { ABOUT_NOBODY } from '../../platform/live/events.ts';
import { publishLive } from './publish-live.ts';
import { readUnread } from './unread.ts';

/**
 * Tells a person how much they have not read now, after it changed in this transaction. It is counted once their stream
 * is locked: of two transactions at the same time, whichever is later in the stream counts what the other did as well.
 */
export async function publishUnread(tx: TxCtx, userId: string): Promise<void> {
  // A statement of its own: the next one sees what was committed while this one waited.
  await sql`insert into live_recipient (user_id, last_seq) values (${userId}, 0) on conflict (user_id) do update set last_seq = live_recipient.last_seq`.execute(
    tx.db,
  );
  await publishLive(tx, [userId], { type: 'unread', ...(await readUnread(tx, userId)) }, ABOUT_NOBODY);
}
