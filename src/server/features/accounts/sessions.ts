import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from './signed-in.ts';

export interface SessionRow {
  id: string;
  isCurrent: boolean;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The person's own sessions that still count, the newest first. */
export async function listSessions(ctx: Ctx): Promise<SessionRow[]> {
  const { userId, sessionId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('user_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ id: row.id, isCurrent: row.id === sessionId, userAgent: row.user_agent ?? '', createdAt: row.created_at, lastUsedAt: row.updated_at }));
}

/**
 * Ends one of the own sessions.
 * @throws Refusal NOT_FOUND
 */
export async function endSession(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = personOf(ctx);
  const { numDeletedRows } = await ctx.db.deleteFrom('user_session').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** Removes sessions that ended by themselves; for a task of the clock. */
export async function sweepSessions(db: Db | Tx): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at', '<', sql<Date>`now()`).execute();
}
