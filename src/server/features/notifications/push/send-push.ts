import { z } from 'zod';

import { localizePath, type Locale } from '#contract/locales.ts';
import type { NotificationData } from '#contract/notifications/notification-data.ts';
import type { NotificationType } from '#contract/notifications/notifications.ts';
import { paths } from '#contract/paths.ts';
import { notificationKindWords } from '#words/notifications.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import { type Outgoing, OutgoingError } from '../../../platform/http/outgoing/outgoing.ts';
import { encryptPush } from '../../../platform/push/encrypt.ts';
import { vapidHeader, vapidKeys } from '../../../platform/push/vapid.ts';
import { lasts } from '../../accounts/alive-sessions.ts';
import '../../profiles/table.ts';
import { sharedSecret } from '../../accounts/secrets.ts';
import '../table.ts';
import { isAccountInGoodStanding } from '../../accounts/standing.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { PUSH_KEY } from './devices.ts';

export const SEND_PUSH = 'notifications.send_push';

export const pushSchema = z.object({
  deviceId: z.uuid(),
  notificationId: z.uuid(),
  attempt: z.int().default(1),
});

type Push = z.infer<typeof pushSchema>;

export interface PushCtx extends Ctx {
  mailFrom: Config['mailFrom'];
  outgoing: Outgoing;
}

/** Limit of a process: unresponsive push services occupy some of these slots for as long as `REQUEST` allows. */
export const PUSHES_AT_ONCE = 20;

const MINUTE = 60_000;
/** Delays before each retry. After the last one the device is not notified. */
const PAUSES = [1, 5, 30, 120].map((minutes) => minutes * MINUTE);
/** Seconds that a push service keeps it for a device that is off. */
const KEPT = 86_400;
const REQUEST = { timeout: 15_000, bytesMax: 10_000 };
/** The device is gone, or subscribed to another key than ours. */
const ENDED: ReadonlySet<number> = new Set([403, 404, 410]);

/** One task for each device, so that others are notified while a push service does not respond. */
export async function enqueuePushes(
  tx: TxCtx,
  { userId, type, notificationId }: { userId: string; type: NotificationType; notificationId: string },
): Promise<void> {
  const devices = await tx.db
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', userId)
    .where(({ eb, val, fn }) => eb(val<string>(type), '=', fn.any('types')))
    .execute();
  for (const { id } of devices) await tx.enqueue(SEND_PUSH, { deviceId: id, notificationId });
}

/** Sends nothing if it was read meanwhile, or the session has ended. */
export async function sendPush(ctx: PushCtx, push: Push): Promise<void> {
  const found = await findPush(ctx, push);
  if (!found) return;
  const status = await post(ctx, found).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error;
    return 503;
  });
  if (ENDED.has(status)) await ctx.db.deleteFrom('push_device').where('id', '=', push.deviceId).execute();
  else if (status === 429 || status >= 500) await retryLater(ctx, push);
  // The address contains a secret.
  else if (status >= 300) ctx.log.warn({ device: push.deviceId, status }, 'a push service refused a message');
}

async function findPush(ctx: PushCtx, { deviceId, notificationId }: Push) {
  return ctx.db
    .selectFrom('push_device as device')
    .innerJoin('user_session as session', 'session.id', 'device.session_id')
    .innerJoin('user_account as account', 'account.id', 'device.user_id')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .innerJoin('notification', 'notification.user_id', 'account.id')
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'profile.preferred_locale', 'notification.data'])
    .where('device.id', '=', deviceId)
    .where('notification.id', '=', notificationId)
    .where('notification.read_at', 'is', null)
    .where(lasts(await ctx.settings()))
    .where(isAccountInGoodStanding)
    .executeTakeFirst();
}

/** Returns the push service's status. */
async function post(ctx: PushCtx, found: NonNullable<Awaited<ReturnType<typeof findPush>>>): Promise<number> {
  const locale = offeredLocale(await ctx.settings(), found.preferred_locale);
  const { path, ...words } = pushWords(found.data, locale);
  const endpoint = new URL(found.endpoint);
  const keys = vapidKeys(await sharedSecret(ctx.db, PUSH_KEY));
  const { status } = await ctx.outgoing(endpoint, {
    ...REQUEST,
    method: 'POST',
    headers: {
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT),
      authorization: vapidHeader(keys, endpoint, ctx.mailFrom.address, ctx.clock.now()),
    },
    body: encryptPush(JSON.stringify({ ...words, path: localizePath(path, locale) }), found),
  });
  return status;
}

async function retryLater(ctx: PushCtx, push: Push): Promise<void> {
  const pause = PAUSES[push.attempt - 1];
  if (pause === undefined) return;
  const startAfter = new Date(ctx.clock.now().getTime() + pause);
  await inTransaction(ctx, (tx) => tx.enqueue(SEND_PUSH, { ...push, attempt: push.attempt + 1 }, { startAfter }));
}

interface PushWords {
  title: string;
  path: string;
  /** A later notification with the same tag replaces it on the device. */
  tag: string;
}

function pushWords(data: NotificationData, locale: Locale): PushWords {
  const about = 'application_id' in data ? data.application_id : 'job_id' in data ? data.job_id : '';
  return {
    title: notificationKindWords[data.kind].push({}, { locale }),
    path: pathOf(data),
    tag: `${data.kind}:${about}`,
  };
}

function pathOf(data: NotificationData): string {
  switch (data.kind) {
    case 'message_received':
      return paths.messaging(data.application_id);
    case 'application_changed':
      return paths.seekerApplication(data.application_id);
    case 'interview':
      return data.for === 'applicant'
        ? paths.seekerApplication(data.application_id)
        : paths.reviewApplication(data.application_id);
    case 'application_received':
    case 'application_moved':
    case 'application_withdrawn':
    case 'comment_mention':
    case 'todo_assigned':
      return paths.reviewApplication(data.application_id);
    default:
      return paths.notifications();
  }
}
