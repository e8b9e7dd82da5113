import {
  ANALYTICS_DAYS_MAX,
  analyticsPeriods,
  type AnalyticsFilters,
  type AnalyticsPeriod,
  type AnalyticsStep,
} from '#contract/analytics.ts';

import { invalidField } from '../../../platform/http/refusal.ts';

const DAY = 86_400_000;

/** The most days that are a row each, and the most that are shown by weeks. */
const BY_DAY_MAX = 92;
const BY_WEEK_MAX = 365;

/** A day some days later, or earlier; YYYY-MM-DD. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** How many days a period has, the first and the last included. */
export const daysOf = ({ from, to }: AnalyticsPeriod): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/**
 * The days that are asked for, in UTC, until today at the latest.
 * @throws Refusal INVALID for a period that begins after its end or is too long
 */
export function periodOf({ days = analyticsPeriods[1], from, to }: AnalyticsFilters, now: Date): AnalyticsPeriod {
  const today = now.toISOString().slice(0, 10);
  const last = to !== undefined && to < today ? to : today;
  const period = { from: from ?? dayAfter(last, 1 - Number(days)), to: last };
  if (period.from > period.to) throw invalidField('from', 'invalid');
  if (daysOf(period) > ANALYTICS_DAYS_MAX) throw invalidField('from', 'too_big', { max: ANALYTICS_DAYS_MAX });
  return period;
}

/** As many days right before. */
export const periodBefore = (period: AnalyticsPeriod): AnalyticsPeriod => ({
  from: dayAfter(period.from, -daysOf(period)),
  to: dayAfter(period.from, -1),
});

/** How long a row is, so that a picture of them can be read. */
export function stepOf(period: AnalyticsPeriod): AnalyticsStep {
  const days = daysOf(period);
  if (days <= BY_DAY_MAX) return 'day';
  return days <= BY_WEEK_MAX ? 'week' : 'month';
}

/** The first day of each row of a period. Weeks begin on Monday; the first row begins where the period does. */
export function rowsOf({ from, to }: AnalyticsPeriod, step: AnalyticsStep): string[] {
  const days = Array.from({ length: daysOf({ from, to }) }, (_, index) => dayAfter(from, index));
  if (step === 'day') return days;
  return days.filter(
    (day) => day === from || (step === 'week' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01')),
  );
}
