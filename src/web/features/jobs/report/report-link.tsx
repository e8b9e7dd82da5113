import { Flag } from 'lucide-react';

import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';

/** Nothing for readers who cannot report the job. */
export function ReportLink({ job: { id, can } }: { job: Pick<Job, 'id' | 'can'> }) {
  if (!can.report) return null;
  return (
    <p className="mt-8">
      <Link
        to={href(paths.reportJob(id))}
        look="quiet"
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 text-sm text-soft"
      >
        <Flag aria-hidden="true" className="size-4" />
        {m.jobs_report_title()}
      </Link>
    </p>
  );
}
