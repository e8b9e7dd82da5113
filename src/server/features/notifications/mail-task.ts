import { z } from 'zod';

import { applicationStatuses } from '#contract/application-status.ts';

export const MAIL_ABOUT_APPLICATION = 'notifications.mail_about_application';
export const MAIL_ABOUT_MESSAGE = 'notifications.mail_about_message';
export const MAIL_ABOUT_MODERATION = 'notifications.mail_about_moderation';
export const MAIL_ABOUT_ENDING = 'notifications.mail_about_ending';

/** `received` and `moved` go to the employer, `changed` to the applicant. `actorId` is null for the platform. */
export const applicationMailSchema = z.object({
  kind: z.enum(['received', 'moved', 'changed']),
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  actorId: z.uuid().nullable().default(null),
});

export type ApplicationMail = z.infer<typeof applicationMailSchema>;

export const messageMailSchema = z.object({ messageId: z.uuid() });

export type MessageMail = z.infer<typeof messageMailSchema>;

export const endingMailSchema = z.object({ jobId: z.uuid(), userId: z.uuid(), validThrough: z.iso.datetime() });

export type EndingMail = z.infer<typeof endingMailSchema>;

/** `reason` is null for a restored job. `at` tells one hiding from another. */
export const moderationMailSchema = z.object({
  jobId: z.uuid(),
  userId: z.uuid(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});

export type ModerationMail = z.infer<typeof moderationMailSchema>;
