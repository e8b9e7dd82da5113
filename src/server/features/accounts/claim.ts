import { sql } from 'kysely';
import type { z } from 'zod';

import type { addPasskeyInput, PasskeyCreation } from '#contract/accounts/passkeys.ts';
import type { claimOutcomes } from '#contract/accounts/person-links.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import type { Accounts } from './accounts.ts';
import { findAccountByEmail, lockAddress, removeUnverified } from './address.ts';
import { joinIntoAccount } from './join-people.ts';
import { addPasskey, beginAdding } from './passkeys.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions } from './password.ts';
import { personOf } from './signed-in.ts';
import { endTokens } from './tokens.ts';
import './events.ts';

type Outcome = (typeof claimOutcomes)[number];

type WayIn = { password: string } | { passkey: z.infer<typeof addPasskeyInput> };

/**
 * Null where an account with the address exists, so that no passkey is made in vain.
 * @throws Refusal CONFLICT wrong_status, email_taken, as `claim`
 */
export async function beginClaimByPasskey(ctx: Ctx, accounts: Accounts): Promise<PasskeyCreation | null> {
  const person = requireConfirmed(ctx);
  const { email } = await readPerson(ctx, person);
  const existing = await findAccountByEmail(ctx.db, email);
  if (!existing?.isVerified && !existing?.isBanned) return beginAdding(ctx, accounts);
  await referToAccount(ctx, existing.id);
  return null;
}

function requireConfirmed(ctx: Ctx): Person {
  const person = personOf(ctx);
  if (!person.unclaimed?.isConfirmed) throw wrongStatus();
  return person;
}

/**
 * The person gets an account with the address that they confirmed; other sessions and links end.
 * @throws Refusal CONFLICT wrong_status for an account or before a link was opened, email_taken by an employer's
 *   account, sign_in_expired; INVALID for the password; FORBIDDEN passkey_refused
 */
export async function claim(ctx: Ctx, accounts: Accounts, by: WayIn): Promise<Outcome> {
  const person = requireConfirmed(ctx);
  const { email, names } = await readPerson(ctx, person);
  if ('password' in by) await requireGoodPassword(ctx, 'password', by.password, { email, names });
  const hash = 'password' in by ? await hashPassword(by.password) : null;
  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx.db, email);
    const existing = await findAccountByEmail(tx.db, email);
    if (existing?.isVerified || existing?.isBanned) return referToAccount(tx, existing.id);
    if (existing) await removeUnverified(tx.db, existing.id);
    await becomeAccount(tx, person, { email, password: hash });
    if ('passkey' in by) await addPasskey(tx, accounts, by.passkey);
    return 'claimed';
  });
}

async function readPerson({ db }: Ctx, { userId }: Person): Promise<{ email: string; names: string[] }> {
  const row = await db
    .selectFrom('profile')
    .select(['contact_email', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.contact_email) throw wrongStatus();
  return { email: row.contact_email, names: [row.first_name, row.last_name] };
}

/** Only job seekers have applications. */
async function referToAccount({ db }: Ctx, userId: string): Promise<Outcome> {
  const { role } = await db
    .selectFrom('profile')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (role !== 'job_seeker') throw new Refusal('CONFLICT', { reason: 'email_taken' });
  return 'needs_sign_in';
}

async function becomeAccount(
  tx: TxCtx,
  { userId, profileId, sessionId }: Person,
  { email, password }: { email: string; password: string | null },
): Promise<void> {
  const { db } = tx;
  const claimed = await db
    .updateTable('user_account')
    .set({ email, added_by_company: false, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) throw wrongStatus();
  if (password !== null)
    await db
      .insertInto('user_credential')
      .values({ id: newId(), user_id: userId, account_id: userId, provider_id: 'credential', password })
      .execute();
  await db
    .updateTable('profile')
    .set({ contact_email: null, updated_at: sql`now()` })
    .where('id', '=', profileId)
    .execute();
  await endSessions(tx, { userId, reason: 'address_confirmed', keep: sessionId });
  await endTokens(db, userId);
  await tx.invalidate([PROFILES_TOPIC]);
  await tx.emit('person.claimed', { userId, profileId });
  await joinIntoAccount(tx, userId);
}
