import { sql } from 'kysely';

import type { ProblemReason } from '#contract/problems.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Accounts } from './accounts.ts';
import { joinIntoAccount } from './join-people.ts';
import { rememberDevice } from './known-devices.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { digestOf } from './secrets.ts';
import {
  DAY_SECONDS,
  deviceCookie,
  endedCookie,
  endedCookieName,
  readCookie,
  readDeviceCookie,
  sessionCookie,
  sessionCookieName,
  tokenOf,
} from './session-cookie.ts';
import { recordSessionEnd } from './sessions.ts';
import type { ProofMeans } from './table.ts';

async function replaceSession(tx: TxCtx, cookie: string): Promise<void> {
  const ended = await tx.db
    .deleteFrom('user_session')
    .where('token', '=', digestOf(tokenOf(cookie)))
    .returning('user_id')
    .executeTakeFirst();
  if (ended) recordSessionEnd(tx, ended.user_id, 'replaced', 1);
}

/** Emails the owner that a device signed in which is new to the account. */
async function tellOwner(tx: TxCtx, userId: string, userAgent: string): Promise<void> {
  const { email } = await tx.db
    .selectFrom('user_account')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const at = tx.clock.now().toISOString();
  await enqueueAccountMail(tx, { kind: 'new_device', email, userId, signIn: { userAgent, from: tx.from ?? '–', at } });
}

/**
 * A link comes from the registration, so the device is the account's first. A person's link opens the page of a person
 * without an account.
 */
export type SignInMethod = 'password' | 'passkey' | 'provider' | 'link' | 'person_link';

/** The answer to a banned person: the same as for a wrong password. */
const reasons = {
  password: 'invalid_credentials',
  link: 'invalid_credentials',
  person_link: 'link_expired',
  passkey: 'passkey_refused',
  provider: 'provider_refused',
} as const satisfies Record<SignInMethod, ProblemReason>;

/** Another site vouches, which proves nothing here; a link shows only who reads the address. */
const provedBy: Record<SignInMethod, ProofMeans | null> = {
  password: 'password',
  passkey: 'passkey',
  provider: null,
  link: null,
  person_link: null,
};

interface SigningIn {
  userId: string;
  by: SignInMethod;
  /** For a new account, whose first device is not worth an email. */
  isRegistration?: boolean;
}

interface Opened extends SigningIn {
  headers: Headers;
  cookie: string | null;
}

/** Opens a session for a user whose identity was verified, and returns the cookies for the browser. */
export async function openSession(
  ctx: Ctx,
  accounts: Accounts,
  { request, ...signingIn }: SigningIn & { request: Headers },
): Promise<string[]> {
  const { userId, by } = signingIn;
  const { api } = await accounts.auth();
  const { headers, response } = await api.openSession({ body: { userId }, headers: request, returnHeaders: true });
  // They were banned during the sign-in.
  if (!response.opened) throw new Refusal('UNAUTHENTICATED', { reason: reasons[by] });
  return settleSession(ctx, accounts, { ...signingIn, headers, cookie: request.get('cookie') });
}

/** For a session that the library opened and that no one else knows. */
export function sessionIn(headers: Headers, https: boolean): string {
  const name = sessionCookieName(https);
  const value = headers
    .getSetCookie()
    .map((line) => readCookie(line.split(';', 1)[0], name))
    .find((found) => found !== undefined);
  if (value === undefined) throw new Error('The library opened a session without a cookie.');
  return value;
}

/**
 * Ends the browser's previous session, marks the device as known, joins people without an account who have the address,
 * and returns the cookies for the browser.
 */
export async function settleSession(
  ctx: Ctx,
  { https }: Pick<Accounts, 'https'>,
  { userId, headers, cookie, by, isRegistration = by === 'link' || by === 'person_link' }: Opened,
): Promise<string[]> {
  const name = sessionCookieName(https);
  const value = sessionIn(headers, https);
  const previous = readCookie(cookie, name);
  const { secret, days } = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    // Devices before sessions: every function that ends both locks them in this order.
    const device = await rememberDevice(db, userId, readDeviceCookie(cookie, https));
    if (previous !== undefined) await replaceSession(tx, previous);
    const { user_agent } = await db
      .updateTable('user_session')
      .set({
        device_id: device.id,
        ip_address: tx.from ?? null,
        by_passkey: by === 'passkey',
        proved_by: provedBy[by],
        ...(by === 'passkey' ? { first_factor_at: sql`now()` } : {}),
        ...(by === 'provider' ? { proved_at: null } : {}),
      })
      .where('token', '=', digestOf(tokenOf(value)))
      .returning('user_agent')
      .executeTakeFirstOrThrow();
    if (device.isNew && !isRegistration) await tellOwner(tx, userId, user_agent ?? '');
    return { secret: device.secret, days: (await tx.settings())['accounts.session_days'] };
  });
  if (by !== 'person_link') await joinIntoAccount(ctx, userId);
  const isAfterEnd = readCookie(cookie, endedCookieName(https)) !== undefined;
  return [
    sessionCookie(value, https, days * DAY_SECONDS),
    deviceCookie(secret, https),
    ...(isAfterEnd ? [endedCookie(false, https)] : []),
  ];
}
