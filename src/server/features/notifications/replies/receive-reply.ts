import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { v5 } from 'uuid';

import { sendMessageInput } from '#contract/messaging/messages.ts';

import type { Person } from '../../../actor.ts';
import { type Ctx, inTransaction } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import { tryAttempt } from '../../../platform/http/limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { hasNoSecondFactor } from '../../accounts/second-factor-need.ts';
import '../../messaging/table.ts';
import { beginUpload, type FilesCtx, removeFile, storeFile } from '../../files/files.ts';
import { sendMessage } from '../../messaging/send.ts';
import { readOwnPagesState, termsInForce } from '../../own-pages/state.ts';
import { MAIL_REPLY_REFUSED, type ReplyProblem } from '../mail-task.ts';
import { isAuthenticated } from './authentication-results.ts';
import '../../accounts/table.ts';
import type { Reply } from './read-reply.ts';
import { readReplyAddress, type ReadAddress } from './reply-address.ts';

/** `ignored`: no one is notified. */
export type ReplyResult = 'stored' | 'refused' | 'ignored';

/** Namespace of client ids derived from the ids of emails (RFC 9562). */
const NAMESPACE = '8f1c3a52-7f0e-4f53-9b8e-6d5c2a1f4e90';
/** One error email for each thread. */
const REFUSALS = { max: 1, seconds: 3_600 };

/**
 * Stores a reply as a message of the person who received the email, by the rules for messages. Idempotent per email.
 * @throws Refusal TOO_MANY_REQUESTS, UNAVAILABLE: the mail server tries again.
 */
export async function receiveReply(
  ctx: FilesCtx,
  { domain, authServer }: NonNullable<Config['replies']>,
  reply: Reply,
): Promise<ReplyResult> {
  const answered = await readReplyAddress(ctx, domain, reply.recipients);
  // Programs that answer each other would never stop.
  if (!answered || reply.isAutomatic) return 'ignored';
  const actor = await findPerson(ctx, answered.recipientId);
  if (!actor) return 'ignored';
  const problem = (await isOwnMail(ctx, actor.userId, reply, authServer))
    ? answered.isExpired
      ? 'expired'
      : ((await findMissing(ctx, actor)) ?? (await send({ ...ctx, actor }, answered, reply)))
    : 'sender';
  if (problem === undefined) return 'stored';
  await refuse(ctx, answered, problem);
  return 'refused';
}

/** Undefined once it is sent. */
async function send(
  ctx: FilesCtx,
  { applicationId, recipientId }: ReadAddress,
  { messageId, text, files }: Reply,
): Promise<ReplyProblem | undefined> {
  const clientId = v5(messageId ?? createHash('sha256').update(text).digest('hex'), NAMESPACE);
  const known = await ctx.db
    .selectFrom('message')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('sender_id', '=', recipientId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (known) return undefined;
  if (text === '' && files.length === 0) return 'empty';
  const attachmentIds: string[] = [];
  try {
    const input = sendMessageInput.safeParse({ clientId, content: text, attachmentIds: files.map(() => clientId) });
    if (!input.success) {
      const { code, path } = input.error.issues[0] ?? {};
      return code !== 'too_big' ? 'content' : path?.[0] === 'content' ? 'too_long' : 'file';
    }
    for (const { name, path } of files) attachmentIds.push(await upload(ctx, name, path));
    await sendMessage(ctx, { id: applicationId, ...input.data, attachmentIds });
    return undefined;
  } catch (error) {
    // After another error the message may be stored; the sweep deletes unsent files.
    if (!(error instanceof Refusal)) throw error;
    for (const id of attachmentIds) await removeFile(ctx, id);
    if (error.code === 'TOO_MANY_REQUESTS' || error.code === 'UNAVAILABLE') throw error;
    return attachmentIds.length < files.length ? 'file' : 'closed';
  }
}

async function upload(ctx: FilesCtx, name: string, path: string): Promise<string> {
  await beginUpload(ctx);
  return (await storeFile(ctx, { kind: 'attachment', file: new File([await readFile(path)], name) })).id;
}

async function refuse(ctx: Ctx, { applicationId, recipientId }: ReadAddress, problem: ReplyProblem): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (await tryAttempt(tx.db, `reply_refused:${recipientId} ${applicationId}`, REFUSALS))
      await tx.enqueue(MAIL_REPLY_REFUSED, { userId: recipientId, applicationId, problem, key: newId() });
  });
}

/**
 * What the site requires of a person before they may change anything, and so before they may reply by email: the rules
 * of docs/authorization.md, in its order.
 */
async function findMissing(ctx: Ctx, { userId, role }: Person): Promise<'second_factor' | 'terms' | undefined> {
  if (await hasNoSecondFactor(ctx, userId)) return 'second_factor';
  const inForce = termsInForce(await readOwnPagesState(ctx.db), ctx.clock.now());
  // Administrators publish the terms, so they need not accept them.
  if (inForce === undefined || role === 'admin') return undefined;
  const account = await ctx.db
    .selectFrom('user_account')
    .select('accepted_terms')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (account?.accepted_terms ?? 0) < inForce ? 'terms' : undefined;
}

/**
 * Whether the mail is from one of the person's confirmed addresses. `authServer` names the server whose
 * Authentication-Results (RFC 8601) count; without it, the address and the signed recipient decide.
 */
async function isOwnMail(
  { db }: Ctx,
  userId: string,
  { from, authentication }: Reply,
  authServer: string | undefined,
): Promise<boolean> {
  if (from === null) return false;
  const own = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.email', 'profile.contact_email'])
    .where('account.id', '=', userId)
    .executeTakeFirst();
  if (![own?.email, own?.contact_email].some((address) => address?.toLowerCase() === from)) return false;
  return authServer === undefined || isAuthenticated(authentication, authServer, from.split('@').at(-1) ?? '');
}
