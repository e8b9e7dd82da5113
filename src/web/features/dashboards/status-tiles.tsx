import type { ApplicationStatus } from '#contract/application-status.ts';
import { m } from '#generated/paraglide/messages.js';
import { statusListName } from '#web/features/applications/status-words.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';

interface StatusTilesProps {
  counts: Record<ApplicationStatus, number>;
  statuses: readonly ApplicationStatus[];
  hrefOf: (status: ApplicationStatus) => string;
}

export function StatusTiles({ counts, statuses, hrefOf }: StatusTilesProps) {
  return (
    <ul aria-label={m.applications_filter_label()} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {statuses.map((status) => (
        <li key={status}>
          <Link
            to={hrefOf(status)}
            look="plain"
            className="flex h-full flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-edge"
          >
            <span className="text-sm text-soft hyphens-auto">{statusListName(status)}</span>
            <span className="font-serif text-2xl font-medium tabular-nums">{numberText(counts[status])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
