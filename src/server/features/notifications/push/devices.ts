import type { z } from 'zod';

import type { pushDeviceInput, PushState } from '#contract/notifications/push.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { isPushKey } from '../../../platform/push/encrypt.ts';
import { vapidKeys } from '../../../platform/push/vapid.ts';
import { sharedSecret } from '../../accounts/secrets.ts';
import { personOf } from '../../accounts/signed-in.ts';
import '../table.ts';

/** Limited, because each one makes the site call an address. */
const SAVES = { max: 60, seconds: 3_600 };

/** Created once; `bin/admin renew-push-key` replaces it. */
export const PUSH_KEY = 'push_key';

type Device = z.infer<typeof pushDeviceInput>;

export async function readPushState(ctx: Ctx): Promise<PushState> {
  const device = await ctx.db
    .selectFrom('push_device')
    .select('types')
    .where('session_id', '=', personOf(ctx).sessionId)
    .executeTakeFirst();
  return { publicKey: await readPublicKey(ctx), device: device ?? null };
}

const readPublicKey = async ({ db }: Ctx): Promise<string> => vapidKeys(await sharedSecret(db, PUSH_KEY)).publicKey;

/**
 * Replaces the previous subscription of this session or browser.
 * @throws Refusal INVALID for an invalid key; TOO_MANY_REQUESTS
 */
export async function savePushDevice(ctx: Ctx, device: Device): Promise<PushState> {
  const { userId, sessionId } = personOf(ctx);
  if (!isPushKey(device.p256dh)) throw invalidField('p256dh', 'invalid');
  await takeAttempt(ctx.db, `push:${userId}`, SAVES);
  return inTransaction(ctx, async (tx) => {
    // Serializes concurrent subscriptions, which would both insert.
    await tx.db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await tx.db
      .deleteFrom('push_device')
      .where(({ or, eb }) => or([eb('session_id', '=', sessionId), eb('endpoint', '=', device.endpoint)]))
      .execute();
    await tx.db
      .insertInto('push_device')
      .values({ id: newId(), session_id: sessionId, user_id: userId, created_at: tx.clock.now(), ...device })
      .execute();
    return readPushState(tx);
  });
}

export async function removePushDevice(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('push_device').where('session_id', '=', personOf(ctx).sessionId).execute();
}

/** Of all sessions of the person. */
export const listPushDevices = (ctx: Ctx) =>
  ctx.db
    .selectFrom('push_device as device')
    .innerJoin('user_session as session', 'session.id', 'device.session_id')
    .select(['device.id', 'device.created_at', 'session.user_agent'])
    .where('device.user_id', '=', personOf(ctx).userId)
    .orderBy('device.created_at')
    .execute();

export async function removePushDevices(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('push_device').where('user_id', '=', personOf(ctx).userId).execute();
}

/** Devices subscribed to the previous key can no longer be reached. Returns how many there were. */
export const renewPushKey = (db: Db): Promise<bigint> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('platform_secret').where('name', '=', PUSH_KEY).execute();
    const { numDeletedRows } = await tx.deleteFrom('push_device').executeTakeFirstOrThrow();
    return numDeletedRows;
  });
