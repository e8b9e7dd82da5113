import { TERM_DAYS_MAX } from '#contract/limits.ts';
import type { FieldProblem } from '#contract/problems.ts';

const DAY = 86_400_000;

/** Days before its end at which a job's company gets a notice. */
export const NOTICE_DAYS = 7;

/** Takes YYYY-MM-DD, in UTC. */
export const lastMomentOf = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** Returns YYYY-MM-DD, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

/** A term is at most 60 days. */
export function termProblem(validThrough: Date | null, now: Date): FieldProblem['code'] | undefined {
  if (!validThrough) return 'required';
  if (validThrough <= now) return 'too_small';
  return validThrough > lastMomentOf(dayOf(daysAfter(now, TERM_DAYS_MAX))) ? 'too_big' : undefined;
}

/** An end within NOTICE_DAYS counts as noticed, since the company just chose it. */
export const noticeAtStart = (validThrough: Date | null, now: Date): Date | null =>
  validThrough && validThrough <= daysAfter(now, NOTICE_DAYS) ? now : null;
