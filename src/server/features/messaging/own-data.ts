import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { DERIVED, type OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Oldest first. */
async function exportMessages({ db }: Ctx, { userId }: Person): Promise<OwnData['messages']> {
  const rows = await db
    .selectFrom('message')
    .select(['application_id', 'sender_id', 'subject', 'content', 'created_at', 'read_at', 'hidden_at'])
    .where(({ or, eb }) => or([eb('sender_id', '=', userId), eb('recipient_id', '=', userId)]))
    .orderBy('created_at')
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    applicationId: row.application_id,
    isOwn: row.sender_id === userId,
    subject: row.subject,
    // A hidden message still belongs to its author.
    content: row.hidden_at && row.sender_id !== userId ? '' : row.content,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }));
}

/** An applicant's threads are deleted with their applications. */
export const messagingData: OwnDataPart = {
  tables: {
    conversation: {
      words: { search: DERIVED },
      goesWith: ['user_account', 'company'],
      stays: 'The thread of another applicant.',
    },
    message: {
      words: { content: 'messages', subject: 'messages', search: DERIVED },
      codes: ['side', 'language'],
      goesWith: ['user_account', 'company'],
      stays: 'What an employer wrote for their company stays with the applicant, without a name.',
    },
    message_attachment: { goesWith: ['user_account', 'company'] },
  },
  exports: { messages: exportMessages },
};
