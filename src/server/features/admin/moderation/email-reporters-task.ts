import { z } from 'zod';

export const EMAIL_REPORTERS = 'admin.tell_reporters';

export const emailReportersSchema = z.object({ caseId: z.uuid() });
