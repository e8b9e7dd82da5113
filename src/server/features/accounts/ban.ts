import type { TxCtx } from '../../context.ts';
import { endSessions } from './password.ts';
import './table.ts';
import { endTokens } from './tokens.ts';

/** Closes an account: it counts as signed out from now on, its links open nothing, and its live streams end. */
export async function banAccount({ db, clock }: TxCtx, userId: string, reason: string): Promise<void> {
  const now = clock.now();
  await db.updateTable('user_account').set({ banned_at: now, ban_reason: reason, updated_at: now }).where('id', '=', userId).execute();
  await endSessions(db, userId);
  await endTokens(db, userId);
}

/** Opens it again; its person has to sign in. */
export async function unbanAccount({ db, clock }: TxCtx, userId: string): Promise<void> {
  await db.updateTable('user_account').set({ banned_at: null, ban_reason: null, updated_at: clock.now() }).where('id', '=', userId).execute();
}
