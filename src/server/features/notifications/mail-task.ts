import { z } from 'zod';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import { scheduleProblems } from '#contract/imports/import-choices.ts';
import { interviewEvents } from '#contract/interviews/interview-choices.ts';
import { locales } from '#contract/locales.ts';
import { offerNotices } from '#contract/offers/offer-choices.ts';

import { newId } from '../../platform/id.ts';

export const MAIL_ABOUT_APPLICATION = 'notifications.mail_about_application';
export const MAIL_ABOUT_MESSAGE = 'notifications.mail_about_message';
export const MAIL_ABOUT_MODERATION = 'notifications.mail_about_moderation';
export const MAIL_ABOUT_INTERVIEW = 'notifications.mail_about_interview';
export const MAIL_TEMPLATE = 'notifications.mail_template';
export const MAIL_ABOUT_MENTION = 'notifications.mail_about_mention';
export const MAIL_ABOUT_ENDING = 'notifications.mail_about_ending';

/** It was delayed by applicant-limits.ts, and is sent only if it is still the latest state. */
const isLate = z.boolean().optional();

/**
 * `received` and `moved` go to the employer, `changed` to the applicant. `actorId` is null for the platform. `at`
 * distinguishes changes to the same status; only jobs of an earlier release lack it.
 */
export const applicationMailSchema = z.object({
  kind: z.enum(['received', 'moved', 'changed']),
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  at: z.iso.datetime().optional(),
  actorId: z.uuid().nullable().default(null),
  isLate,
});

export type ApplicationMail = z.infer<typeof applicationMailSchema>;

/** Why a reply by email was rejected. */
export const replyProblems = [
  'sender',
  'expired',
  'second_factor',
  'terms',
  'empty',
  'content',
  'too_long',
  'file',
  'closed',
] as const;

export type ReplyProblem = (typeof replyProblems)[number];

export const MAIL_REPLY_REFUSED = 'notifications.mail_reply_refused';

export const refusedReplySchema = z.object({
  userId: z.uuid(),
  applicationId: z.uuid(),
  problem: z.enum(replyProblems),
  /** The same on each retry; tasks of earlier releases have none. */
  key: z.uuid().default(newId),
});

export type RefusedReply = z.infer<typeof refusedReplySchema>;

export const messageMailSchema = z.object({ messageId: z.uuid() });

export type MessageMail = z.infer<typeof messageMailSchema>;

export const endingMailSchema = z.object({ jobId: z.uuid(), userId: z.uuid(), validThrough: z.iso.datetime() });

export type EndingMail = z.infer<typeof endingMailSchema>;

/**
 * `sequence`: of the interview at that time. `minutesBefore`: for a reminder. `userId`: the only recipient; without it,
 * all.
 */
export const interviewMailSchema = z.object({
  interviewId: z.uuid(),
  what: z.enum([...interviewEvents, 'reminder', 'removed']),
  sequence: z.int(),
  bookedAt: z.iso.datetime().nullable(),
  actorId: z.uuid().nullable(),
  minutesBefore: z.int().nullable(),
  userId: z.uuid().optional(),
  isLate,
});

export type InterviewMail = z.infer<typeof interviewMailSchema>;

/** A notification and an email for each key and recipient. */
export const interviewKey = ({
  interviewId,
  sequence,
  minutesBefore,
}: Pick<InterviewMail, 'interviewId' | 'sequence' | 'minutesBefore'>): string =>
  ['interview', interviewId, sequence, ...(minutesBefore === null ? [] : [minutesBefore])].join(':');

export const MAIL_ABOUT_WEBHOOK = 'notifications.mail_about_webhook';

/** `at` distinguishes repeated events. */
export const webhookMailSchema = z.object({ webhookId: z.uuid(), userId: z.uuid(), at: z.iso.datetime() });

export type WebhookMail = z.infer<typeof webhookMailSchema>;

export const MAIL_ABOUT_KEY = 'notifications.mail_about_key';

/** `at` distinguishes repeated events. */
export const keyMailSchema = z.object({ keyId: z.uuid(), userId: z.uuid(), at: z.iso.datetime() });

export type KeyMail = z.infer<typeof keyMailSchema>;

export const MAIL_ABOUT_IMPORT = 'notifications.mail_about_import';

/** `at` distinguishes repeated events. */
export const importMailSchema = z.object({
  companyId: z.uuid(),
  userId: z.uuid(),
  problem: z.enum(scheduleProblems),
  at: z.iso.datetime(),
});

export type ImportMail = z.infer<typeof importMailSchema>;

export const MAIL_ABOUT_OFFER = 'notifications.mail_about_offer';

/** `at` distinguishes repeated events. */
export const offerMailSchema = z.object({
  applicationId: z.uuid(),
  offerId: z.uuid(),
  what: z.enum(offerNotices),
  userId: z.uuid(),
  side: z.enum(['applicant', 'company']),
  at: z.iso.datetime(),
});

export type OfferMail = z.infer<typeof offerMailSchema>;

export const MAIL_ABOUT_PROMISES = 'notifications.mail_about_promises';

/** `day`: its beginning; the reminder is sent once a day. */
export const promisesMailSchema = z.object({ companyId: z.uuid(), userId: z.uuid(), day: z.iso.datetime() });

export type PromisesMail = z.infer<typeof promisesMailSchema>;

export const MAIL_ABOUT_ERASURE = 'notifications.mail_about_erasure';

/** `first`: when the first of them is erased. `key`: each announcement is emailed once. */
export const erasureMailSchema = z.object({
  companyId: z.uuid(),
  userId: z.uuid(),
  count: z.int(),
  first: z.iso.datetime(),
  key: z.uuid(),
});

export type ErasureMail = z.infer<typeof erasureMailSchema>;

export const MAIL_ABOUT_POOL = 'notifications.mail_about_pool';

/** `at` distinguishes the first question from the one before the end. */
export const poolMailSchema = z.object({ applicationId: z.uuid(), at: z.iso.datetime(), isAgain: z.boolean() });

export type PoolMail = z.infer<typeof poolMailSchema>;

export const mentionMailSchema = z.object({ commentId: z.uuid(), userId: z.uuid() });

export type MentionMail = z.infer<typeof mentionMailSchema>;

export const templateMailSchema = z.object({
  templateId: z.uuid(),
  userId: z.uuid(),
  locale: z.enum(locales),
  /** Each test is emailed once. */
  key: z.uuid(),
});

export type TemplateMail = z.infer<typeof templateMailSchema>;

/** For a restored job. `at` distinguishes repeated events. */
export const moderationMailSchema = z.object({
  jobId: z.uuid(),
  userId: z.uuid(),
  at: z.iso.datetime(),
});

export type ModerationMail = z.infer<typeof moderationMailSchema>;
