import type { Ctx } from '../../../context.ts';
import { findMailbox, isSigned, signedMailbox } from '../../accounts/signed-mailbox.ts';
import '../../messaging/table.ts';

/** Days for which the email about a message can be answered. */
const DAYS = 60;
const DAY = 86_400_000;

interface Answered {
  /** The message of the email. */
  messageId: string;
  applicationId: string;
}

export interface ReadAddress {
  applicationId: string;
  recipientId: string;
  isExpired: boolean;
}

/**
 * Identifies the message, which names the recipient, by one signed id. The recipient is not signed: a person without an
 * account may become another one.
 */
export const replyAddress = (
  { db }: Pick<Ctx, 'db'>,
  domain: string,
  { messageId, applicationId }: Answered,
): Promise<string> =>
  signedMailbox(db, { purpose: 'reply', domain, id: messageId, signed: [messageId, applicationId] });

/** The first such address in the text; undefined without one that we signed. */
export async function readReplyAddress(ctx: Ctx, domain: string, text: string): Promise<ReadAddress | undefined> {
  const found = findMailbox('reply', domain, text);
  if (!found) return undefined;
  const { id, signature } = found;
  const message = await ctx.db
    .selectFrom('message')
    .select(['application_id as applicationId', 'recipient_id as recipientId', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message || message.recipientId === null) return undefined;
  const { applicationId, recipientId, created_at: sentAt } = message;
  // Emails before 0165_candidates.sql signed the recipient too; they can be answered for `DAYS`.
  const isOurs =
    (await isSigned(ctx.db, [id, applicationId], signature)) ||
    (await isSigned(ctx.db, [id, applicationId, recipientId], signature));
  if (!isOurs) return undefined;
  const isExpired = sentAt.getTime() + DAYS * DAY < ctx.clock.now().getTime();
  return { applicationId, recipientId, isExpired };
}
