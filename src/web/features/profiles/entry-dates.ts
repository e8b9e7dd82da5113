import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

/** The month of a day (YYYY-MM-DD), in the reader's language: what matters of a career's dates. */
export const monthText = (day: string): string =>
  new Intl.DateTimeFormat(intlLocale(getLocale()), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** From when to when, or until today; without an end that is known, only from when. */
export function periodText(startDate: string, endDate: string | null, isCurrent = false): string {
  const start = monthText(startDate);
  if (isCurrent) return m.profile_since({ start });
  return endDate ? m.profile_period({ start, end: monthText(endDate) }) : start;
}
