import type { Locale } from '#contract/locales.ts';
import { dateFormat, relativeFormat } from '#web/ui/formats.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Days back for which the name of a weekday is unambiguous. */
const WEEKDAYS = 6;

/** "Today", "Yesterday", "Monday", "Monday, 2 November", with the year if it differs. */
export function dayHeading(day: string, today: string, locale: Locale): string {
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / DAY);
  if (ago === 0 || ago === 1)
    return capitalised(relativeFormat(locale, { numeric: 'auto' }).format(-ago, 'day'), locale);
  const isNear = ago > 0 && ago <= WEEKDAYS;
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4);
  const parts: Intl.DateTimeFormatOptions = isNear
    ? {}
    : { day: 'numeric', month: 'long', ...(isOtherYear && { year: 'numeric' }) };
  return capitalised(dateFormat(locale, { timeZone: 'UTC', weekday: 'long', ...parts }).format(new Date(day)), locale);
}

const capitalised = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
