import type { PasskeyRequest } from '#contract/accounts/passkeys.ts';

import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import type { Accounts } from './accounts.ts';
import { takeStart, type Begun } from './browser-secret.ts';
import { openSession } from './open-session.ts';
import { markProved } from './prove.ts';
import { readViewer } from './queries.ts';
import { browserCookieName, pendingCookie, readCookie } from './session-cookie.ts';
import type { SignedIn } from './sign-in.ts';
import { personOf } from './signed-in.ts';
import { askForPasskey, usePasskey, type PasskeyAnswer } from './use-passkey.ts';

/** @throws Refusal TOO_MANY_REQUESTS */
export async function beginPasskeySignIn(
  ctx: Ctx,
  accounts: Accounts,
  from: { address: string; request: Headers },
): Promise<Begun & { request: PasskeyRequest }> {
  const begun = await takeStart(ctx, accounts, from);
  return { ...begun, request: await askForPasskey(ctx, accounts, { use: 'sign_in', binding: begun.secret }) };
}

/**
 * A passkey counts as both factors. An unknown passkey and that of a banned person get the same answer.
 * @throws Refusal CONFLICT sign_in_expired, UNAUTHENTICATED passkey_refused, TOO_MANY_REQUESTS
 */
export async function signInWithPasskey(
  ctx: Ctx,
  accounts: Accounts,
  answer: PasskeyAnswer,
  { address, request }: { address: string; request: Headers },
): Promise<SignedIn> {
  await takeAttempt(ctx.db, `sign-in:${address}`, (await ctx.settings())['limits.sign_in_tries_per_address']);
  const binding = readCookie(request.get('cookie'), browserCookieName(accounts.https));
  if (binding === undefined) throw new Refusal('CONFLICT', { reason: 'sign_in_expired' });
  const userId = await usePasskey(ctx, accounts, answer, { use: 'sign_in', binding });
  const cookies = await openSession(ctx, accounts, { userId, request, by: 'passkey' });
  recordSecurityEvent(ctx, 'sign_in.succeeded', { subject: userId });
  return { viewer: await readViewer(ctx, userId), cookies: [...cookies, pendingCookie(undefined, accounts.https)] };
}

export function beginPasskeyProof(ctx: Ctx, accounts: Accounts): Promise<PasskeyRequest> {
  const { userId, sessionId } = personOf(ctx);
  return askForPasskey(ctx, accounts, { use: 'prove', binding: sessionId, userId });
}

/** @throws Refusal CONFLICT sign_in_expired, FORBIDDEN passkey_refused */
export async function proveByPasskey(ctx: Ctx, accounts: Accounts, answer: PasskeyAnswer): Promise<void> {
  const { userId, sessionId } = personOf(ctx);
  await usePasskey(ctx, accounts, answer, { use: 'prove', binding: sessionId, userId });
  await markProved(ctx, sessionId, 'passkey');
}
