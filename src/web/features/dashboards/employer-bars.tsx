import { type ApplicationStatus, undecidedStatuses, WAITING_DAYS } from '#contract/applications/application-status.ts';
import type { WaitingAge } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { receivedHref } from '#web/features/applications/received/received-filters.ts';
import { statusListName } from '#web/features/applications/status-words.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { dayAfter } from '#web/features/jobs/manage/last-day.ts';
import { BarList } from '#web/ui/bar-list.tsx';

/** Accepted applications end the funnel. */
const STAGES = [...undecidedStatuses, 'accepted'] as const;

interface EmployerBarsProps {
  counts: Record<ApplicationStatus, number>;
  ages: readonly WaitingAge[];
  /** In milliseconds since 1970. */
  readAt: number;
}

/** How far applications have progressed, and how long unanswered ones have waited; each bar links to its list. */
export function EmployerBars({ counts, ages, readAt }: EmployerBarsProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <BarList
        title={m.dashboard_stages()}
        rows={STAGES.map((status) => ({
          key: status,
          label: statusListName(status),
          value: counts[status],
          to: receivedHref('table', { status }),
        }))}
        format={numberText}
      />
      <BarList
        title={m.dashboard_age()}
        rows={ages.map(({ fromDays, count }, index) => ageRow(fromDays, WAITING_DAYS[index + 1], count, readAt))}
        format={numberText}
      />
    </div>
  );
}

function ageRow(from: number, next: number | undefined, value: number, readAt: number) {
  const to = dayAfter(readAt, -from);
  return next === undefined
    ? { key: String(from), label: m.dashboard_age_over({ from }), value, to: receivedHref('table', { to }) }
    : {
        key: String(from),
        label: m.dashboard_age_between({ from, to: next - 1 }),
        value,
        to: receivedHref('table', { from: dayAfter(readAt, 1 - next), to }),
      };
}
