import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';
import { statusListName, statusName } from '#web/features/applications/status-words.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';

interface StatusStripProps {
  counts: Record<ApplicationStatus, number>;
  statuses: readonly ApplicationStatus[];
  hrefOf: (status: ApplicationStatus) => string;
}

/** The number of applications in each status, in one row that wraps on a phone. */
export function StatusStrip({ counts, statuses, hrefOf }: StatusStripProps) {
  return (
    <ul
      aria-label={m.applications_filter_label()}
      className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      {statuses.map((status) => (
        <li key={status} className="flex-auto">
          <Link
            to={hrefOf(status)}
            look="plain"
            className="flex min-h-12 items-baseline gap-2 bg-surface px-4 py-2.5 transition-colors -outline-offset-3 hover:bg-sunken"
          >
            <span className="font-serif text-xl font-medium tabular-nums">{numberText(counts[status])}</span>
            <span className="text-sm text-soft">
              {counts[status] === 1 ? statusName(status) : statusListName(status)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
