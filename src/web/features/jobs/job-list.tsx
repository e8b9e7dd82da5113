import type { JobCard } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

import { JobCardText } from './job-card.tsx';
import jobListScript from './job-list.js?url&no-inline';
import { SaveButton } from './save-button.tsx';

interface JobListProps {
  jobs: readonly JobCard[];
  /** The id of its heading, if there are several lists. */
  labelledBy?: string;
  isOfOneCompany?: boolean;
  /** Two beside each other on a wide screen. */
  isInColumns?: boolean;
  /** Why they are shown, by the job's id. */
  reasons?: ReadonlyMap<string, readonly string[]>;
}

/** Belongs under a heading of the second level. */
export function JobList({ jobs, labelledBy, isOfOneCompany = false, isInColumns = false, reasons }: JobListProps) {
  return (
    <>
      <JobListScript />
      <ul
        aria-labelledby={labelledBy}
        className={isInColumns ? 'grid gap-3 lg:grid-cols-2' : 'space-y-3'}
        data-new={m.jobs_new()}
        data-seen={m.jobs_seen()}
      >
        {jobs.map((job) => (
          <li key={job.id} className={isOfOneCompany ? 'job-card' : 'job-card job-card-with-company'}>
            <JobCardText job={job} hasCompany={!isOfOneCompany} reasons={reasons?.get(job.id) ?? []} />
            {job.saved !== null && (
              <div className="job-card-save">
                <SaveButton job={job} isIcon />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** React inserts it into the head once. */
export const JobListScript = () => <script async type="module" fetchPriority="low" src={jobListScript} />;
