import { z } from 'zod';

import { daySchema } from '#contract/text.ts';

import { closeReasons, closingAnswers } from './job-choices.ts';

/** `undecided` is required to close a job with undecided applications. */
export const closeInput = { reason: z.enum(closeReasons), undecided: z.enum(closingAnswers).optional() };
export const renewInput = { validThrough: daySchema };
const ids = z.array(z.uuid()).min(1).max(100);

export const bulkInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['pause', 'publish', 'duplicate']), ids }),
  z.strictObject({ action: z.literal('close'), ids, ...closeInput }),
  z.strictObject({ action: z.literal('renew'), ids, ...renewInput }),
  z.strictObject({ action: z.literal('hand_over'), ids, userId: z.uuid() }),
]);

export const bulkRefusals = [
  'NOT_FOUND',
  'FORBIDDEN',
  'CONFLICT',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'approval_needed',
] as const;
