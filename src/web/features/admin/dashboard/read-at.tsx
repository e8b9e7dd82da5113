import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat } from '#web/ui/formats.ts';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

/** The time to the second, in the reader's zone; `iso` is an ISO 8601 instant. */
export function ReadAt({ iso }: { iso: string }) {
  const timeZone = useTimeZone();
  const time = dateFormat(getLocale(), { timeStyle: 'medium', timeZone }).format(new Date(iso));
  return (
    <time dateTime={iso} className="tabular-nums">
      {m.admin_analytics_as_of({ time })}
    </time>
  );
}
