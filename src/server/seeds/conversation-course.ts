import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';
import type { MessageSide } from '#contract/messaging/messages.ts';

import { daysAfter } from '../features/jobs/term.ts';
import type { ApplicationRows } from './demo-applications.ts';
import type { Random } from './random.ts';
import { beforeWithdrawal, onShortList, whileRead } from './texts/exchanges-early.ts';
import { afterAcceptance, afterRejection } from './texts/exchanges-end.ts';
import { arrangements } from './texts/exchanges-interview.ts';
import type { Exchange } from './texts/exchanges.ts';
import { onboarding } from './texts/onboarding.ts';
import { filled, typeset, type Values } from './typeset.ts';

export interface Written {
  side: MessageSide;
  content: string;
  at: Date;
}

export interface Course {
  row: ApplicationRows;
  locale: Locale;
  sender: { firstName: string; lastName: string };
  now: Date;
}

/** Exchanges in use, so that no two people get the same one. */
export type Had = Map<Locale, Set<Exchange>>;

const MINUTE = 60_000;
/** Share of past stages with messages. */
const SHARE_BEFORE = 0.45;

const exchangesAt: Partial<Record<ApplicationStatus, readonly Exchange[]>> = {
  viewed: whileRead,
  shortlisted: onShortList,
  interview: arrangements,
  accepted: afterAcceptance,
  rejected: afterRejection,
};

interface Stage {
  exchanges: readonly Exchange[];
  from: Date;
  until: Date;
  /** Whether all messages must be before `until`; otherwise later ones are omitted. */
  isOver: boolean;
  isLast: boolean;
}

/** Empty if the last stage has no messages. */
export function inventCourse(random: Random, course: Course, had: Had): Written[] {
  const written = stagesOf(course)
    .filter(({ isLast }) => isLast || random.chance(SHARE_BEFORE))
    .map((stage) => inventExchange(random, course, stage, had));
  return written.at(-1)?.length ? written.flat() : [];
}

function stagesOf({ row: { application, events }, now }: Course): Stage[] {
  return events.flatMap(({ to_status: status, at }, index) => {
    const next = events[index + 1];
    const isLeft = next?.to_status === 'withdrawn';
    const exchanges = isLeft ? beforeWithdrawal : exchangesAt[status];
    return exchanges
      ? [
          {
            exchanges,
            from: at ?? application.applied_at ?? now,
            until: next?.at ?? now,
            isOver: next !== undefined,
            isLast: !next || isLeft,
          },
        ]
      : [];
  });
}

function inventExchange(
  random: Random,
  course: Course,
  { exchanges, from, until, isOver }: Stage,
  had: Had,
): Written[] {
  const { locale } = course;
  const before = had.get(locale) ?? new Set();
  const left = exchanges.filter((exchange) => !before.has(exchange));
  if (left.length === 0) return [];
  const exchange = random.pick(left);
  const times = timesOf(random, exchange, from);
  const soon = daysAfter(times[0] ?? from, random.between(2, 4));
  // An appointment of the current stage is in the future.
  const day = workingDay(isOver ? soon : later(soon, daysAfter(course.now, random.between(1, 6))));
  if (isOver && (times.some((at) => at >= until) || (namesDay(exchange) && day > until))) return [];
  had.set(locale, before.add(exchange));
  const values = valuesOf(course, day);
  return exchange.flatMap(([side, text], index) => {
    const at = times[index];
    return at && at < until ? [{ side, content: typeset(text, locale, values), at }] : [];
  });
}

/** The first message is sent soon, answers follow after minutes to hours, all in working hours. */
function timesOf(random: Random, exchange: Exchange, from: Date): Date[] {
  let at = from;
  return exchange.map(([side], index) => {
    const isMore = side === exchange[index - 1]?.[0];
    const minutes = isMore ? random.between(1, 2) : random.between(4, index === 0 ? 150 : 400);
    at = atWork(random, new Date(at.getTime() + minutes * MINUTE));
    return at;
  });
}

/** Working days last from 7:00 to 19:00 UTC; other moments move to the next morning. */
function atWork(random: Random, at: Date): Date {
  const hour = at.getUTCHours();
  if (hour >= 7 && hour < 19 && workingDay(at) === at) return at;
  return morning(workingDay(hour < 19 ? at : daysAfter(at, 1)), random.between(0, 110));
}

const morning = (day: Date, minutes: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 7, minutes));

function workingDay(at: Date): Date {
  const weekday = at.getUTCDay();
  return weekday === 0 ? daysAfter(at, 1) : weekday === 6 ? daysAfter(at, 2) : at;
}

const namesDay = (exchange: Exchange): boolean => exchange.some(([, [english]]) => /\{day\}/i.test(english));

function valuesOf({ row: { application }, locale, sender }: Course, at: Date): Values {
  const { applicant_facts: applicant, job_facts: job } = application;
  const day = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(at);
  return {
    first: applicant.firstName,
    name: `${applicant.firstName} ${applicant.lastName}`,
    host: sender.firstName,
    sender: `${sender.firstName} ${sender.lastName}`,
    company: job.companyName,
    title: job.title,
    day,
    Day: day.charAt(0).toLocaleUpperCase(locale) + day.slice(1),
  };
}

/** Spreads the messages over the working days between acceptance and yesterday. */
export function inventOnboarding(random: Random, course: Course): Written[] {
  const { row, now } = course;
  const from = row.application.updated_at ?? now;
  const values = valuesOf(course, now);
  const days = daysBetween(from, now).filter((day) => workingDay(day) === day);
  let at = from;
  return onboarding.flatMap((talk, index) => {
    const day = days[Math.floor((index * days.length) / onboarding.length)];
    if (!day) return [];
    at = later(morning(day, random.between(0, 540)), new Date(at.getTime() + 30 * MINUTE));
    return talk.map(([side, text]) => {
      at = new Date(at.getTime() + random.between(50, 290) * 1_000);
      return { side, content: filled(text, values), at };
    });
  });
}

/** Excludes both days. */
const daysBetween = (from: Date, until: Date): Date[] =>
  Array.from(
    { length: Math.max(0, Math.floor((until.getTime() - from.getTime()) / (24 * 60 * MINUTE)) - 1) },
    (_, index) => daysAfter(from, index + 1),
  );

const later = (one: Date, other: Date): Date => (one > other ? one : other);
