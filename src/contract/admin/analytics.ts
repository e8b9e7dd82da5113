import { z } from 'zod';

import { daySchema } from '#contract/text.ts';

import { analyticsBreakdowns, analyticsPeriods } from './admin-choices.ts';

/** Three years. */
export const ANALYTICS_DAYS_MAX = 1_096;

/** Days in UTC, inclusive. Without `to` until today, without `from` for `days`. */
export const analyticsFilters = z.strictObject({
  days: z.enum(analyticsPeriods).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  by: z.enum(analyticsBreakdowns).optional(),
});

export type AnalyticsFilters = z.infer<typeof analyticsFilters>;

/** Rounded up: to whole hours, beyond 3 days to 6, beyond 30 days to 24. */
const hours = z.number().int().nullable();

export const analyticsMeasuresSchema = z.object({
  /** Registered in the period, with a confirmed address. */
  jobSeekers: z.number().int(),
  employers: z.number().int(),
  /** First published. */
  jobs: z.number().int(),
  applications: z.number().int(),
  /** Not withdrawn before an answer. */
  expecting: z.number().int(),
  /** So far, by a message or a change to shortlisted, interview, accepted or rejected. */
  answered: z.number().int(),
  /** 0 to 1; null if `expecting` is 0. */
  answeredShare: z.number().nullable(),
  /** Until an answer; null without answers. */
  medianHours: hours,
  ninetiethHours: hours,
});

export type AnalyticsMeasures = z.infer<typeof analyticsMeasuresSchema>;

const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

export type AnalyticsPeriod = z.infer<typeof periodSchema>;

const steps = ['day', 'week', 'month'] as const;

export type AnalyticsStep = (typeof steps)[number];

export const analyticsSchema = z.object({
  period: periodSchema,
  total: analyticsMeasuresSchema,
  /** The same number of days before. */
  before: analyticsMeasuresSchema.extend({ period: periodSchema }),
  by: z.enum(analyticsBreakdowns),
  /** Null if not split by time. Weeks begin on Monday; the first and last row may be partial. */
  step: z.enum(steps).nullable(),
  /**
   * By time: every row, oldest first; the key is its first day. Otherwise only rows with data, by category, country
   * (ISO 3166-1) or language (ISO 639-1), '' if none is stated. `before`: the corresponding days of the previous
   * period; null if not split by time.
   */
  rows: z.array(analyticsMeasuresSchema.extend({ key: z.string(), before: analyticsMeasuresSchema.nullable() })),
  /** Days with changes that are not counted yet, after an update or an import. */
  uncounted: z.number().int(),
  readAt: z.iso.datetime(),
});

export type Analytics = z.infer<typeof analyticsSchema>;
