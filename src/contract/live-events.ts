import { z } from 'zod';

import { applicationStatuses } from './application-status.ts';
import { messageSchema, messageSides } from './messages.ts';
import { notificationDataSchema, notificationTypes, unreadSchema } from './notifications.ts';

const side = z.enum(messageSides);

/** Everything that a person's stream may say (GET /api/live). Whose it is follows from the session. */
export const liveEventSchema = z.discriminatedUnion('type', [
  /** Too much was missed to repeat it: read everything afresh. */
  z.object({ type: z.literal('reset') }),
  /** The session has ended: signed out, expired or banned. Nothing follows. */
  z.object({ type: z.literal('session_ended') }),
  z.object({
    type: z.literal('notification'),
    id: z.uuid(),
    notificationType: z.enum(notificationTypes),
    data: notificationDataSchema,
  }),
  z.object({
    type: z.literal('application'),
    applicationId: z.uuid(),
    jobId: z.uuid(),
    status: z.enum(applicationStatuses),
  }),
  /** `recipientId`: to whom of the other side it is addressed; null where nobody is there any more. */
  z.object({
    type: z.literal('message'),
    recipientId: z.uuid().nullable(),
    jobTitle: z.string(),
    message: messageSchema,
  }),
  /** All messages up to `upTo` that the other side of `by` sent came to `by`, or were read there. */
  z.object({
    type: z.literal('receipt'),
    applicationId: z.uuid(),
    by: side,
    state: z.enum(['delivered', 'read']),
    upTo: z.number().int(),
    at: z.iso.datetime(),
  }),
  /** How much is unread now. */
  z.object({ type: z.literal('unread'), ...unreadSchema.shape }),
  /** Somebody of that side is typing just now. Never repeated after a lost connection. */
  z.object({ type: z.literal('typing'), applicationId: z.uuid(), side, name: z.string() }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
