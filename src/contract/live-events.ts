import { z } from 'zod';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import { messageSchema, messageSides } from '#contract/messaging/messages.ts';
import { notificationDataSchema } from '#contract/notifications/notification-data.ts';
import { unreadSchema, notificationTypes } from '#contract/notifications/notifications.ts';
import { offerStates } from '#contract/offers/offer-choices.ts';

const side = z.enum(messageSides);

/** GET /api/live */
export const liveEventSchema = z.discriminatedUnion('type', [
  /** Too many events were missed: reload everything. */
  z.object({ type: z.literal('reset') }),
  /** Signed out, expired or banned; the last event. */
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
  /** For the company only. */
  z.object({
    type: z.literal('stage'),
    applicationId: z.uuid(),
    stageId: z.uuid(),
    status: z.enum(applicationStatuses),
  }),
  /** An approval was asked for, decided or cancelled; for the company only. */
  z.object({ type: z.literal('approval'), approvalId: z.uuid(), jobId: z.uuid() }),
  /** A comment was added or deleted; for the company only. */
  z.object({ type: z.literal('comment'), applicationId: z.uuid() }),
  /** A to-do was added, done or deleted; for the company only. */
  z.object({ type: z.literal('todo'), applicationId: z.uuid() }),
  /** A pending message was added, sent or cancelled; for the company only. */
  z.object({ type: z.literal('scheduled_message'), applicationId: z.uuid() }),
  /** The applicant was revealed; for the company only. */
  z.object({ type: z.literal('reveal'), applicationId: z.uuid() }),
  /** A score was given; for the company only. */
  z.object({ type: z.literal('score'), applicationId: z.uuid() }),
  /** An offer was changed, sent, answered, or ended. `state`: null if a draft was deleted. */
  z.object({
    type: z.literal('offer'),
    applicationId: z.uuid(),
    offerId: z.uuid(),
    state: z.enum(offerStates).nullable(),
  }),
  /** Something happened with a client or a mandate of the house agency; for its consultants only. */
  z.object({ type: z.literal('client'), clientId: z.uuid() }),
  /** A screening was changed; for the person and the agency. */
  z.object({ type: z.literal('screening'), screeningId: z.uuid() }),
  /** A consent to be presented was asked for, given or ended, or the client answered. */
  z.object({ type: z.literal('representation'), representationId: z.uuid(), mandateId: z.uuid() }),
  /** `recipientId`: on the other side; null if that person has left. */
  z.object({
    type: z.literal('message'),
    recipientId: z.uuid().nullable(),
    jobTitle: z.string(),
    message: messageSchema,
  }),
  /** Messages to `by`, up to `upTo`, were delivered or read. */
  z.object({
    type: z.literal('receipt'),
    applicationId: z.uuid(),
    by: side,
    state: z.enum(['delivered', 'read']),
    upTo: z.number().int(),
    at: z.iso.datetime(),
  }),
  z.object({ type: z.literal('unread'), ...unreadSchema.shape }),
  /** Ephemeral. */
  z.object({ type: z.literal('typing'), applicationId: z.uuid(), side, name: z.string() }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
