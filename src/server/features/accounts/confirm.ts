import { sql } from 'kysely';

import type { confirmOutcomes } from '#contract/accounts/accounts.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import './events.ts';
import { findAccountByEmail, lockAddress, removeUnverified } from './address.ts';
import { confirmContactAddress } from './contact-address.ts';
import { joinIntoAccount } from './join-people.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions, matchPassword, readCredential, savePassword } from './password.ts';
import { digestOf } from './secrets.ts';
import { consumeToken, endTokens, findToken, type Token } from './tokens.ts';

export interface Confirmation {
  token: string;
  /** The password chosen at registration. */
  password?: string | undefined;
  /** Replaces `password`. */
  newPassword?: string | undefined;
}

export interface Confirmed {
  outcome: (typeof confirmOutcomes)[number];
  /** The account that the confirming browser may be signed in to. */
  userId?: string;
}

/**
 * `proof` is the registration cookie. A browser without it must know the password or choose a new one: the person who
 * registered may not own the address.
 * @throws Refusal CONFLICT link_expired or email_taken, INVALID for a password, TOO_MANY_REQUESTS for wrong ones.
 */
export async function confirmAddress(
  ctx: Ctx,
  { token, password, newPassword }: Confirmation,
  proof: string | undefined,
): Promise<Confirmed> {
  const found = await findToken(ctx.db, token, ['verify', 'change_email', 'contact']);
  if (!found) throw expired();
  if (found.purpose !== 'verify') return confirmOwnAddress(ctx, found);
  const { userId } = found;
  const account = await readCredential(ctx.db, userId);
  const isOwnBrowser = proof !== undefined && account.registrationDigest === digestOf(proof);
  if (newPassword !== undefined) {
    await requireGoodPassword(ctx, 'newPassword', newPassword, account);
  } else if (!isOwnBrowser) {
    if (password === undefined) return { outcome: 'needs_password' };
    await matchPassword(ctx, userId, account, { field: 'password', password });
  }
  const hash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    const { db, invalidate } = tx;
    if (!(await consumeToken(db, found))) throw expired();
    await invalidate([PROFILES_TOPIC]);
    await db
      .updateTable('user_account')
      .set({ email_verified: true, registration_digest: null, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    if (hash !== undefined) {
      await savePassword(db, userId, hash);
      recordSecurityEvent(tx, 'password.reset', { subject: userId });
    }
    await endSessions(tx, { userId, reason: 'address_confirmed' });
    await endTokens(db, userId);
  });
  return { outcome: 'verified', userId };
}

async function confirmOwnAddress(ctx: Ctx, token: Token): Promise<Confirmed> {
  // The address may be mistyped and belong to a stranger, whose mail scanner opens every link.
  if (ctx.actor.kind !== 'person' || ctx.actor.userId !== token.userId) return { outcome: 'needs_sign_in' };
  if (token.purpose !== 'contact') return changeAddress(ctx, token);
  await confirmContactAddress(ctx, token);
  return { outcome: 'contact_confirmed' };
}

async function changeAddress(ctx: Ctx, token: Token): Promise<Confirmed> {
  const { userId, email } = token;
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx.db, email);
    if (!(await consumeToken(tx.db, token))) throw expired();
    const other = await findAccountByEmail(tx.db, email);
    if ((other?.isVerified || other?.isBanned) && other.id !== userId)
      throw new Refusal('CONFLICT', { reason: 'email_taken' });
    if (other && other.id !== userId) await removeUnverified(tx.db, other.id);
    const { email: previous } = await tx.db
      .selectFrom('user_account')
      .select('email')
      .$narrowType<{ email: string }>()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.db
      .updateTable('user_account')
      .set({ email, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await endTokens(tx.db, userId);
    await tx.emit('account.address_changed', { from: previous, to: email });
    await enqueueAccountMail(tx, { kind: 'email_changed', email: previous, userId });
    recordSecurityEvent(tx, 'address.changed', { subject: userId });
    await joinIntoAccount(tx, userId);
  });
  return { outcome: 'email_changed' };
}

const expired = () => new Refusal('CONFLICT', { reason: 'link_expired' });
