import type { JobStatus } from '#contract/jobs/job-status.ts';

const DAY = 86_400_000;

/** Days before the last day that count as soon. */
export const SOON_DAYS = 7;

/** Days from today to an instant's day, both in UTC; negative in the past. `now` in milliseconds since 1970. */
export const daysUntil = (iso: string, now: number): number =>
  Math.floor(Date.parse(iso) / DAY) - Math.floor(now / DAY);

/** Few days are left of a term that runs. */
export const endsSoon = (status: JobStatus, days: number): boolean =>
  (status === 'active' || status === 'paused') && days >= 0 && days <= SOON_DAYS;

/** The date this many days after today, in UTC: YYYY-MM-DD. */
export const dayAfter = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
