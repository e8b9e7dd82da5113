import { intlLocale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { dateFormat } from './formats.ts';
import { useTimeZone } from './use-time-zone.ts';

export interface TimeProps {
  /** An ISO 8601 instant, or a plain date (`2026-11-21`), which no time zone moves. */
  iso: string;
  show?: 'date' | 'datetime' | 'time';
  /** IANA name. Without it: the reader's own zone in the browser, UTC on a page that has no React. */
  timeZone?: string;
  /** Names the zone: where two people meet. */
  showsZone?: boolean;
  className?: string;
}

/** The shapes that days and times have everywhere. */
export const timeShapes: Record<NonNullable<TimeProps['show']>, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  datetime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
};

/** An instant in the reader's language. The server's UTC gives way to the reader's zone once the page is alive. */
export function Time({ iso, show = 'date', timeZone, showsZone, className }: TimeProps) {
  const zone = useTimeZone();
  const isPlainDate = iso.length === 10;
  const format = dateFormat(intlLocale(getLocale()), {
    ...timeShapes[show],
    timeZone: isPlainDate ? 'UTC' : (timeZone ?? zone),
    ...(showsZone && { timeZoneName: 'short' }),
  });
  return (
    <time dateTime={iso} className={className}>
      {format.format(new Date(iso))}
    </time>
  );
}
