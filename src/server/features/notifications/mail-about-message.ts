import { preview } from '#contract/notifications/preview.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { Config } from '../../platform/config.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import '../messaging/table.ts';
import '../profiles/table.ts';
import { findParties } from './application-parties.ts';
import { messageEmail } from './emails.ts';
import { findReader, createEmailEnqueuer } from './enqueue-email.ts';
import type { MessageMail } from './mail-task.ts';
import { replyAddress } from './replies/reply-address.ts';

export interface MessageMailCtx extends Ctx {
  replies: Config['replies'];
}

/** One email for all messages unread since the recipient last read the thread; none if read meanwhile. */
export async function mailAboutMessage(ctx: MessageMailCtx, { messageId }: MessageMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const message = await findUnreadMessage(tx, messageId);
    const parties = message && (await findParties(tx, message.application_id, null));
    // A former member cannot read it.
    if (
      !parties ||
      !message.recipient_id ||
      ![parties.applicantUserId, ...parties.deciderIds].includes(message.recipient_id)
    )
      return;
    const reader = await findReader(tx, message.recipient_id, 'message');
    if (!reader) return;
    const sender = [message.first_name, message.last_name].filter(Boolean).join(' ');
    const name =
      message.side === 'applicant' ? parties.applicantName : [sender, parties.companyName].filter(Boolean).join(', ');
    const text = preview(message.content.replace(/\s+/g, ' ').trim(), 'mail');
    const content = messageEmail(write, reader.locale, parties, { name, subject: message.subject, text });
    const about = { userId: message.sender_id, companyId: parties.companyId, applicationId: message.application_id };
    const answer = ctx.replies && {
      note: m.reply_note({}, { locale: reader.locale }),
      headers: {
        'Reply-To': await replyAddress(tx, ctx.replies.domain, {
          messageId,
          applicationId: message.application_id,
        }),
      },
    };
    await enqueueEmail(
      tx,
      reader,
      { ...content, ...answer, about },
      `message:${message.recipient_id}:${message.oldest_unread_id}`,
    );
  });
}

/** The message while it is unread, with the first unread one of its thread. */
const findUnreadMessage = ({ db }: TxCtx, messageId: string) =>
  db
    .selectFrom('message')
    .leftJoin('profile as sender', 'sender.user_id', 'message.sender_id')
    .select([
      'message.application_id',
      'message.recipient_id',
      'message.sender_id',
      'message.side',
      'message.subject',
      'message.content',
    ])
    .select(['sender.first_name', 'sender.last_name'])
    .select((of) =>
      of
        .selectFrom('message as unread')
        .select('unread.id')
        .whereRef('unread.recipient_id', '=', 'message.recipient_id')
        .whereRef('unread.application_id', '=', 'message.application_id')
        .where('unread.read_at', 'is', null)
        .orderBy('unread.seq')
        .limit(1)
        .as('oldest_unread_id'),
    )
    .where('message.id', '=', messageId)
    .where('message.read_at', 'is', null)
    .where('message.hidden_at', 'is', null)
    .executeTakeFirst();
