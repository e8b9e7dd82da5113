import type { Report } from '#contract/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { reasonText } from '#web/features/jobs/report/report-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

interface ReportsProps {
  /** The newest of them. */
  reports: readonly Report[];
  total: number;
}

/** What was reported of a job, and by whom; its company never learns the latter. */
export function Reports({ reports, total }: ReportsProps) {
  if (reports.length === 0) return null;
  return (
    <Card as="section">
      <h2>{m.admin_case_reports({ count: total })}</h2>
      <ul className="mt-4 divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-semibold">{reasonText(report.reason)}</span>
              <Time iso={report.reportedAt} show="datetime" className="text-sm text-soft" />
            </p>
            {report.text && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{report.text}</p>}
            <p className="mt-1 text-sm text-soft">
              {report.reporter ? (
                <Link to={href(paths.adminUser(report.reporter.id))}>{report.reporter.name}</Link>
              ) : (
                m.admin_case_without_account()
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
