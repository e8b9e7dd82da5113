import type { z } from 'zod';

import type { registerInput, UserType } from '#contract/accounts/accounts.ts';
import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import './events.ts';
import { findAccountByEmail, lockAddress, removeUnverified } from './address.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-rules.ts';
import { digestOf, newSecret } from './secrets.ts';

type Registration = Omit<z.infer<typeof registerInput>, 'acceptsTerms'>;

/**
 * Replaces an unconfirmed account of the same address. If a confirmed one exists and the setting hides that, its owner
 * is emailed and the caller sees no difference. `address`: the requester's network address.
 * @returns the proof of registration, for the browser's cookie.
 * @throws Refusal INVALID for the password, CONFLICT email_taken; TOO_MANY_REQUESTS per registered address.
 */
export async function register(ctx: Ctx, input: Registration, address: string): Promise<{ proof: string }> {
  await requireGoodPassword(ctx, 'password', input.password, {
    email: input.email,
    names: [input.firstName, input.lastName],
  });
  const settings = await ctx.settings();
  await takeAttempt(ctx.db, `sign-up:${input.email} ${address}`, settings['limits.sign_up_per_recipient']);
  await takeAttempt(ctx.db, `sign-up:${input.email}`, settings['limits.mails_per_recipient']);
  // Hashed first, so that response times do not reveal whether the address is free.
  const password = await hashPassword(input.password);
  const proof = newSecret();
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx.db, input.email);
    const existing = await findAccountByEmail(tx.db, input.email);
    if (existing?.isVerified || existing?.isBanned) return refuseTaken(tx, input.email);
    if (existing) await removeUnverified(tx.db, existing.id);
    const { userId } = await createAccount(tx, { ...input, password, registrationDigest: digestOf(proof) });
    await tx.emit('account.registered', { userId });
    return enqueueAccountMail(tx, { kind: 'verify', email: input.email, isLimited: true });
  });
  return { proof };
}

async function refuseTaken(ctx: TxCtx, email: string): Promise<void> {
  const settings = await ctx.settings();
  if (settings['accounts.reveal_existing_email']) throw new Refusal('CONFLICT', { reason: 'email_taken' });
  await enqueueAccountMail(ctx, { kind: 'exists', email });
}

interface NewAccount extends Omit<Registration, 'password'> {
  /** Hash; null if they sign in with another site. */
  password: string | null;
  registrationDigest: string | null;
}

/** Unconfirmed. */
export async function createAccount(
  tx: TxCtx,
  { email, firstName, lastName, userType, password, registrationDigest }: NewAccount,
): Promise<{ userId: string; profileId: string }> {
  const userId = newId();
  await tx.db
    .insertInto('user_account')
    .values({
      id: userId,
      email,
      name: `${firstName} ${lastName}`,
      image: null,
      banned_at: null,
      ban_reason: null,
      user_type: userType,
      registration_digest: registrationDigest,
    })
    .execute();
  await tx.db
    .insertInto('user_credential')
    .values({ id: newId(), user_id: userId, account_id: userId, provider_id: 'credential', password })
    .execute();
  const profileId = await insertProfile(tx, {
    userId,
    role: userType,
    firstName,
    lastName,
    contactEmail: null,
    locale: tx.locale,
  });
  return { userId, profileId };
}

interface NewProfile {
  userId: string;
  role: UserType;
  firstName: string;
  lastName: string;
  contactEmail: string | null;
  locale: Locale;
}

/** With a username that no one has. */
export async function insertProfile(
  { db, clock }: TxCtx,
  { userId, role, firstName, lastName, contactEmail, locale }: NewProfile,
): Promise<string> {
  const profile = {
    id: newId(),
    user_id: userId,
    role,
    first_name: firstName,
    last_name: lastName,
    avatar_file_id: null,
    country: null,
    contact_email: contactEmail,
    cv_file_id: null,
    preferred_locale: locale,
  };
  // Two people of one name can register in the same millisecond; the later timestamp is incremented.
  for (let timestamp = clock.now().getTime(); ; timestamp += 1) {
    const username = `${firstName.toLowerCase()}_${lastName.toLowerCase()}_${timestamp}`;
    const inserted = await db
      .insertInto('profile')
      .values({ ...profile, username })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
  }
}
