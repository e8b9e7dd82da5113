import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import type { Accounts } from './accounts.ts';
import { PENDING_SECONDS } from './pending-sign-in.ts';
import { newSecret } from './secrets.ts';
import { browserCookie, browserCookieName, readCookie } from './session-cookie.ts';

/** What is begun in a browser is finished in it. `cookie` keeps the secret there. */
export interface Begun {
  secret: string;
  cookie: string;
}

/**
 * A browser keeps its secret while it begins again, in another tab or because a page was loaded anew.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function takeStart(
  ctx: Ctx,
  { https }: Accounts,
  { address, request }: { address: string; request: Headers },
): Promise<Begun> {
  await takeAttempt(ctx.db, `sign-in-starts:${address}`, (await ctx.settings())['limits.sign_in_starts_per_address']);
  const known = readCookie(request.get('cookie'), browserCookieName(https));
  const secret = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newSecret();
  return { secret, cookie: browserCookie(secret, https, PENDING_SECONDS) };
}
