import { z } from 'zod';

import { applicationStatuses } from '#contract/application-status.ts';

export const MAIL_ABOUT_APPLICATION = 'notifications.mail_about_application';

/** received: to the employer; changed: to the applicant. */
export const applicationMailSchema = z.object({ kind: z.enum(['received', 'changed']), applicationId: z.uuid(), status: z.enum(applicationStatuses) });

export type ApplicationMail = z.infer<typeof applicationMailSchema>;
