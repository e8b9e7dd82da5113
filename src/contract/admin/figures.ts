import { z } from 'zod';

import { TREND_DAYS } from '#contract/limits.ts';

import { healthParts } from './admin-choices.ts';

const trendSchema = z.object({
  total: z.number().int(),
  /** Oldest first, without gaps. */
  days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })).length(TREND_DAYS),
});

/** The admin dashboard (specification, section 2). */
export const figuresSchema = z.object({
  users: trendSchema.extend({ /** Of the last 24 hours (specification, section 9). */ today: z.number().int() }),
  jobs: trendSchema.extend({ /** Open to applications, and not hidden. */ active: z.number().int() }),
  applications: trendSchema,
  messages: trendSchema,
  /** The last 30 days and the 30 before. `rate`: 0.12 is 12 % more; null if `previous` is 0. */
  growth: z.object({ current: z.number().int(), previous: z.number().int(), rate: z.number().nullable() }),
  /** Down if `health.ts` has an alert about it. */
  health: z.record(z.enum(healthParts), z.enum(['ok', 'down'])),
});

export type Figures = z.infer<typeof figuresSchema>;
