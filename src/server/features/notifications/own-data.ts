import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person } from '../../context.ts';
import './table.ts';

/** All that the person was told, the oldest first. */
export async function exportOwn({ db }: Ctx, { userId }: Person): Promise<OwnData['notifications']> {
  const rows = await db.selectFrom('notification').select(['type', 'data', 'read_at', 'created_at']).where('user_id', '=', userId).orderBy('created_at').execute();
  return rows.map((row) => ({ type: row.type, data: row.data, readAt: row.read_at?.toISOString() ?? null, createdAt: row.created_at.toISOString() }));
}

/** How the person chose to hear of what; of the other types they hear in every way. */
export async function exportOwnPreferences({ db }: Ctx, { userId }: Person): Promise<OwnData['notificationPreferences']> {
  const rows = await db.selectFrom('notification_preference').select(['type', 'in_app', 'by_mail']).where('user_id', '=', userId).orderBy('type').execute();
  return rows.map((row) => ({ type: row.type, inApp: row.in_app, byMail: row.by_mail }));
}
