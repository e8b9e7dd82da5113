import { z } from 'zod';

import { forSignedIn } from '#contract/procedure.ts';

import { notificationTypes } from './notifications.ts';

const ENDPOINT_MAX = 2_000;

const types = z.array(z.enum(notificationTypes)).max(notificationTypes.length);

const pushStateSchema = z.object({
  /** A browser subscribes with it (`applicationServerKey`). */
  publicKey: z.string(),
  /** The notifications of this session's device; null for none. */
  device: z.object({ types }).nullable(),
});

export type PushState = z.infer<typeof pushStateSchema>;

/** A browser's subscription (W3C Push API), and the kinds of notifications. */
export const pushDeviceInput = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(ENDPOINT_MAX),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  types,
});

const tags = ['Notifications'];

export const pushContract = {
  read: forSignedIn
    .route({ method: 'GET', path: '/me/push', summary: 'Get the Web Push subscription of this session’s device', tags })
    .output(pushStateSchema),
  save: forSignedIn
    .route({
      method: 'PUT',
      path: '/me/push',
      summary: 'Subscribe this session’s device to notifications of these types by Web Push',
      description:
        'A push is encrypted, and says only what kind of notification there is. The subscription ends with the session. Types that you get no notifications of are not pushed either.',
      tags,
    })
    .input(pushDeviceInput)
    .output(pushStateSchema),
  remove: forSignedIn
    .route({ method: 'DELETE', path: '/me/push', summary: 'Unsubscribe this session’s device from Web Push', tags })
    .output(z.object({ done: z.literal(true) })),
};
