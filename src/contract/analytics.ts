import { z } from 'zod';

import { daySchema } from './text.ts';

/** What the figures of a period are split by. */
export const analyticsBreakdowns = ['day', 'category', 'country', 'language'] as const;

export type AnalyticsBreakdown = (typeof analyticsBreakdowns)[number];

/** Periods that end today, in days; the second is what is shown unless another is asked for. */
export const analyticsPeriods = ['7', '30', '90', '365'] as const;

/** The most days of a period: three years. */
export const ANALYTICS_DAYS_MAX = 1_096;

/** Which days, in UTC, both included, and split by what. Without an end the period ends today, without a beginning it lasts `days`. */
export const analyticsFilters = z.strictObject({
  days: z.enum(analyticsPeriods).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  by: z.enum(analyticsBreakdowns).optional(),
});

export type AnalyticsFilters = z.infer<typeof analyticsFilters>;

/** Hours are rounded up: to whole ones, beyond 3 days to 6, beyond 30 days to 24. So "within" is true of them. */
const hours = z.number().int().nullable();

/** What is measured, of a period or of a part of it. */
export const analyticsMeasuresSchema = z.object({
  /** People who registered then and have confirmed their address, as what they registered. */
  jobSeekers: z.number().int(),
  employers: z.number().int(),
  /** Published for the first time. */
  jobs: z.number().int(),
  applications: z.number().int(),
  /** Applications less those that were withdrawn before there was an answer. */
  expecting: z.number().int(),
  /** Of these, so far; by a change to shortlisted, interview, accepted or rejected, or by a message. */
  answered: z.number().int(),
  /** `answered` of `expecting`, 0 to 1; null where nobody expects one. */
  answeredShare: z.number().nullable(),
  /** Within how many hours half of the answers came, and nine in ten; null where there is none. */
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
  /** As many days, right before. */
  before: analyticsMeasuresSchema.extend({ period: periodSchema }),
  by: z.enum(analyticsBreakdowns),
  /** How long a row is, where they are split by time; weeks begin on Monday, the first and the last may be cut off. */
  step: z.enum(steps).nullable(),
  /**
   * The parts. By time: each that there is, the oldest first, the key its first day. Else those with anything in them:
   * the key a category, a country (ISO 3166-1) or a language (ISO 639-1), or '' where none is stated.
   */
  rows: z.array(analyticsMeasuresSchema.extend({ key: z.string() })),
  /** How many days have changes that are not counted yet; only after an update or an import. */
  uncounted: z.number().int(),
  readAt: z.iso.datetime(),
});

export type Analytics = z.infer<typeof analyticsSchema>;

/** Where the same figures can be had as a file of comma-separated values (RFC 4180); by time always each single day. */
export const ANALYTICS_CSV = '/api/admin/analytics.csv';
