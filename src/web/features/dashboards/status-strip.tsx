import { type ApplicationStatus, undecidedStatuses } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';
import { ownHref } from '#web/features/applications/own/own-filters.ts';
import { statusListName, statusName } from '#web/features/applications/status-words.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';

/** The number of the reader's applications in progress, accepted and rejected: one row, on a phone too. */
export function StatusStrip({ counts }: { counts: Record<ApplicationStatus, number> }) {
  const open = undecidedStatuses.reduce((sum, status) => sum + counts[status], 0);
  const cells = [
    { label: m.dashboard_in_progress(), count: open, to: ownHref() },
    ...(['accepted', 'rejected'] as const).map((status) => ({
      label: counts[status] === 1 ? statusName(status) : statusListName(status),
      count: counts[status],
      to: ownHref({ status }),
    })),
  ];
  return (
    <ul
      aria-label={m.applications_filter_label()}
      className="flex gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      {cells
        .filter(({ count }) => count > 0)
        .map(({ label, count, to }) => (
          <li key={label} className="flex-auto">
            <Link
              to={to}
              look="plain"
              className="flex min-h-12 items-baseline gap-1.5 bg-surface px-2.5 py-2.5 transition-colors -outline-offset-3 hover:bg-sunken md:gap-2 md:px-4"
            >
              <span className="font-serif text-xl font-medium tabular-nums">{numberText(count)}</span>
              <span className="text-xs text-soft md:text-sm">{label}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
