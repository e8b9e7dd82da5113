import type { TxCtx } from '../../context.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import { endSessions } from './password.ts';
import './table.ts';
import { endTokens } from './tokens.ts';

/** The account counts as signed out, its links stop working and its live streams end. */
export async function banAccount(tx: TxCtx, userId: string, reason: string): Promise<void> {
  const { db, clock } = tx;
  const now = clock.now();
  await db
    .updateTable('user_account')
    .set({ banned_at: now, ban_reason: reason, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await endSessions(tx, { userId, reason: 'banned' });
  await endTokens(db, userId);
  recordSecurityEvent(tx, 'user.banned', { subject: userId });
}

export async function unbanAccount(tx: TxCtx, userId: string): Promise<void> {
  const { db, clock } = tx;
  await db
    .updateTable('user_account')
    .set({ banned_at: null, ban_reason: null, updated_at: clock.now() })
    .where('id', '=', userId)
    .execute();
  recordSecurityEvent(tx, 'user.unbanned', { subject: userId });
}
