import { z } from 'zod';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { fileSchema } from '#contract/files/files.ts';
import { ATTACHMENTS_MAX, INTEGER_MAX, LIST_WORDS_MAX, MESSAGE_MAX, TRANSLATED_AT_ONCE } from '#contract/limits.ts';
import { cursorInput, momentSchema } from '#contract/positions.ts';
import { orUnclaimed } from '#contract/procedure.ts';
import { hasPlaceholder } from '#contract/templates/message-templates.ts';
import { lineSchema, textSchema } from '#contract/text.ts';

const moment = z.iso.datetime();

/** Any member may write for the company. */
export const messageSides = ['applicant', 'employer'] as const;

export type MessageSide = (typeof messageSides)[number];

const side = z.enum(messageSides);

export const attachmentSchema = fileSchema.pick({ id: true, name: true, size: true, type: true });

export type Attachment = z.infer<typeof attachmentSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  /** From the sender's browser; identifies a repeated request. */
  clientId: z.uuid(),
  /** 1, 2, 3, … without gaps. */
  seq: z.number().int(),
  /**
   * For an employer, `pictureUrl` is the company's logo (specification, section 2). `userId` and `name` are null if the
   * person left.
   */
  sender: z.object({
    userId: z.uuid().nullable(),
    side,
    name: z.string().nullable(),
    pictureUrl: z.string().nullable(),
  }),
  /** "Re: " and the job's title as the applicant read it. */
  subject: z.string(),
  content: z.string(),
  /** ISO 639-1, as detected in the text; null if undetermined. */
  language: z.string().nullable(),
  attachments: z.array(attachmentSchema),
  /** Hidden by an administrator; then it has no text and no files. */
  isRemoved: z.literal(true).optional(),
  createdAt: moment,
  /** Received by any browser or person of the other side. */
  deliveredAt: moment.nullable(),
  readAt: moment.nullable(),
});

export type Message = z.infer<typeof messageSchema>;

/** Withdrawn, not viewed by the employer, under blind review, or no message from the employer yet. */
export const sendingObstacles = ['withdrawn', 'not_viewed', 'not_revealed', 'not_written'] as const;

/** A thread's header. */
export const threadSchema = z.object({
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  job: z.object({ id: z.uuid(), title: z.string(), locale: localeSchema }),
  /** For each message in it (specification, section 3). */
  subject: z.string(),
  company: z.object({ name: z.string(), slug: z.string(), logoUrl: z.string().nullable() }),
  /** `locale`: the applicant's, otherwise that in which they read the job. */
  applicant: z.object({
    /** Null for a company under blind review. */
    profileId: z.uuid().nullable(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    locale: localeSchema,
  }),
  side,
  /** `translate`: by the site's service; browsers may have their own. */
  can: z.object({ send: z.boolean(), translate: z.boolean() }),
  obstacle: z.enum(sendingObstacles).nullable(),
});

export type Thread = z.infer<typeof threadSchema>;

export const conversationSchema = z.object({
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  /** The applicant or the company. */
  other: z.object({ name: z.string(), pictureUrl: z.string().nullable() }),
  side,
  job: z.object({ id: z.uuid(), title: z.string() }),
  /** In a search, the newest match. */
  last: messageSchema
    .pick({
      seq: true,
      sender: true,
      content: true,
      isRemoved: true,
      createdAt: true,
      deliveredAt: true,
      readAt: true,
    })
    .extend({ attachments: z.number().int() }),
  lastAt: moment,
  /** 100 means "more than 99". */
  unread: z.number().int(),
});

export type Conversation = z.infer<typeof conversationSchema>;

export const messageFilters = z.strictObject({
  /** Each word of it begins a word of the message. */
  q: lineSchema(80).optional(),
  /** When the first day began in the reader's time zone. */
  since: momentSchema.optional(),
  /** Received and unread. */
  unread: z.stringbool().optional(),
  /** Sent by the reader. */
  mine: z.stringbool().optional(),
});

const tags = ['Messages'];
const id = { id: z.uuid() };
const done = z.object({ done: z.literal(true) });

export const sendMessageInput = z.strictObject({
  clientId: z.uuid(),
  content: textSchema(MESSAGE_MAX).refine((content) => !hasPlaceholder(content), { params: { code: 'placeholder' } }),
  attachmentIds: z.array(z.uuid()).max(ATTACHMENTS_MAX).default([]),
});

export const translateMessagesInput = z.strictObject({
  ...id,
  messageIds: z.array(z.uuid()).min(1).max(TRANSLATED_AT_ONCE),
  to: localeSchema,
});

export const messagesContract = {
  conversations: orUnclaimed.signedIn
    .route({ method: 'GET', path: '/conversations', summary: 'List your conversations, latest message first', tags })
    .input(z.strictObject({ q: lineSchema(LIST_WORDS_MAX).optional(), ...cursorInput }))
    .output(z.object({ conversations: z.array(conversationSchema), nextCursor: z.string().nullable() })),
  thread: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/applications/{id}/thread',
      summary: 'Get the thread of an application, without its messages',
      tags,
    })
    .input(z.strictObject(id))
    .output(threadSchema),
  list: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/applications/{id}/messages',
      summary: 'List the latest 50 messages of an application',
      description: 'In chronological order. `before` is the `seq` of a message, and returns those before it.',
      tags,
    })
    .input(messageFilters.extend({ ...id, before: z.coerce.number().int().min(1).max(INTEGER_MAX).optional() }))
    .output(
      z.object({
        messages: z.array(messageSchema),
        /** For `before`; null on the last page. */ before: z.number().int().nullable(),
      }),
    ),
  send: orUnclaimed.signedIn
    .route({
      method: 'POST',
      path: '/applications/{id}/messages',
      summary: 'Send a message',
      description: 'Sending it again with the same `clientId` returns the same message.',
      tags,
      successStatus: 201,
    })
    .input(sendMessageInput.extend(id))
    .output(messageSchema),
  read: orUnclaimed.signedInBeforeTerms
    .route({
      method: 'POST',
      path: '/applications/{id}/read',
      summary: 'Mark all messages to you in a thread as read',
      tags,
    })
    .input(z.strictObject(id))
    .output(done),
  delivered: orUnclaimed.signedInBeforeTerms
    .route({
      method: 'POST',
      path: '/conversations/delivered',
      summary: 'Mark all messages to you as delivered to your browser',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
  translate: orUnclaimed.signedInBeforeTerms
    .route({
      method: 'POST',
      path: '/applications/{id}/translations',
      summary: 'Translate messages with the site’s translation service',
      description: 'Their texts are sent to that service. `text` is null if the translation failed.',
      tags,
    })
    .input(translateMessagesInput)
    .output(z.object({ translations: z.array(z.object({ id: z.uuid(), text: z.string().nullable() })) })),
  typing: orUnclaimed.signedIn
    .route({
      method: 'POST',
      path: '/applications/{id}/typing',
      summary: 'Signal that you are typing',
      description: 'The other side sees it for a few seconds.',
      tags,
    })
    .input(z.strictObject(id))
    .output(done),
};
