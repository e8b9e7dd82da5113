import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { sendLive } from './send-live.ts';
import { readUnread } from './unread.ts';

/** Counts after locking the stream, so that the later of two concurrent transactions includes the other's changes. */
export async function sendUnread(tx: TxCtx, userId: string): Promise<void> {
  // A separate statement: the next one sees what was committed while this one waited.
  await sql`insert into live_recipient (user_id, last_seq) values (${userId}, 0) on conflict (user_id) do update set last_seq = live_recipient.last_seq`.execute(
    tx.db,
  );
  await sendLive(tx, [userId], { type: 'unread', ...(await readUnread(tx, userId)) }, ABOUT_NO_ONE);
}
