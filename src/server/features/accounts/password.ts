import { sql } from 'kysely';

import { PROFILES_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { clearAttempts, limitFailures } from '../../platform/http/limits.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent, type SessionEnd } from '../../security-events.ts';
import { forgetDevices, type Requester } from './known-devices.ts';
import { enqueueAccountMail, takeMailRequest } from './mail-task.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-rules.ts';
import { recordSessionEnd } from './sessions.ts';
import { failuresKey } from './sign-in.ts';
import { personOf } from './signed-in.ts';
import { consumeToken, endTokens, findToken } from './tokens.ts';

export interface Credential {
  email: string;
  names: string[];
  /** Hash. */
  password: string;
  registrationDigest: string | null;
}

export async function readCredential(db: Db | Tx, userId: string): Promise<Credential> {
  const row = await db
    .selectFrom('user_account as account')
    .innerJoin('user_credential as credential', 'credential.user_id', 'account.id')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select([
      'account.email',
      'account.registration_digest',
      'credential.password',
      'profile.first_name',
      'profile.last_name',
    ])
    .$narrowType<{ email: string }>()
    .where('account.id', '=', userId)
    .executeTakeFirst();
  // The account may have been deleted since its link or session was looked up.
  if (!row) throw new Refusal('CONFLICT', { reason: 'link_expired' });
  return {
    email: row.email,
    names: [row.first_name, row.last_name],
    password: row.password ?? '',
    registrationDigest: row.registration_digest,
  };
}

/** An attacker who knew the old one may have chosen the contact address, so it has to be confirmed again. */
export async function savePassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx
    .updateTable('user_credential')
    .set({ password: hash, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('profile')
    .from('user_account as account')
    .set({
      contact_email: null,
      contact_email_to_confirm: sql`coalesce(contact_email, contact_email_to_confirm)`,
    })
    .whereRef('account.id', '=', 'profile.user_id')
    .where('account.id', '=', userId)
    .where(sql<boolean>`contact_email is distinct from account.email`)
    .execute();
}

/** Also forgets the devices of the sessions. `keep`: a session that stays. */
export async function endSessions(
  ctx: TxCtx,
  { userId, reason, keep }: { userId: string; reason: SessionEnd; keep?: string },
): Promise<void> {
  recordSessionEnd(ctx, userId, reason, await removeSessions(ctx.db, userId, keep));
}

/**
 * Like endSessions, for callers that record it themselves.
 * @returns how many sessions ended.
 */
export async function removeSessions(tx: Tx, userId: string, keep?: string): Promise<number> {
  await forgetDevices(tx, userId, keep);
  const sessions = tx.deleteFrom('user_session').where('user_id', '=', userId);
  const { numDeletedRows } = await (
    keep === undefined ? sessions : sessions.where('id', '!=', keep)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The answer does not reveal whether the address has an account.
 * @throws Refusal TOO_MANY_REQUESTS, also for unknown addresses.
 */
export async function requestReset(ctx: Ctx, { email }: { email: string }, from: Requester): Promise<void> {
  await takeMailRequest(ctx, 'reset', email, from);
  await inTransaction(ctx, (tx) => enqueueAccountMail(tx, { kind: 'reset', email }));
}

/**
 * Ends all sessions and links, confirms the address, since its owner received the email, and notifies them there.
 * @throws Refusal CONFLICT link_expired, INVALID for the password.
 */
export async function resetPassword(ctx: Ctx, { token, password }: { token: string; password: string }): Promise<void> {
  const found = await findToken(ctx.db, token, ['reset']);
  if (!found) throw new Refusal('CONFLICT', { reason: 'link_expired' });
  const { userId, email } = found;
  await requireGoodPassword(ctx, 'password', password, await readCredential(ctx.db, userId));
  const hash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const { db, invalidate } = tx;
    if (!(await consumeToken(db, found))) throw new Refusal('CONFLICT', { reason: 'link_expired' });
    await invalidate([PROFILES_TOPIC]);
    await savePassword(db, userId, hash);
    await db
      .updateTable('user_account')
      .set({ email_verified: true, registration_digest: null, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await endSessions(tx, { userId, reason: 'password_reset' });
    await endTokens(db, userId);
    await enqueueAccountMail(tx, { kind: 'password_changed', email, userId });
    recordSecurityEvent(tx, 'password.reset', { subject: userId });
    // Lifts a lockout by wrong guesses.
    await clearAttempts(db, [failuresKey(email)]);
  });
}

/**
 * Ends all other sessions, and notifies the owner by email.
 * @throws Refusal INVALID for one of the two, TOO_MANY_REQUESTS after too many wrong guesses.
 */
export async function changePassword(
  ctx: Ctx,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { userId, sessionId } = personOf(ctx);
  const credential = await requirePassword(ctx, userId, 'currentPassword', currentPassword);
  await requireGoodPassword(ctx, 'newPassword', newPassword, credential);
  const hash = await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    await savePassword(tx.db, userId, hash);
    await endSessions(tx, { userId, reason: 'password_changed', keep: sessionId });
    await endTokens(tx.db, userId);
    await enqueueAccountMail(tx, { kind: 'password_changed', email: credential.email, userId });
    recordSecurityEvent(tx, 'password.changed', { subject: userId });
  });
}

/** @throws Refusal INVALID wrong_password, TOO_MANY_REQUESTS */
export async function requirePassword(ctx: Ctx, userId: string, field: string, password: string): Promise<Credential> {
  const credential = await readCredential(ctx.db, userId);
  await matchPassword(ctx, userId, credential, { field, password });
  return credential;
}

/**
 * For callers with a session or an emailed link. Wrong guesses count separately from sign-ins, so that a stranger's do
 * not lock out the owner here.
 * @throws Refusal INVALID wrong_password, TOO_MANY_REQUESTS
 */
export async function matchPassword(
  ctx: Ctx,
  userId: string,
  credential: Credential,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const limit = (await ctx.settings())['limits.sign_in_failures_per_account'];
  await limitFailures(ctx.db, { key: `password-failures:${userId}`, limit, failure: 'INVALID' }, async () => {
    if (await verifyPassword(credential.password, password)) return;
    recordSecurityEvent(ctx, 'password.wrong', { subject: userId });
    throw invalidField(field, 'wrong_password');
  });
}
