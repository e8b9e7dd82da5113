import { z } from 'zod';

import { applicationStatuses } from './application-status.ts';

/** The specification's types of notifications (section 3). */
export const notificationTypes = ['application', 'status_change', 'message', 'other'] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** What a notification is about; its words are made from this, in its reader's language. */
export const notificationDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('application_received'), application_id: z.uuid(), job_id: z.uuid(), name: z.string(), job_title: z.string() }),
  z.object({ kind: z.literal('application_changed'), application_id: z.uuid(), job_id: z.uuid(), job_title: z.string(), company_name: z.string(), status: z.enum(applicationStatuses) }),
  z.object({ kind: z.literal('application_withdrawn'), application_id: z.uuid(), job_id: z.uuid(), name: z.string(), job_title: z.string() }),
]);

export type NotificationData = z.infer<typeof notificationDataSchema>;
