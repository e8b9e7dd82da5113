import { expressionBuilder, sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { fileUrl } from '#contract/files/file-rules.ts';
import type { Attachment, Message } from '#contract/messaging/messages.ts';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../companies/table.ts';
import '../files/table.ts';
import '../profiles/table.ts';
import type { MessageTable } from './table.ts';

const eb = expressionBuilder<Tables, 'message'>();

const attachments = jsonArrayFrom(
  eb
    .selectFrom('message_attachment as attached')
    .innerJoin('file', 'file.id', 'attached.file_id')
    .select(['file.id', 'file.name', 'file.size', 'file.type'])
    .whereRef('attached.message_id', '=', 'message.id')
    .where('message.hidden_at', 'is', null)
    .orderBy('attached.position'),
);

/** Leaves out the text of hidden messages. */
const shownContent = sql<string>`case when message.hidden_at is null then message.content else '' end`;

/** The caller checks that the actor sees the threads. */
export const messages = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.application_id', 'message.application_id')
    .innerJoin('company', 'company.id', 'conversation.company_id')
    .leftJoin('profile as sender', 'sender.user_id', 'message.sender_id')
    .select([
      'message.id',
      'message.application_id',
      'message.client_id',
      'message.seq',
      'message.side',
      'message.sender_id',
      'message.recipient_id',
    ])
    .select([
      'message.subject',
      shownContent.as('content'),
      'message.hidden_at',
      'message.language',
      'message.created_at',
      'message.delivered_at',
      'message.read_at',
      'company.logo_file_id',
    ])
    .select(['sender.first_name', 'sender.last_name', 'sender.avatar_file_id'])
    .select(attachments.as('attachments'));

type MessageRow = Omit<Selectable<MessageTable>, 'search'> & {
  logo_file_id: string | null;
  first_name: string | null;
  last_name: string | null;
  avatar_file_id: string | null;
  attachments: Attachment[];
};

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  applicationId: row.application_id,
  clientId: row.client_id,
  seq: row.seq,
  sender: presentSender(row),
  subject: row.subject,
  content: row.content,
  language: row.language,
  attachments: row.attachments,
  ...(row.hidden_at ? { isRemoved: true } : {}),
  createdAt: row.created_at.toISOString(),
  deliveredAt: row.delivered_at && row.delivered_at.toISOString(),
  readAt: row.read_at && row.read_at.toISOString(),
});

/** For an employer the company's logo, else their own picture (specification, section 2). */
function presentSender({
  sender_id: userId,
  side,
  first_name: first,
  last_name: last,
  logo_file_id: logo,
  avatar_file_id: avatar,
}: MessageRow): Message['sender'] {
  const picture = side === 'employer' ? (logo ?? avatar) : avatar;
  return {
    userId,
    side,
    name: [first, last].filter(Boolean).join(' ') || null,
    pictureUrl: picture && fileUrl(picture),
  };
}
