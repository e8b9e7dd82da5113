import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { recordSecurityEvent, type SessionEnd } from '../../security-events.ts';
import { isUsed, isYoung, lasts } from './alive-sessions.ts';
import { noteUse } from './note-use.ts';
import { personOf } from './signed-in.ts';

export interface SessionRow {
  id: string;
  isCurrent: boolean;
  userAgent: string;
  network: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

export async function listSessions(ctx: Ctx): Promise<SessionRow[]> {
  const { userId, sessionId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('user_session as session')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where(lasts(await ctx.settings()))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    userAgent: row.user_agent ?? '',
    network: row.ip_address,
    createdAt: row.created_at,
    lastUsedAt: row.updated_at,
  }));
}

/**
 * The session's device becomes unknown.
 * @throws Refusal NOT_FOUND
 */
export async function endSession(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const device = db.selectFrom('user_session').select('device_id').where('id', '=', id).where('user_id', '=', userId);
    await db.deleteFrom('known_device').where('id', '=', device).execute();
    const { numDeletedRows } = await db
      .deleteFrom('user_session')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    recordSessionEnd(tx, userId, 'ended_by_owner', 1);
  });
}

export function recordSessionEnd(ctx: Ctx, subject: string, reason: SessionEnd, sessions: number): void {
  if (sessions > 0) recordSecurityEvent(ctx, 'session.ended', { subject, sessions, reason });
}

/** Records that a person uses an open page; its own calls do not show that. */
export async function noteSessionUse(ctx: Ctx): Promise<void> {
  const { sessionId } = personOf(ctx);
  await noteUse(ctx.db, sessionId, await ctx.settings());
}

/**
 * An unused session ends, but its row stays for the maximum lifetime, so that the sign-in page can say why it ended.
 */
export async function sweepSessions(ctx: Ctx): Promise<void> {
  const times = await ctx.settings();
  await ctx.db
    .updateTable('user_session as session')
    .set({ expires_at: sql`now()` })
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`not ${isUsed(times)}`)
    .execute();
  await ctx.db
    .deleteFrom('user_session as session')
    .where(sql<boolean>`not ${isYoung(times)}`)
    .execute();
}
