import { z } from 'zod';

import { applicationStatuses } from './application-status.ts';
import { fileSchema } from './files.ts';
import { localeSchema } from './locales.ts';
import { hasPlaceholder } from './message-templates.ts';
import { cursorInput, INTEGER_MAX, momentSchema } from './positions.ts';
import { forSignedIn } from './procedure.ts';
import { lineSchema, textSchema } from './text.ts';

/** Characters (specification, section 9). */
export const MESSAGE_MAX = 1_000;
export const ATTACHMENTS_MAX = 5;

const moment = z.iso.datetime();

/** The two sides of a thread: whoever applied, and the company, for which any of its members may write. */
export const messageSides = ['applicant', 'employer'] as const;

export type MessageSide = (typeof messageSides)[number];

const side = z.enum(messageSides);

export const attachmentSchema = fileSchema.pick({ id: true, name: true, size: true, type: true });

export type Attachment = z.infer<typeof attachmentSchema>;

/** Where the bytes of an attachment come from, for both sides of its thread. */
export const attachmentUrl = (applicationId: string, fileId: string): string =>
  `/api/applications/${applicationId}/attachments/${fileId}`;

export const messageSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  /** Made by the sender's browser: a repeated sending is recognised by it. */
  clientId: z.uuid(),
  /** Its place in the thread: 1, 2, 3, … without a gap. */
  seq: z.number().int(),
  /** Of an employer, `pictureUrl` is the company's logo if there is one (specification, section 2). `userId` and `name` are null where they left. */
  sender: z.object({
    userId: z.uuid().nullable(),
    side,
    name: z.string().nullable(),
    pictureUrl: z.string().nullable(),
  }),
  /** "Re: " and the job's title in the language in which the applicant read it, the same for both sides. */
  subject: z.string(),
  content: z.string(),
  attachments: z.array(attachmentSchema),
  createdAt: moment,
  /** When it came to a browser of the other side, and when somebody there read it. */
  deliveredAt: moment.nullable(),
  readAt: moment.nullable(),
});

export type Message = z.infer<typeof messageSchema>;

/** Why nothing can be sent: it was withdrawn; nobody has opened the application yet; the employer has not written yet. */
export const sendingObstacles = ['withdrawn', 'not_viewed', 'not_written'] as const;

/** What stands above a thread. */
export const threadSchema = z.object({
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  job: z.object({ id: z.uuid(), title: z.string(), locale: localeSchema }),
  /** Of each message that is sent in it (specification, section 3). */
  subject: z.string(),
  company: z.object({ name: z.string(), slug: z.string(), logoUrl: z.string().nullable() }),
  /** `locale`: the language that the applicant chose, else the one in which they read the job. */
  applicant: z.object({
    profileId: z.uuid(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    locale: localeSchema,
  }),
  /** On which side the reader is. */
  side,
  can: z.object({ send: z.boolean() }),
  /** Null where the reader may send. */
  obstacle: z.enum(sendingObstacles).nullable(),
});

export type Thread = z.infer<typeof threadSchema>;

/** A thread in the reader's list. */
export const conversationSchema = z.object({
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  /** For employers the applicant, for applicants the company. */
  other: z.object({ name: z.string(), pictureUrl: z.string().nullable() }),
  side,
  job: z.object({ id: z.uuid(), title: z.string() }),
  /** The newest message; where something was searched for, the newest one that has it. */
  last: messageSchema
    .pick({ seq: true, sender: true, content: true, createdAt: true, deliveredAt: true, readAt: true })
    .extend({ attachments: z.number().int() }),
  lastAt: moment,
  /** Messages to the reader that they have not read; 100 stands for more. */
  unread: z.number().int(),
});

export type Conversation = z.infer<typeof conversationSchema>;

export const messageFilters = z.strictObject({
  /** Each of these words begins a word of the message or of its subject. */
  q: lineSchema(80).optional(),
  /** The first day, in the reader's time: the instant at which it began. */
  since: momentSchema.optional(),
  /** `true`: those to the reader that they have not read. */
  unread: z.stringbool().optional(),
  /** `true`: those that the reader sent. */
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

export const messagesContract = {
  conversations: forSignedIn
    .route({ method: 'GET', path: '/conversations', summary: 'The own conversations, the latest message first', tags })
    .input(z.strictObject({ q: lineSchema(80).optional(), ...cursorInput }))
    .output(z.object({ conversations: z.array(conversationSchema), nextCursor: z.string().nullable() })),
  thread: forSignedIn
    .route({
      method: 'GET',
      path: '/applications/{id}/thread',
      summary: 'What stands above the thread of an application',
      tags,
    })
    .input(z.strictObject(id))
    .output(threadSchema),
  list: forSignedIn
    .route({
      method: 'GET',
      path: '/applications/{id}/messages',
      summary: 'The messages of an application, the newest 50 first',
      description: 'In their order. `before` is the `seq` of a message: those before it.',
      tags,
    })
    .input(messageFilters.extend({ ...id, before: z.coerce.number().int().min(1).max(INTEGER_MAX).optional() }))
    .output(
      z.object({
        messages: z.array(messageSchema),
        /** For `before`; null where there are none before. */ before: z.number().int().nullable(),
      }),
    ),
  send: forSignedIn
    .route({
      method: 'POST',
      path: '/applications/{id}/messages',
      summary: 'Send a message; repeating it with the same clientId gives the same message',
      tags,
      successStatus: 201,
    })
    .input(sendMessageInput.extend(id))
    .output(messageSchema),
  read: forSignedIn
    .route({
      method: 'POST',
      path: '/applications/{id}/read',
      summary: 'Say that all messages to the person in this thread are read',
      tags,
    })
    .input(z.strictObject(id))
    .output(done),
  delivered: forSignedIn
    .route({
      method: 'POST',
      path: '/conversations/delivered',
      summary: 'Say that all messages to the person came to their browser',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
  typing: forSignedIn
    .route({
      method: 'POST',
      path: '/applications/{id}/typing',
      summary: 'Say that the person is typing; the other side sees it for some seconds',
      tags,
    })
    .input(z.strictObject(id))
    .output(done),
};
