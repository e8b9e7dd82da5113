import type { z } from 'zod';

import type { registerIdentityInput } from '#contract/accounts/identities.ts';
import { PROFILES_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../../security-events.ts';
import type { Accounts } from '../accounts.ts';
import '../events.ts';
import { findAccountByEmail, lockAddress, removeUnverified } from '../address.ts';
import { openSession } from '../open-session.ts';
import { endPending } from '../pending-sign-in.ts';
import { readViewer } from '../queries.ts';
import { createAccount } from '../register.ts';
import { pendingCookie } from '../session-cookie.ts';
import type { SignedIn } from '../sign-in.ts';
import { findRegistration } from './finish.ts';
import { insertIdentity } from './identities.ts';

/**
 * Creates an account without a password, with the address that the provider confirmed. Replaces an unconfirmed account.
 * @throws Refusal CONFLICT sign_in_expired, email_taken or already_linked, TOO_MANY_REQUESTS
 */
export async function registerIdentity(
  ctx: Ctx,
  accounts: Accounts,
  { firstName, lastName, userType }: z.output<typeof registerIdentityInput>,
  { address, request }: { address: string; request: Headers },
): Promise<SignedIn> {
  await takeAttempt(ctx.db, `sign-up:${address}`, (await ctx.settings())['limits.sign_up_per_address']);
  const { secret, identity } = await findRegistration(ctx, accounts, request);
  const { email } = identity;
  const userId = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    await lockAddress(db, email);
    if (!(await endPending(db, secret))) throw new Refusal('CONFLICT', { reason: 'sign_in_expired' });
    const existing = await findAccountByEmail(db, email);
    if (existing?.isVerified || existing?.isBanned) throw new Refusal('CONFLICT', { reason: 'email_taken' });
    if (existing) await removeUnverified(db, existing.id);
    const person = { email, firstName, lastName, userType, password: null, registrationDigest: null };
    const created = await createAccount(tx, person);
    await db.updateTable('user_account').set({ email_verified: true }).where('id', '=', created.userId).execute();
    await insertIdentity(tx, created.userId, identity);
    await tx.emit('account.registered', { userId: created.userId });
    await tx.invalidate([PROFILES_TOPIC]);
    return created.userId;
  });
  const cookies = await openSession(ctx, accounts, { userId, request, by: 'provider', isRegistration: true });
  recordSecurityEvent(ctx, 'sign_in.succeeded', { subject: userId });
  return { viewer: await readViewer(ctx, userId), cookies: [...cookies, pendingCookie(undefined, accounts.https)] };
}
