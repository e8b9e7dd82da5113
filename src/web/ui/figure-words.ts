import { getLocale } from '#generated/paraglide/runtime.js';

import { dateFormat, numberFormat } from './formats.ts';

const HOURS_OF_DAY = 24;
/** Hours from which a duration is shown in days. */
const IN_DAYS = 48;

export const countText = (count: number): string => numberFormat(getLocale(), {}).format(count);

/** "+12%". */
export const rateText = (rate: number): string =>
  numberFormat(getLocale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(rate);

/** "23 Oct – 21 Nov 2026". */
export const periodText = ({ from, to }: { from: string; to: string }): string =>
  dateFormat(getLocale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );

/** "78%"; a dash for null. */
export const shareText = (share: number | null): string =>
  share === null
    ? '–'
    : numberFormat(getLocale(), {
        style: 'percent',
        maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
      }).format(share);

/** "26 hours", "5 days", without fractions, since it is a median; a dash for null. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours >= IN_DAYS) return unitText(Math.round(hours / HOURS_OF_DAY), 'day', 'long');
  return unitText(hours < 1 ? hours : Math.round(hours), 'hour', 'long');
}

/** One unit for all values of a chart, based on the longest. */
export function timeScale(longest: number): { scaled: (hours: number) => number; format: (value: number) => string } {
  return longest >= IN_DAYS
    ? { scaled: (hours) => hours / HOURS_OF_DAY, format: (value) => unitText(value, 'day', 'short') }
    : { scaled: (hours) => hours, format: (value) => unitText(value, 'hour', 'short') };
}

const unitText = (value: number, unit: 'day' | 'hour', unitDisplay: 'long' | 'short'): string =>
  numberFormat(getLocale(), {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: unit === 'hour' && value < 1 ? 2 : 1,
  }).format(value);
