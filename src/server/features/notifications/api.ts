import { notificationsContract } from '#contract/notifications/notifications.ts';
import { pushContract } from '#contract/notifications/push.ts';

import { implementing } from '../../procedures.ts';
import { personOf } from '../accounts/signed-in.ts';
import { chooseJobNotices, readJobNotices } from './job-notices.ts';
import { markRead } from './mark-read.ts';
import { readPreferences, readSubscription, setPreference, unsubscribe } from './preferences.ts';
import { readPushState, removePushDevice, savePushDevice } from './push/devices.ts';
import { listNotifications } from './queries.ts';
import { readUnread } from './unread.ts';

const notifications = implementing(notificationsContract);
const push = implementing(pushContract);

export const notificationsApi = {
  list: notifications.list.handler(({ context, input }) => listNotifications(context, input)),
  read: notifications.read.handler(({ context, input }) => markRead(context, input)),
  unread: notifications.unread.handler(({ context }) => readUnread(context, personOf(context).userId)),
  preferences: notifications.preferences.handler(({ context }) => readPreferences(context)),
  setPreference: notifications.setPreference.handler(({ context, input }) => setPreference(context, input)),
  ofJob: notifications.ofJob.handler(async ({ context, input }) => ({
    choice: await readJobNotices(context, input.id),
  })),
  setOfJob: notifications.setOfJob.handler(async ({ context, input }) => ({
    choice: await chooseJobNotices(context, input),
  })),
  subscription: notifications.subscription.handler(({ context, input }) => readSubscription(context, input.token)),
  unsubscribe: notifications.unsubscribe.handler(async ({ context, input }) => {
    await unsubscribe(context, input.token);
    return { done: true } as const;
  }),
};

export const pushApi = {
  read: push.read.handler(({ context }) => readPushState(context)),
  save: push.save.handler(({ context, input }) => savePushDevice(context, input)),
  remove: push.remove.handler(async ({ context }) => {
    await removePushDevice(context);
    return { done: true } as const;
  }),
};
