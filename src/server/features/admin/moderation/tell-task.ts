import { z } from 'zod';

export const TELL_REPORTERS = 'admin.tell_reporters';

export const tellReportersSchema = z.object({ caseId: z.uuid() });
