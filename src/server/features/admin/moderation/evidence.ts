import { sql } from 'kysely';

import { MESSAGES_AROUND } from '#contract/admin/moderation-choices.ts';
import type { Evidence } from '#contract/admin/moderation.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import '../../files/table.ts';
import '../../messaging/table.ts';
import { record } from '../audit.ts';

/** The message and those around it, as they were sent; the audit log records who read them. */
export async function readEvidence(ctx: Ctx, messageId: string): Promise<Evidence[]> {
  const { application_id: applicationId, seq } = await ctx.db
    .selectFrom('message')
    .select(['application_id', 'seq'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow(notFound);
  const rows = await ctx.db
    .selectFrom('message')
    .leftJoin('user_account as sender', 'sender.id', 'message.sender_id')
    .select(['message.id', 'message.side', 'message.content', 'message.created_at', 'sender.name'])
    .select(
      sql<string[]>`array(select file.name from message_attachment as attached join file on file.id = attached.file_id
        where attached.message_id = message.id order by attached.position)`.as('attachments'),
    )
    .where('message.application_id', '=', applicationId)
    .where('message.seq', '>=', seq - MESSAGES_AROUND)
    .where('message.seq', '<=', seq + MESSAGES_AROUND)
    .orderBy('message.seq')
    .execute();
  await record(ctx, { action: 'message.viewed', subject: { type: 'message', id: messageId } });
  return rows.map(({ created_at: at, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    isReported: row.id === messageId,
  }));
}
