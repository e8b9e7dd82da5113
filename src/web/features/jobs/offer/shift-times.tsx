import type { Shifts } from '#contract/jobs/job-offer.ts';
import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

// oxlint-disable-next-line import/default -- the address of the file, not what it exports
import shiftTimesScript from '../shift-times.js?url&no-inline';
import { daysText, hoursText, movedDays, zoneText } from './offer-words.ts';

/** In the market's time. A script adds the reader's local time, which a cached page cannot contain. */
export function ShiftTimes({ shifts: { timeZone, times } }: { shifts: Shifts }) {
  return (
    <>
      <script async type="module" src={shiftTimesScript} />
      {times.map((shift) => (
        <span key={hoursText(shift)} className="block">
          <span className="block tabular-nums">{hoursText(shift)}</span>
          <span
            className="block text-sm text-soft empty:hidden"
            suppressHydrationWarning
            data-shift={JSON.stringify({ days: shift.days, from: shift.from, to: shift.to, zone: timeZone })}
            data-days={JSON.stringify([-1, 0, 1].map((by) => daysText(movedDays(shift.days, by))))}
            data-hours={m.offer_days_and_hours({ days: '{days}', times: '{times}' })}
            data-there={m.offer_there({ hours: '{hours}' })}
            data-later={m.offer_there_later({ day: '{day}', hours: '{hours}' })}
            data-language={intlLocale(getLocale())}
          />
        </span>
      ))}
      <span className="block text-sm text-soft">{zoneText(timeZone)}</span>
    </>
  );
}
