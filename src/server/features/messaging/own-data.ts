import { sql } from 'kysely';

import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person, TxCtx } from '../../context.ts';
import '../../platform/live/events.ts';
import './table.ts';

/** All that the person wrote, and that was written to them, the oldest first. */
export async function exportOwn({ db }: Ctx, { userId }: Person): Promise<OwnData['messages']> {
  const rows = await db
    .selectFrom('message')
    .select(['application_id', 'sender_id', 'subject', 'content', 'created_at', 'read_at'])
    .where(({ or, eb }) => or([eb('sender_id', '=', userId), eb('recipient_id', '=', userId)]))
    .orderBy('created_at')
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    applicationId: row.application_id,
    isOwn: row.sender_id === userId,
    subject: row.subject,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }));
}

/**
 * An applicant's threads go with their applications; what an employer wrote stays with the applicant, without a name.
 * Others' streams keep what they told for a day: what they told of this person's messages goes now.
 */
export async function eraseOwn({ db }: TxCtx, { userId }: Person): Promise<void> {
  await db.deleteFrom('live_event').where(sql<boolean>`event #>> '{message,sender,userId}' = ${userId}`).execute();
}
