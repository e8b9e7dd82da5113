import type { Viewer } from '#contract/accounts/viewer.ts';

import type { Ctx } from '../../context.ts';
import { limitFailures, takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import type { Accounts } from './accounts.ts';
import { findAccountByEmail } from './address.ts';
import { findDevice, type Requester } from './known-devices.ts';
import { openSession, sessionIn, settleSession } from './open-session.ts';
import { requireHashingCapacity } from './password-hash.ts';
import { endPending, findPending, PENDING_SECONDS, startPending } from './pending-sign-in.ts';
import { readViewer } from './queries.ts';
import { digestOf } from './secrets.ts';
import { pendingCookie, pendingCookieName, readCookie, tokenOf } from './session-cookie.ts';
import { findSecondFactor, useCode } from './use-code.ts';

/** Rate-limit key of wrong guesses: per known device, else per address. */
export const failuresKey = (deviceOrEmail: string): string => `sign-in-failures:${deviceOrEmail}`;

/** Without a viewer, a second factor is needed. */
export interface SignedIn {
  viewer: Viewer | null;
  cookies: string[];
}

/**
 * An unknown address, a wrong password and a banned account get the same answer after the same work.
 * @throws Refusal UNAUTHENTICATED invalid_credentials, FORBIDDEN email_not_verified (only with the right password),
 *   TOO_MANY_REQUESTS, UNAVAILABLE busy.
 */
export async function signIn(
  ctx: Ctx,
  accounts: Accounts,
  input: { email: string; password: string },
  from: Requester & { request: Headers },
): Promise<SignedIn> {
  requireHashingCapacity();
  const settings = await ctx.settings();
  const device = await findDevice(ctx.db, from, input.email);
  await takeAttempt(ctx.db, `sign-in:${device ?? from.address}`, settings['limits.sign_in_tries_per_address']);
  const limit = settings['limits.sign_in_failures_per_account'];
  return limitFailures(
    ctx.db,
    { key: failuresKey(device ?? input.email), limit, failure: 'UNAUTHENTICATED' },
    async () => {
      const { api } = await accounts.auth();
      try {
        const { headers, response } = await api.signInEmail({
          body: input,
          headers: from.request,
          returnHeaders: true,
        });
        const userId = response.user.id;
        const cookie = from.request.get('cookie');
        if (await findSecondFactor(ctx.db, userId)) return await askForCode(ctx, accounts, { userId, headers });
        const cookies = await settleSession(ctx, accounts, { userId, headers, cookie, by: 'password' });
        recordSecurityEvent(ctx, 'sign_in.succeeded', { subject: userId });
        return { viewer: await readViewer(ctx, userId), cookies };
      } catch (error) {
        const status = apiStatus(error);
        if (status === 'UNAUTHORIZED' || status === 'FORBIDDEN') await recordFailure(ctx, input.email, status);
        if (status === 'UNAUTHORIZED') throw new Refusal('UNAUTHENTICATED', { reason: 'invalid_credentials' });
        if (status === 'FORBIDDEN') throw new Refusal('FORBIDDEN', { reason: 'email_not_verified' });
        throw error;
      }
    },
  );
}

/** The library has opened a session by the password alone; its token is not returned. */
async function askForCode(
  ctx: Ctx,
  { https }: Accounts,
  { userId, headers }: { userId: string; headers: Headers },
): Promise<SignedIn> {
  const token = digestOf(tokenOf(sessionIn(headers, https)));
  await ctx.db.deleteFrom('user_session').where('token', '=', token).execute();
  return startSecondStep(ctx, https, { userId, by: 'password' });
}

async function startSecondStep(
  { db }: Ctx,
  https: boolean,
  { userId, by }: { userId: string; by: 'password' | 'provider' },
): Promise<SignedIn> {
  const secret = await startPending(db, { kind: 'second_factor', userId, data: { by } });
  return { viewer: null, cookies: [pendingCookie(secret, https, PENDING_SECONDS)] };
}

/**
 * For users who passed the first step; a configured second factor is asked for.
 * @throws Refusal UNAUTHENTICATED for banned users.
 */
export async function enterAccount(
  ctx: Ctx,
  accounts: Accounts,
  { userId, request, by }: { userId: string; request: Headers; by: 'password' | 'provider' },
): Promise<SignedIn> {
  if (await findSecondFactor(ctx.db, userId)) return startSecondStep(ctx, accounts.https, { userId, by });
  const cookies = await openSession(ctx, accounts, { userId, request, by });
  recordSecurityEvent(ctx, 'sign_in.succeeded', { subject: userId });
  return { viewer: await readViewer(ctx, userId), cookies: [...cookies, pendingCookie(undefined, accounts.https)] };
}

/**
 * The second step, in the browser that took the first.
 * @throws Refusal CONFLICT sign_in_expired, INVALID wrong_code, TOO_MANY_REQUESTS, UNAUTHENTICATED for banned users.
 */
export async function signInWithCode(
  ctx: Ctx,
  accounts: Accounts,
  { code }: { code: string },
  from: Requester & { request: Headers },
): Promise<SignedIn> {
  const secret = readCookie(from.request.get('cookie'), pendingCookieName(accounts.https));
  const pending = await findPending(ctx.db, secret, 'second_factor');
  if (!secret || !pending) throw new Refusal('CONFLICT', { reason: 'sign_in_expired' });
  const { userId } = pending;
  const { email } = await readViewer(ctx, userId);
  const { encryption } = accounts;
  await useCode({ ...ctx, encryption }, userId, code, await findDevice(ctx.db, from, email));
  if (!(await endPending(ctx.db, secret))) throw new Refusal('CONFLICT', { reason: 'sign_in_expired' });
  const cookies = await openSession(ctx, accounts, { userId, request: from.request, by: pending.data.by });
  recordSecurityEvent(ctx, 'sign_in.succeeded', { subject: userId });
  return { viewer: await readViewer(ctx, userId), cookies: [...cookies, pendingCookie(undefined, accounts.https)] };
}

// The account is always looked up, so that response times reveal nothing.
async function recordFailure(ctx: Ctx, email: string, status: 'UNAUTHORIZED' | 'FORBIDDEN'): Promise<void> {
  const account = await findAccountByEmail(ctx.db, email);
  recordSecurityEvent(ctx, 'sign_in.failed', {
    subject: account?.id,
    reason: status === 'FORBIDDEN' ? 'email_not_verified' : 'invalid_credentials',
  });
}

const apiStatus = (error: unknown): unknown => (error instanceof Error && 'status' in error ? error.status : undefined);
