import { z } from 'zod';

import { applicationStatuses } from './application-status.ts';
import { notificationDataSchema, notificationTypes } from './notifications.ts';

/** Everything that a person's stream may say (GET /api/live). Whose it is follows from the session. */
export const liveEventSchema = z.discriminatedUnion('type', [
  /** Too much was missed to repeat it: read everything afresh. */
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('notification'), id: z.uuid(), notificationType: z.enum(notificationTypes), data: notificationDataSchema }),
  z.object({ type: z.literal('application'), applicationId: z.uuid(), jobId: z.uuid(), status: z.enum(applicationStatuses) }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
