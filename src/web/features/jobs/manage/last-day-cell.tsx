import type { ReactNode } from 'react';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { useSite } from '#web/app/site.ts';

import { dayText } from '../job-words.ts';
import { closeReasonText } from './change-texts.ts';
import { daysUntil, endsSoon } from './last-day.ts';
import { relativeDay } from './manage-texts.ts';

/** The last day, with a warning if it is soon; for a closed job, when and why it was closed. */
export function LastDay({
  job: { status, validThrough, closedAt, closeReason },
  now,
}: {
  job: ManagedJob;
  now: number;
}) {
  const { name } = useSite();
  if (status === 'closed' && closedAt) {
    return (
      <Lines first={m.jobs_closed_on({ date: dayText(closedAt) })}>
        {closeReason && <span className="text-soft">{closeReasonText(closeReason, name)}</span>}
      </Lines>
    );
  }
  if (!validThrough) return <span className="text-soft">{m.jobs_manage_no_last_day()}</span>;
  const days = daysUntil(validThrough, now);
  return (
    <Lines
      first={
        <time dateTime={validThrough} className="lg:whitespace-nowrap">
          {dayText(validThrough)}
        </time>
      }
    >
      {endsSoon(status, days) && (
        <span className="font-semibold text-coral">{m.jobs_manage_ends({ when: relativeDay(days) })}</span>
      )}
    </Lines>
  );
}

function Lines({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <span className="flex flex-col max-md:items-end max-md:text-end">
      {first}
      {children}
    </span>
  );
}
