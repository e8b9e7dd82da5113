import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

/** When figures were read, to the second: an ISO 8601 instant, in the reader's own zone. */
export function ReadAt({ iso }: { iso: string }) {
  const timeZone = useTimeZone();
  const time = new Intl.DateTimeFormat(intlLocale(getLocale()), { timeStyle: 'medium', timeZone }).format(
    new Date(iso),
  );
  return (
    <time dateTime={iso} className="tabular-nums">
      {m.admin_analytics_as_of({ time })}
    </time>
  );
}
