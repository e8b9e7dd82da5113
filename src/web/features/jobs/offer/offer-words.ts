import type { Relocation, Shift } from '#contract/jobs/job-offer.ts';
import { type RelocationHelp, weekdays } from '#contract/jobs/relocation-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat, listFormat, zoneNames } from '#web/ui/formats.ts';
import { say } from '#web/ui/say.ts';
import { relocationHelpWords } from '#words/jobs.ts';

import { amountText } from '../pay.ts';

export const helpText = (help: RelocationHelp): string => say(relocationHelpWords[help]);

/** The costs that the employer pays, one per line. */
export const relocationTexts = ({ helps: given, housingWeeks, movingCosts }: Relocation): string[] => [
  ...(movingCosts ? [m.offer_moving_up_to({ amount: amountText(movingCosts.amount, movingCosts.currency) })] : []),
  ...(housingWeeks === null ? [] : [m.offer_housing_weeks({ count: housingWeeks })]),
  ...given.map(helpText),
];

/** 3 January 2000 was a Monday. */
const dateOf = (weekday: number) => new Date(Date.UTC(2000, 0, 2 + weekday));

export const weekdayText = (weekday: number, shape: 'short' | 'long' = 'short'): string =>
  dateFormat(getLocale(), { weekday: shape, timeZone: 'UTC' }).format(dateOf(weekday));

/** "Mon–Fri", or the name of each day. */
export function daysText(days: readonly number[]): string {
  if (days.length === weekdays.length) return m.offer_every_day();
  const sorted = days.toSorted((one, other) => one - other);
  // A week that continues into the next begins after its longest break.
  const start = sorted.find((day) => !sorted.includes(before(day))) ?? 1;
  const run = sorted.map((_, at) => ((start - 1 + at) % weekdays.length) + 1);
  if (days.length > 2 && run.every((day) => sorted.includes(day)))
    return m.offer_days_range({ from: weekdayText(start), to: weekdayText(run.at(-1) ?? start) });
  return listFormat(getLocale(), { type: 'conjunction' }).format(sorted.map((day) => weekdayText(day)));
}

const before = (day: number): number => (day === 1 ? weekdays.length : day - 1);

/** The same days, shifted by a number of days. */
export const movedDays = (days: readonly number[], by: number): number[] =>
  days.map((day) => ((day - 1 + by + weekdays.length) % weekdays.length) + 1);

const clockText = (time: string): string =>
  dateFormat(getLocale(), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2000-01-03T${time}:00Z`),
  );

export const hoursText = ({ days, from, to }: Shift): string =>
  m.offer_days_and_hours({ days: daysText(days), times: `${clockText(from)}–${clockText(to)}` });

/** "Western European Time". */
export const zoneText = (timeZone: string): string =>
  zoneNames(getLocale(), { timeZoneName: 'longGeneric' }).of(timeZone);
