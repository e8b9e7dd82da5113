import { z } from 'zod';

import { cursorInput } from './positions.ts';
import { forAdmins } from './procedure.ts';
import { securityCountSchema } from './security-events.ts';

/** All background work by its name, so that each has words on the page; a test compares them with the tasks that exist. */
export const backgroundTasks = [
  'mail.deliver',
  'mail.remove',
  'mail.sweep',
  'limits.sweep',
  'live.sweep',
  'accounts.send_mail',
  'accounts.sweep_tokens',
  'accounts.sweep_unverified',
  'accounts.sweep_sessions',
  'files.measure',
  'files.remove_bytes',
  'files.sweep',
  'notifications.mail_about_application',
  'notifications.mail_about_message',
  'notifications.mail_about_ending',
  'jobs.expire',
  'jobs.notice_endings',
  'jobs.search.tidy',
  'jobs.search.recount',
  'notifications.mail_about_moderation',
  'companies.send_domain_mail',
  'companies.sweep_domain_mails',
  'admin.add_up_growth',
  'admin.count_days',
  'admin.tell_reporters',
] as const;

export type BackgroundTask = (typeof backgroundTasks)[number];

/** The most that one press retries. */
export const RETRY_MAX = 200;

const count = z.number().int();
const bytes = z.number().int();
const stateSchema = z.enum(['ok', 'down']);

const databaseSchema = z.object({
  /** Whether it came with the product, or is a server of the operator's. */
  isEmbedded: z.boolean(),
  version: z.string(),
  /** Milliseconds. */
  answeredIn: z.number(),
  bytes,
  /** Of all who use the server. */
  connections: z.object({ used: count, max: count }),
  migration: z.object({ name: z.string(), appliedAt: z.iso.datetime() }).nullable(),
});

const mailSchema = z.object({
  /** Down: mails wait for 15 minutes, were given up within a day, or are held where people wait for them. */
  state: stateSchema,
  /** Whether there is an SMTP server. */
  isConfigured: z.boolean(),
  /** Without one, mails are read in the mailbox of the demo or of development. */
  hasMailbox: z.boolean(),
  queued: count,
  sending: count,
  held: count,
  dead: count,
  /** Within 24 hours. */
  sent: count,
  /** Of those that wait to be sent. */
  oldestWaitingAt: z.iso.datetime().nullable(),
});

const storageSchema = z.object({
  state: stateSchema,
  kind: z.enum(['folder', 'bucket']),
  /** As the clock counted them last; null before it has. */
  files: z.object({ count, bytes, countedAt: z.iso.datetime() }).nullable(),
  /** Bytes of the folder's volume; null for a bucket, which has no end. */
  space: z.object({ free: bytes, total: bytes }).nullable(),
});

const clockTaskSchema = z.object({
  task: z.string(),
  /** Seconds between two runs. */
  interval: count,
  /** Waiting: nobody has taken it. Retrying: it failed and is tried again. Null: it never ran. */
  last: z
    .object({
      state: z.enum(['waiting', 'running', 'done', 'retrying', 'failed']),
      at: z.iso.datetime(),
      /** Milliseconds; null until it ended. */
      took: z.number().int().nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
  nextAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  /** Runs of the last seven days that failed for good, counted once a minute. */
  failures: count,
});

export type ClockTask = z.infer<typeof clockTaskSchema>;

const failedTaskSchema = z.object({
  task: z.string(),
  /** Jobs of it that failed for good. */
  count,
  lastAt: z.iso.datetime(),
  /** Why the last of them did. */
  error: z.string(),
});

export type FailedTask = z.infer<typeof failedTaskSchema>;

/** How the parts of the platform are. */
export const healthSchema = z.object({
  at: z.iso.datetime(),
  database: databaseSchema,
  mail: mailSchema,
  storage: storageSchema,
  /** Counted once a minute; null where the queue does not answer. */
  queue: z.object({ ready: count, active: count, later: count }).nullable(),
  clock: z.array(clockTaskSchema),
  failedTasks: z.array(failedTaskSchema),
  security: z.array(securityCountSchema),
});

export type Health = z.infer<typeof healthSchema>;

/** A mail whose last attempt failed. Its text is not among this: it may hold a link that signs somebody in. */
export const failedMailSchema = z.object({
  id: z.uuid(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  /** Dead: given up. The others are tried again by themselves; held ones are not, for want of a server. */
  status: z.enum(['queued', 'sending', 'held', 'dead']),
  attempts: count,
  error: z.string(),
  createdAt: z.iso.datetime(),
});

export type FailedMail = z.infer<typeof failedMailSchema>;

const tags = ['Administration'];

/** Health of the platform, for administrators; what failed can be tried again, and that is recorded. */
export const healthContract = {
  read: forAdmins
    .route({ method: 'GET', path: '/admin/health', summary: 'How the parts of the platform are', tags })
    .output(healthSchema),
  mails: forAdmins
    .route({
      method: 'GET',
      path: '/admin/health/mails',
      summary: 'Mails whose last attempt failed, the newest 50 first, without their texts',
      tags,
    })
    .input(z.strictObject(cursorInput))
    .output(z.object({ mails: z.array(failedMailSchema), nextCursor: z.string().nullable() })),
  retryMail: forAdmins
    .route({
      method: 'POST',
      path: '/admin/health/mails/{id}/retry',
      summary: 'Try to send a mail again that was given up',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(failedMailSchema),
  retryMails: forAdmins
    .route({
      method: 'POST',
      path: '/admin/health/mails/retry-all',
      summary: `Try to send all mails again that were given up, the oldest ${RETRY_MAX} at the most`,
      tags,
    })
    .output(z.object({ retried: count })),
  retryTask: forAdmins
    .route({
      method: 'POST',
      path: '/admin/health/tasks/{task}/retry',
      summary: `Run the jobs of a task again that failed for good, the oldest ${RETRY_MAX} at the most`,
      tags,
    })
    .input(
      z.strictObject({
        task: z
          .string()
          .max(100)
          .regex(/^[\w.]+$/),
      }),
    )
    .output(z.object({ retried: count })),
};
