import type { Locale } from '#contract/locales.ts';
import { relativeFormat } from '#web/ui/formats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `then` and `now` in milliseconds since 1970. A time slightly in the future is "now". */
export function relativeTime(then: number, now: number, locale: Locale): string {
  const format = relativeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return format.format(0, 'second');
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), 'hour');
  return format.format(-Math.floor(passed / DAY), 'day');
}
