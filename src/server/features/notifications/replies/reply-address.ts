import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Ctx } from '../../../context.ts';
import '../../messaging/table.ts';
import { sharedSecret } from '../../accounts/secrets.ts';

/** Days for which the email about a message can be answered. */
const DAYS = 60;
const DAY = 86_400_000;
const SIGNATURE_BYTES = 16;
/** 32 bytes in base 32. A local part has at most 64 characters, and some servers write it in lower case. */
const TOKEN = '[0-9a-v]{52}';

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
export async function replyAddress(
  { db }: Pick<Ctx, 'db'>,
  domain: string,
  { messageId, applicationId }: Answered,
): Promise<string> {
  const bytes = Buffer.concat([idBytes(messageId), await sign(db, [messageId, applicationId])]);
  const token = BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(52, '0');
  return `reply+${token}@${domain}`;
}

/** The first such address in the text; undefined without one that we signed. */
export async function readReplyAddress(ctx: Ctx, domain: string, text: string): Promise<ReadAddress | undefined> {
  const pattern = new RegExp(`reply\\+(${TOKEN})@${domain.replaceAll('.', '\\.')}(?![\\w.-])`, 'i');
  const token = pattern.exec(text)?.[1];
  if (token === undefined) return undefined;
  const number = [...token.toLowerCase()].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n);
  const hex = number.toString(16).padStart(64, '0');
  // 52 digits hold four bits more than 32 bytes.
  if (hex.length > 64) return undefined;
  const id = hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const message = await ctx.db
    .selectFrom('message')
    .select(['application_id as applicationId', 'recipient_id as recipientId', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message || message.recipientId === null) return undefined;
  const { applicationId, recipientId, created_at: sentAt } = message;
  const given = Buffer.from(hex.slice(32), 'hex');
  // Emails before 0165_candidates.sql signed the recipient too; they can be answered for `DAYS`.
  const signatures = [await sign(ctx.db, [id, applicationId]), await sign(ctx.db, [id, applicationId, recipientId])];
  if (!signatures.some((signature) => timingSafeEqual(signature, given))) return undefined;
  const isExpired = sentAt.getTime() + DAYS * DAY < ctx.clock.now().getTime();
  return { applicationId, recipientId, isExpired };
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

async function sign(db: Ctx['db'], ids: readonly string[]): Promise<Buffer> {
  const hmac = createHmac('sha256', await sharedSecret(db, 'reply_key'));
  for (const id of ids) hmac.update(idBytes(id));
  return hmac.digest().subarray(0, SIGNATURE_BYTES);
}
