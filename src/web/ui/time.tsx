import { getLocale } from '#generated/paraglide/runtime.js';

import { dateFormat } from './formats.ts';
import { useTimeZone } from './use-time-zone.ts';

export interface TimeProps {
  /** An ISO 8601 instant, or a plain date (`2026-11-21`) without a time zone. */
  iso: string;
  show?: 'date' | 'day' | 'datetime' | 'time' | 'appointment';
  /** IANA name. By default the reader's own zone. */
  timeZone?: string;
  /** Shows the zone, such as for a meeting. */
  showsZone?: boolean;
  className?: string;
}

export const timeShapes: Record<NonNullable<TimeProps['show']>, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  datetime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  appointment: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
};

/** In the reader's zone after hydration, and on the server once it is known there. */
export function Time({ iso, show = 'date', timeZone, showsZone, className }: TimeProps) {
  const zone = useTimeZone();
  const isPlainDate = iso.length === 10;
  const format = dateFormat(getLocale(), {
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
