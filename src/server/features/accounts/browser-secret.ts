import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import type { Accounts } from './accounts.ts';
import { PENDING_SECONDS } from './pending-sign-in.ts';
import { newSecret, sharedSecret } from './secrets.ts';
import { browserCookie, browserCookieName, readCookie } from './session-cookie.ts';

/** A sign-in must be finished in the browser that began it. `cookie` stores the secret there. */
export interface Begun {
  secret: string;
  cookie: string;
}

/**
 * A browser keeps its secret when it begins again, in another tab or after a reload. A secret not signed by the site is
 * replaced: an attacker who planted it could finish the sign-in of someone else.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function takeStart(
  ctx: Ctx,
  { https }: Accounts,
  { address, request }: { address: string; request: Headers },
): Promise<Begun> {
  await takeAttempt(ctx.db, `sign-in-starts:${address}`, (await ctx.settings())['limits.sign_in_starts_per_address']);
  const key = await sharedSecret(ctx.db, 'browser_cookie');
  const known = readCookie(request.get('cookie'), browserCookieName(https));
  const secret = known !== undefined && isSigned(known, key) ? known : sign(newSecret(), key);
  return { secret, cookie: browserCookie(secret, https, PENDING_SECONDS) };
}

const sign = (secret: string, key: string): string =>
  `${secret}.${createHmac('sha256', key).update(secret).digest('base64url')}`;

function isSigned(signed: string, key: string): boolean {
  const right = Buffer.from(sign(signed.split('.', 1)[0] ?? '', key));
  const given = Buffer.from(signed);
  return given.length === right.length && timingSafeEqual(given, right);
}
