import { z } from 'zod';

/** What is counted by the day. */
export const growthKinds = ['users', 'jobs', 'applications', 'messages'] as const;

export type GrowthKind = (typeof growthKinds)[number];

/** How many days a trend shows, today included, in UTC. */
export const TREND_DAYS = 30;

const trendSchema = z.object({
  total: z.number().int(),
  /** Each day's, the oldest first; days without any are there too. */
  days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })).length(TREND_DAYS),
});

const stateSchema = z.enum(['ok', 'down']);

/** The state of the platform in figures (specification, section 2, "Admin dashboard"); nothing of it is fixed. */
export const figuresSchema = z.object({
  users: trendSchema.extend({ /** Of the last 24 hours (specification, section 9). */ today: z.number().int() }),
  jobs: trendSchema.extend({ /** Open to applications, and not hidden. */ active: z.number().int() }),
  applications: trendSchema,
  messages: trendSchema,
  /** New users of the last 30 days against the 30 before. `rate`: 0.12 is 12 % more; null where there was nobody before. */
  growth: z.object({ current: z.number().int(), previous: z.number().int(), rate: z.number().nullable() }),
  health: z.object({
    database: stateSchema,
    queue: stateSchema,
    storage: stateSchema,
    /** Down: mails wait for 15 minutes, were given up within a day, or are held where people wait for them. */ mail: stateSchema,
  }),
});

export type Figures = z.infer<typeof figuresSchema>;
