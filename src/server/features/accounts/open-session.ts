import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Accounts } from './accounts.ts';
import { rememberDevice } from './known-devices.ts';
import { digestOf } from './secrets.ts';
import {
  DAY_SECONDS,
  deviceCookie,
  deviceCookieName,
  readCookie,
  sessionCookie,
  sessionCookieName,
  tokenOf,
} from './session-cookie.ts';
import { recordSessionEnd } from './sessions.ts';

async function replaceSession(tx: TxCtx, cookie: string): Promise<void> {
  const ended = await tx.db
    .deleteFrom('user_session')
    .where('token', '=', digestOf(tokenOf(cookie)))
    .returning('user_id')
    .executeTakeFirst();
  if (ended) recordSessionEnd(tx, ended.user_id, 'replaced', 1);
}

interface Opened {
  userId: string;
  headers: Headers;
  cookie: string | null;
}

/** Ends the browser's previous session, marks the device as known, and returns the cookies for the browser. */
export async function settleSession(
  ctx: Ctx,
  { https }: Pick<Accounts, 'https'>,
  { userId, headers, cookie }: Opened,
): Promise<string[]> {
  const name = sessionCookieName(https);
  const value = headers
    .getSetCookie()
    .map((line) => readCookie(line.split(';', 1)[0], name))
    .find((found) => found !== undefined);
  if (value === undefined) throw new Error('The library opened a session without a cookie.');
  const previous = readCookie(cookie, name);
  const { secret, days } = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    // Devices before sessions, the lock order of every function that ends both.
    const device = await rememberDevice(db, userId, readCookie(cookie, deviceCookieName(https)));
    if (previous !== undefined) await replaceSession(tx, previous);
    await db
      .updateTable('user_session')
      .set({ device_id: device.id })
      .where('token', '=', digestOf(tokenOf(value)))
      .execute();
    return { secret: device.secret, days: (await tx.settings())['accounts.session_days'] };
  });
  return [sessionCookie(value, https, days * DAY_SECONDS), deviceCookie(secret, https)];
}
