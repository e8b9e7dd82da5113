import type { Finished } from '#contract/accounts/identities.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../../security-events.ts';
import type { Accounts } from '../accounts.ts';
import { findAccountByEmail } from '../address.ts';
import { matchPassword, readCredential } from '../password.ts';
import { endPending, findPending, PENDING_SECONDS, startPending, takePending } from '../pending-sign-in.ts';
import { markProved } from '../prove.ts';
import { browserCookieName, pendingCookie, pendingCookieName, readCookie } from '../session-cookie.ts';
import { enterAccount, type SignedIn } from '../sign-in.ts';
import type { ProvidedIdentity } from '../table.ts';
import { secretOf } from './begin.ts';
import { findIdentity, linkIdentity, noteUse } from './identities.ts';
import { readIdentity, type ProvidedPerson } from './read-identity.ts';

interface Finishing {
  finished: Finished;
  cookies: string[];
}

interface From {
  address: string;
  request: Headers;
}

const expired = () => new Refusal('CONFLICT', { reason: 'sign_in_expired' });

/**
 * Handles the provider's answer, in the browser that began. An identity is linked only to an account whose owner was
 * verified: by the session that began, or by the password.
 * @throws Refusal CONFLICT sign_in_expired or already_linked, FORBIDDEN provider_refused or address_not_confirmed,
 * UNAVAILABLE provider_unreachable, TOO_MANY_REQUESTS
 */
export async function finish(
  ctx: Ctx,
  accounts: Accounts,
  input: { state: string; code: string; iss?: string | undefined },
  { address, request }: From,
): Promise<Finishing> {
  await takeAttempt(ctx.db, `sign-in:${address}`, (await ctx.settings())['limits.sign_in_tries_per_address']);
  const browser = readCookie(request.get('cookie'), browserCookieName(accounts.https));
  const pending = browser && (await takePending(ctx.db, secretOf(browser, input.state), 'openid'));
  if (!pending) throw expired();
  const person = await readIdentity(accounts, pending.data, input);
  const { sessionId, proves } = pending.data;
  if (sessionId !== null) return (proves ? proveSession : linkToSession)(ctx, sessionId, person);
  const userId = await findIdentity(ctx.db, person);
  if (userId === undefined) return askForMore(ctx, accounts, person);
  await noteUse(ctx, person);
  const { viewer, cookies } = await enterAccount(ctx, accounts, { userId, request, by: 'provider' });
  return { finished: viewer ? { outcome: 'signed_in', viewer } : { outcome: 'needs_code' }, cookies };
}

/** The account whose session began it; it cannot be finished in another session. */
function ownerOf({ actor }: Ctx, sessionId: string): string {
  const own = actor.kind === 'anonymous' ? actor.lacking : actor;
  if (own?.kind !== 'person' || own.sessionId !== sessionId) throw expired();
  return own.userId;
}

async function proveSession(ctx: Ctx, sessionId: string, person: ProvidedPerson): Promise<Finishing> {
  const userId = ownerOf(ctx, sessionId);
  if ((await findIdentity(ctx.db, person)) !== userId) throw new Refusal('FORBIDDEN', { reason: 'provider_refused' });
  await markProved(ctx, sessionId, 'provider');
  return { finished: { outcome: 'proved' }, cookies: [] };
}

async function linkToSession(ctx: Ctx, sessionId: string, person: ProvidedPerson): Promise<Finishing> {
  const userId = ownerOf(ctx, sessionId);
  await inTransaction(ctx, (tx) => linkIdentity(tx, userId, person));
  return { finished: { outcome: 'linked', label: person.label }, cookies: [] };
}

/** What is needed next: the password of the account with this address, or the details of a new account. */
async function askForMore(ctx: Ctx, { https }: Accounts, person: ProvidedPerson): Promise<Finishing> {
  const { label, firstName, lastName, ...data } = person;
  const { email } = person;
  const account = await findAccountByEmail(ctx.db, email);
  if (account?.isBanned) {
    recordSecurityEvent(ctx, 'sign_in.failed', { subject: account.id, reason: 'provider_refused' });
    throw new Refusal('FORBIDDEN', { reason: 'provider_refused' });
  }
  const secret = account?.isVerified
    ? await startPending(ctx.db, { kind: 'openid_link', userId: account.id, data })
    : await startPending(ctx.db, { kind: 'openid_register', userId: null, data });
  const finished: Finished = account?.isVerified
    ? { outcome: 'needs_password', label, email }
    : { outcome: 'needs_registration', label, email, firstName, lastName };
  return { finished, cookies: [pendingCookie(secret, https, PENDING_SECONDS)] };
}

/**
 * Links the identity to the account with its address. If that account has a second factor, it is asked for next.
 * @throws Refusal CONFLICT sign_in_expired or already_linked, INVALID wrong_password, TOO_MANY_REQUESTS
 */
export async function confirmLink(
  ctx: Ctx,
  accounts: Accounts,
  { password }: { password: string },
  request: Headers,
): Promise<SignedIn> {
  const secret = readCookie(request.get('cookie'), pendingCookieName(accounts.https));
  const pending = await findPending(ctx.db, secret, 'openid_link');
  if (!secret || !pending) throw expired();
  const { userId, data } = pending;
  await matchPassword(ctx, userId, await readCredential(ctx.db, userId), { field: 'password', password });
  await inTransaction(ctx, async (tx) => {
    if (!(await endPending(tx.db, secret))) throw expired();
    await linkIdentity(tx, userId, data);
  });
  return enterAccount(ctx, accounts, { userId, request, by: 'password' });
}

/** Leaves it pending. */
export async function findRegistration(
  ctx: Ctx,
  { https }: Accounts,
  request: Headers,
): Promise<{ secret: string; identity: ProvidedIdentity }> {
  const secret = readCookie(request.get('cookie'), pendingCookieName(https));
  const pending = await findPending(ctx.db, secret, 'openid_register');
  if (!secret || !pending) throw expired();
  return { secret, identity: pending.data };
}
