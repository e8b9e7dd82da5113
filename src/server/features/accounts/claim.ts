import { sql } from 'kysely';

import type { claimOutcomes } from '#contract/accounts/person-links.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { findAccountByEmail, lockAddress, removeUnverified } from './address.ts';
import { joinIntoAccount } from './join-people.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions } from './password.ts';
import { personOf } from './signed-in.ts';
import { endTokens } from './tokens.ts';
import './events.ts';

type Outcome = (typeof claimOutcomes)[number];

/**
 * The person gets an account with the address that they confirmed; other sessions and links end.
 * @throws Refusal CONFLICT wrong_status for an account or before a link was opened, email_taken by an employer's
 *   account, INVALID for the password
 */
export async function claim(ctx: Ctx, { password }: { password: string }): Promise<Outcome> {
  const person = personOf(ctx);
  if (!person.unclaimed?.isConfirmed) throw wrongStatus();
  const { email, names } = await readPerson(ctx, person);
  await requireGoodPassword(ctx, 'password', password, { email, names });
  const hash = await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx.db, email);
    const existing = await findAccountByEmail(tx.db, email);
    if (existing?.isVerified || existing?.isBanned) return referToAccount(tx, existing.id);
    if (existing) await removeUnverified(tx.db, existing.id);
    return becomeAccount(tx, person, email, hash);
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
async function referToAccount({ db }: TxCtx, userId: string): Promise<Outcome> {
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
  email: string,
  password: string,
): Promise<Outcome> {
  const { db } = tx;
  const claimed = await db
    .updateTable('user_account')
    .set({ email, added_by_company: false, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) throw wrongStatus();
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
  return 'claimed';
}
