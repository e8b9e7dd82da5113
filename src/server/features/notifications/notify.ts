import type { NotificationData } from '#contract/notifications/notification-data.ts';
import type { NotificationType } from '#contract/notifications/notifications.ts';

import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import { wantsInApp } from './preferences.ts';
import { enqueuePushes } from './push/send-push.ts';
import { sendLive } from './send-live.ts';
import { sendUnread } from './send-unread.ts';
import './table.ts';

interface Notice {
  userId: string;
  type: NotificationType;
  data: NotificationData;
  /** The person whose text it quotes, apart from the application named in `data`. */
  aboutUserId: string | null;
  /** Sent once per key. */
  key: string;
  /** Whether it ignores the person's preferences. */
  isRequired?: boolean;
}

/** Does nothing if the person opted out of the type in the app. */
export async function notify(
  tx: TxCtx,
  { userId, type, data, aboutUserId, key, isRequired = false }: Notice,
): Promise<void> {
  if (!isRequired && !(await wantsInApp(tx, userId, type))) return;
  const id = newId();
  const applicationId = 'application_id' in data ? data.application_id : null;
  const added = await tx.db
    .insertInto('notification')
    .values({
      id,
      user_id: userId,
      type,
      data: JSON.stringify(data),
      application_id: applicationId,
      about_user_id: aboutUserId,
      dedupe_key: key,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await sendLive(
    tx,
    [userId],
    { type: 'notification', id, notificationType: type, data },
    { userId: aboutUserId, applicationId },
  );
  await sendUnread(tx, userId);
  await enqueuePushes(tx, { userId, type, notificationId: id });
}
