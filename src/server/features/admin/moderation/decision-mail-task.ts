import { z } from 'zod';

export const MAIL_DECISION = 'admin.mail_decision';

/** The decision was made, or the appeal against it was decided. */
export const decisionMailSchema = z.object({ decisionId: z.uuid(), what: z.enum(['made', 'appeal_decided']) });

export type DecisionMail = z.infer<typeof decisionMailSchema>;
