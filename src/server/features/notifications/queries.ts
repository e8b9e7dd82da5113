import { sql } from 'kysely';

import type { Notification } from '#contract/notifications/notifications.ts';
import { timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { personOf } from '../accounts/signed-in.ts';
import { readUnread } from './unread.ts';
import './table.ts';

/** Specification, section 9. */
const PAGE = 50;

interface NotificationsPage {
  notifications: Notification[];
  nextCursor: string | null;
  unread: number;
}

/**
 * Newest first; 50 at once unless fewer are requested.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listNotifications(
  ctx: Ctx,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<NotificationsPage> {
  const { userId } = personOf(ctx);
  let query = ctx.db
    .selectFrom('notification')
    .select(['id', 'type', 'data', 'read_at', 'created_at', preciseTime('created_at').as('position')])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, timePosition);
    query = query.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map((row) => ({
      id: row.id,
      type: row.type,
      data: row.data,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    })),
    nextCursor: last && rows.length > limit ? writeCursor([last.position, last.id]) : null,
    unread: (await readUnread(ctx, userId)).notifications,
  };
}
