import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { digestOf, newSecret } from './secrets.ts';
import { DEVICE_SECONDS } from './session-cookie.ts';
import './table.ts';

/** From where somebody asks who has not proved who they are. */
export interface Requester {
  /** The network address. */
  address: string;
  /** What the device's cookie holds. */
  device: string | undefined;
}

/**
 * The id of the device, where this account signed in on it before. Whoever knows the password is told apart from a
 * stranger by it, so that the guesses of the one do not lock the other out (OWASP, "Slow down online guessing attacks
 * with device cookies").
 */
export async function findDevice(db: Db | Tx, { device }: Requester, email: string): Promise<string | undefined> {
  if (device === undefined) return undefined;
  const row = await db
    .selectFrom('known_device as device')
    .innerJoin('user_account as account', 'account.id', 'device.user_id')
    .select('device.id')
    .where('device.digest', '=', digestOf(device))
    .where('device.expires_at', '>', sql<Date>`now()`)
    .where('account.email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Makes the device known to the account that signed in on it. It gets a new secret each time, and keeps who else is
 * known on it; the secret before is worth nothing.
 */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  before: string | undefined,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret();
  const digest = digestOf(secret);
  if (before !== undefined)
    await tx.updateTable('known_device').set({ digest }).where('digest', '=', digestOf(before)).execute();
  const use = { expires_at: sql<Date>`now() + ${DEVICE_SECONDS} * interval '1 second'`, used_at: sql<Date>`now()` };
  const { id } = await tx
    .insertInto('known_device')
    .values({ id: newId(), user_id: userId, digest, ...use })
    .onConflict((conflict) => conflict.columns(['digest', 'user_id']).doUpdateSet(use))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

/** Forgets the devices of a person, or all but the one of the session to keep. */
export async function forgetDevices(tx: Tx, userId: string, keep?: string): Promise<void> {
  const devices = tx.deleteFrom('known_device').where('user_id', '=', userId);
  const kept = tx
    .selectFrom('user_session')
    .select('device_id')
    .where('id', '=', keep ?? null);
  await devices.where('id', 'is distinct from', kept).execute();
}

/** Removes devices that were not used for half a year; for a task of the clock. */
export async function sweepDevices(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
