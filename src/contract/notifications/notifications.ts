import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forEmployers, forSignedIn, orUnclaimed } from '#contract/procedure.ts';

import { jobNotices } from './job-notices.ts';
import { notificationDataSchema } from './notification-data.ts';

/** Specification, section 3. */
export const notificationTypes = ['application', 'status_change', 'message', 'other'] as const;

export type NotificationType = (typeof notificationTypes)[number];

export const notificationSchema = z.object({
  id: z.uuid(),
  type: z.enum(notificationTypes),
  data: notificationDataSchema,
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

export type Notification = z.infer<typeof notificationSchema>;

export const notificationPreferenceSchema = z.object({
  type: z.enum(notificationTypes),
  inApp: z.boolean(),
  byMail: z.boolean(),
});

export type NotificationPreference = z.infer<typeof notificationPreferenceSchema>;

/** 100 means "more than 99" (specification, section 9, "Badge cap"). */
export const unreadSchema = z.object({ messages: z.number().int(), notifications: z.number().int() });

export type Unread = z.infer<typeof unreadSchema>;

const tags = ['Notifications'];
const done = z.object({ done: z.literal(true) });

/** Can only unsubscribe one person from one type. */
export const subscriptionToken = z.string().regex(/^[\w-]{43}$/);
const unknownToken = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

const byId = z.strictObject({ id: z.uuid() });
const jobNoticesSchema = z.object({ choice: z.enum(jobNotices) });

export const notificationsContract = {
  list: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/notifications',
      summary: 'List your notifications, newest first, 50 at a time',
      tags,
    })
    .input(z.strictObject({ ...cursorInput, limit: z.coerce.number().int().min(1).max(50).optional() }))
    .output(
      z.object({
        notifications: z.array(notificationSchema),
        nextCursor: z.string().nullable(),
        unread: unreadSchema.shape.notifications,
      }),
    ),
  read: orUnclaimed.signedInBeforeTerms
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark notifications as read',
      description: 'Those with these ids, or all.',
      tags,
    })
    .input(
      z.union([z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }), z.strictObject({ all: z.literal(true) })]),
    )
    .output(z.object({ unread: unreadSchema.shape.notifications })),
  unread: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/me/unread',
      summary: 'Count your unread messages and notifications, up to 100 of each',
      tags,
    })
    .output(unreadSchema),
  preferences: forSignedIn
    .route({
      method: 'GET',
      path: '/me/notification-preferences',
      summary: 'List your notification preferences',
      description: 'For each type that your role gets.',
      tags,
    })
    .output(z.array(notificationPreferenceSchema)),
  setPreference: forSignedIn
    .route({
      method: 'PUT',
      path: '/me/notification-preferences',
      summary: 'Change your notification preference for a type',
      tags,
    })
    .input(z.strictObject(notificationPreferenceSchema.shape))
    .output(z.array(notificationPreferenceSchema)),
  ofJob: forEmployers
    .route({
      method: 'GET',
      path: '/jobs/{id}/notifications',
      summary: 'Get your notification preference for a job of your company',
      tags,
    })
    .input(byId)
    .output(jobNoticesSchema),
  setOfJob: forEmployers
    .route({
      method: 'PUT',
      path: '/jobs/{id}/notifications',
      summary: 'Change your notification preference for a job of your company',
      description:
        'You are always notified of mentions, to-dos and interviews that you hold; with `none`, not of messages.',
      tags,
    })
    .input(byId.extend(jobNoticesSchema.shape))
    .output(jobNoticesSchema),
  subscription: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/mail-subscriptions/read',
      summary: 'Get the subscription of an unsubscribe link in an email',
      description: 'Changes nothing.',
      tags,
    })
    .input(z.strictObject({ token: subscriptionToken }))
    .output(z.object({ type: z.enum(notificationTypes), byMail: z.boolean() })),
  /** Email programs call it too (RFC 8058). */
  unsubscribe: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/mail-subscriptions/{token}/unsubscribe',
      summary: 'Unsubscribe from a type of email with the link in an email',
      tags,
    })
    .input(z.strictObject({ token: subscriptionToken }))
    .output(done),
};
