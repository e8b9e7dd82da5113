import { TERM_DAYS_MAX } from '#contract/job-fields.ts';
import type { FieldProblem } from '#contract/problems.ts';

const DAY = 86_400_000;

/** How long before its end a company is told that a job ends. */
export const NOTICE_DAYS = 7;

/** The last moment of a day, YYYY-MM-DD, in UTC: until then the job takes applications. */
export const lastMomentOf = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** The day of a moment in UTC, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The same time of day, that many days later. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

/** What is wrong with the end of a job that is to be open now, if anything: a term is 60 days at the most. */
export function termProblem(validThrough: Date | null, now: Date): FieldProblem['code'] | undefined {
  if (!validThrough) return 'required';
  if (validThrough <= now) return 'too_small';
  return validThrough > lastMomentOf(dayOf(daysAfter(now, TERM_DAYS_MAX))) ? 'too_big' : undefined;
}

/**
 * When the company was told of an end that it chooses now: at once where the end is near, since nobody needs a notice of
 * what they have just chosen; else not yet.
 */
export const noticeAtStart = (validThrough: Date | null, now: Date): Date | null =>
  validThrough && validThrough <= daysAfter(now, NOTICE_DAYS) ? now : null;
