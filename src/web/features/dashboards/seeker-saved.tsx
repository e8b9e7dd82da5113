import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { JobDay } from '#web/features/jobs/posted-day.tsx';
import { Link } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';

/** The jobs that were saved last, in short. */
export function SeekerSaved({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <DashboardSection
      title={m.jobs_saved_title()}
      more={jobs.length > 0 ? { to: href(paths.savedJobs()), label: m.dashboard_saved_all() } : undefined}
    >
      {jobs.length === 0 && <p className="text-soft">{m.jobs_saved_none_text()}</p>}
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="py-3 first:pt-0">
            <Link to={href(paths.job(job.id))} lang={job.locale === getLocale() ? undefined : job.locale}>
              {job.title}
            </Link>
            <p className="text-sm text-soft">{job.company.name}</p>
            <p className="text-sm text-soft">
              <JobDay job={job} />
            </p>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
