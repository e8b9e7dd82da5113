import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { forAdmins, orByKey } from '#contract/procedure.ts';

import { alertKinds, healthParts } from './admin-choices.ts';
import { securityCountSchema } from './security-events.ts';

/** Per request. */
export const RETRY_MAX = 200;

const count = z.number().int();
const bytes = z.number().int();
const stateSchema = z.enum(['ok', 'down']);

const databaseSchema = z.object({
  /** The built-in server, not the operator's. */
  isEmbedded: z.boolean(),
  version: z.string(),
  /** Milliseconds. */
  answeredIn: z.number(),
  bytes,
  /** Of the whole server. */
  connections: z.object({ used: count, max: count }),
  migration: z.object({ name: z.string(), appliedAt: z.iso.datetime() }).nullable(),
});

const mailSchema = z.object({
  /** Down if there is an alert about it; so are storage and backups. */
  state: stateSchema,
  /** With an SMTP server. */
  isConfigured: z.boolean(),
  /** In the demo and development, emails are shown in a mailbox. */
  hasMailbox: z.boolean(),
  queued: count,
  sending: count,
  held: count,
  dead: count,
  /** Failed because the server refused the address; no alert. */
  undeliverable: count,
  /** Within 24 hours. */
  sent: count,
  /** Of queued and sending ones. */
  oldestWaitingAt: z.iso.datetime().nullable(),
});

const storageSchema = z.object({
  state: stateSchema,
  kind: z.enum(['folder', 'bucket']),
  /** Counted by a cron job; null before. */
  files: z.object({ count, bytes, countedAt: z.iso.datetime() }).nullable(),
  /** Null for a bucket, which has no limit. */
  space: z.object({ free: bytes, total: bytes }).nullable(),
});

const clockTaskSchema = z.object({
  task: z.string(),
  /** Seconds. */
  interval: count,
  /** Waiting: for a worker. Retrying: it failed. Null: it never ran. */
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
  /** Runs of seven days that failed for good; updated once a minute. */
  failures: count,
});

export type ClockTask = z.infer<typeof clockTaskSchema>;

const failedTaskSchema = z.object({
  task: z.string(),
  count,
  lastAt: z.iso.datetime(),
  /** The error of the last failure. */
  error: z.string(),
});

export type FailedTask = z.infer<typeof failedTaskSchema>;

const backupsSchema = z
  .object({
    state: stateSchema,
    isEncrypted: z.boolean(),
    /** The newest archive. */
    last: z.object({ name: z.string(), at: z.iso.datetime(), bytes }).nullable(),
    /** Of the last run, if it failed. */
    error: z.string().nullable(),
  })
  .nullable();

const alertSchema = z.object({
  kind: z.enum(alertKinds),
  part: z.enum(healthParts),
  /** The problem, and the first step to take, in the reader's language. */
  cause: z.string(),
  step: z.string(),
});

export const healthSchema = z.object({
  at: z.iso.datetime(),
  /** Problems that an administrator must act upon; administrators are emailed about them. */
  alerts: z.array(alertSchema),
  database: databaseSchema,
  mail: mailSchema,
  storage: storageSchema,
  /** Null if the site writes no backups itself. */
  backups: backupsSchema,
  /** Updated once a minute; null without an answer. */
  queue: z.object({ ready: count, active: count, later: count }).nullable(),
  clock: z.array(clockTaskSchema),
  failedTasks: z.array(failedTaskSchema),
  security: z.array(securityCountSchema),
});

export type Health = z.infer<typeof healthSchema>;

/** Without its text, which may contain a link that signs a person in. */
export const failedMailSchema = z.object({
  id: z.uuid(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  /** Undeliverable: the server refused the address. Queued and sending ones are retried automatically. */
  status: z.enum(['queued', 'sending', 'held', 'dead', 'undeliverable']),
  attempts: count,
  error: z.string(),
  createdAt: z.iso.datetime(),
});

export type FailedMail = z.infer<typeof failedMailSchema>;

const tags = ['Administration'];

/** Retries are recorded in the audit log. */
export const healthContract = {
  read: orByKey
    .admins('read_figures')
    .route({ method: 'GET', path: '/admin/health', summary: 'Get the health of the platform’s parts', tags })
    .output(healthSchema),
  mails: forAdmins
    .route({
      method: 'GET',
      path: '/admin/health/mails',
      summary: 'List emails whose last attempt failed, newest first, 50 at a time',
      description: 'Their texts are left out.',
      tags,
    })
    .input(z.strictObject(cursorInput))
    .output(z.object({ mails: z.array(failedMailSchema), nextCursor: z.string().nullable() })),
  retryMail: forAdmins
    .route({
      method: 'POST',
      path: '/admin/health/mails/{id}/retry',
      summary: 'Retry an email that failed for good',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(failedMailSchema),
  retryMails: forAdmins
    .route({
      method: 'POST',
      path: '/admin/health/mails/retry-all',
      summary: `Retry all emails that failed for good, oldest first, up to ${RETRY_MAX}`,
      tags,
    })
    .output(z.object({ retried: count })),
  retryTask: forAdmins
    .route({
      method: 'POST',
      path: '/admin/health/tasks/{task}/retry',
      summary: `Retry the runs of a task that failed for good, oldest first, up to ${RETRY_MAX}`,
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
