import type { Viewer } from '#contract/viewer.ts';

import type { Ctx } from '../../context.ts';
import { limitFailures, takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import type { Accounts } from './accounts.ts';
import { findAccountByEmail } from './address.ts';
import { findDevice, type Requester } from './known-devices.ts';
import { settleSession } from './open-session.ts';
import { requireHashingCapacity } from './password-hash.ts';
import { readViewer } from './queries.ts';

/** Rate-limit key of wrong guesses: per known device, else per address. */
export const failuresKey = (deviceOrEmail: string): string => `sign-in-failures:${deviceOrEmail}`;

export interface SignedIn {
  viewer: Viewer;
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
        const cookies = await settleSession(ctx, accounts, { userId, headers, cookie: from.request.get('cookie') });
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

// The account is always looked up, so that response times reveal nothing.
async function recordFailure(ctx: Ctx, email: string, status: 'UNAUTHORIZED' | 'FORBIDDEN'): Promise<void> {
  const account = await findAccountByEmail(ctx.db, email);
  recordSecurityEvent(ctx, 'sign_in.failed', {
    subject: account?.id,
    reason: status === 'FORBIDDEN' ? 'email_not_verified' : 'invalid_credentials',
  });
}

const apiStatus = (error: unknown): unknown => (error instanceof Error && 'status' in error ? error.status : undefined);
