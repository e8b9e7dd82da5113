import type { Viewer } from '#contract/viewer.ts';

import type { Ctx } from '../../context.ts';
import { limitFailures, takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Accounts } from './accounts.ts';
import { requireTurn } from './password-hash.ts';
import { readViewer } from './queries.ts';

/** Where wrong guesses of an address's password are counted. */
export const failuresKey = (email: string): string => `sign-in-failures:${email}`;

export interface SignedIn {
  viewer: Viewer;
  /** For the browser. */
  cookies: string[];
}

/**
 * Signs in by address and password. `request` are the headers of who asks, `address` where they ask from.
 * An unknown address, a wrong password and a banned account get the same answer after the same work.
 * @throws Refusal UNAUTHENTICATED invalid_credentials, FORBIDDEN email_not_verified (only to who knows the password),
 * TOO_MANY_REQUESTS, UNAVAILABLE busy.
 */
export async function signIn(ctx: Ctx, accounts: Accounts, input: { email: string; password: string }, from: { address: string; request: Headers }): Promise<SignedIn> {
  requireTurn();
  const settings = await ctx.settings();
  await takeAttempt(ctx.db, `sign-in:${from.address}`, settings['limits.sign_in_tries_per_address']);
  const limit = settings['limits.sign_in_failures_per_account'];
  return limitFailures(ctx.db, { key: failuresKey(input.email), limit, failure: 'UNAUTHENTICATED' }, async () => {
    const { api } = await accounts.auth();
    try {
      const { headers, response } = await api.signInEmail({ body: input, headers: from.request, returnHeaders: true });
      return { viewer: await readViewer(ctx, response.user.id), cookies: headers.getSetCookie() };
    } catch (error) {
      const status = apiStatus(error);
      if (status === 'UNAUTHORIZED') throw new Refusal('UNAUTHENTICATED', { reason: 'invalid_credentials' });
      if (status === 'FORBIDDEN') throw new Refusal('FORBIDDEN', { reason: 'email_not_verified' });
      throw error;
    }
  });
}

/** What better-auth's API errors call their status. */
const apiStatus = (error: unknown): unknown => (error instanceof Error && 'status' in error ? error.status : undefined);
