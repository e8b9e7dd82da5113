import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { digestOf, newSecret } from './secrets.ts';
import { DEVICE_SECONDS } from './session-cookie.ts';
import './table.ts';

/** An unauthenticated requester. */
export interface Requester {
  address: string;
  /** Cookie value. */
  device: string | undefined;
}

/**
 * Wrong guesses on known devices count separately, so that a stranger's do not lock out the owner (OWASP, "Slow down
 * online guessing attacks with device cookies").
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

/** The device gets a new secret each time; other accounts stay known on it. */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  before: string | undefined,
): Promise<{ id: string; secret: string; isNew: boolean }> {
  const secret = newSecret();
  const digest = digestOf(secret);
  if (before !== undefined)
    await tx.updateTable('known_device').set({ digest }).where('digest', '=', digestOf(before)).execute();
  const use = { expires_at: sql<Date>`now() + ${DEVICE_SECONDS} * interval '1 second'`, used_at: sql<Date>`now()` };
  const { id, isNew } = await tx
    .insertInto('known_device')
    .values({ id: newId(), user_id: userId, digest, ...use })
    .onConflict((conflict) => conflict.columns(['digest', 'user_id']).doUpdateSet(use))
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  return { id, secret, isNew };
}

/** `keep`: a session whose device stays known. */
export async function forgetDevices(tx: Tx, userId: string, keep?: string): Promise<void> {
  const devices = tx.deleteFrom('known_device').where('user_id', '=', userId);
  const kept = tx
    .selectFrom('user_session')
    .select('device_id')
    .where('id', '=', keep ?? null);
  await devices.where('id', 'is distinct from', kept).execute();
}

/** Devices unused for half a year. */
export async function sweepDevices(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
