import type { JobCard } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import type { RequestContext } from '#web/app/request-context.ts';
import { type WrittenHtml, WrittenPart } from '#web/app/written-html.tsx';

import { JobCardText } from './job-card.tsx';
import jobListScript from './job-list.js?url&no-inline';
import { SaveButton } from './save-button.tsx';

/** A job in a list: its card, and what the button to save it needs. */
export interface ListedJob extends Pick<JobCard, 'id' | 'title' | 'saved'> {
  card: WrittenHtml;
}

interface CardOptions {
  isOfOneCompany?: boolean;
  /** Why they are shown, by the job's id. */
  reasons?: ReadonlyMap<string, readonly string[]>;
}

/** In a loader. The card of a job is written once in each language, until what it says changes. */
export const listedJobs = (
  { writeHtml }: RequestContext,
  jobs: readonly JobCard[],
  { isOfOneCompany = false, reasons }: CardOptions = {},
): ListedJob[] =>
  jobs.map(({ saved, excerpt: _excerpt, ...job }) => ({
    id: job.id,
    title: job.title,
    saved,
    card: writeHtml(JobCardText, { job, hasCompany: !isOfOneCompany, reasons: reasons?.get(job.id) ?? [] }),
  }));

interface JobListProps {
  jobs: readonly ListedJob[];
  isOfOneCompany?: boolean;
  /** Two beside each other on a wide screen. */
  isInColumns?: boolean;
}

/** Belongs under a heading of the second level. */
export function JobList({ jobs, isOfOneCompany = false, isInColumns = false }: JobListProps) {
  return (
    <>
      <JobListScript />
      <ul
        className={isInColumns ? 'grid gap-3 lg:grid-cols-2' : 'space-y-3'}
        data-new={m.jobs_new()}
        data-seen={m.jobs_seen()}
      >
        {jobs.map(({ card, ...job }) => (
          <li key={job.id} className={isOfOneCompany ? 'job-card' : 'job-card job-card-with-company'}>
            <WrittenPart key={card.version} part={card} className="contents" />
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

/** React puts it into the head, once. */
export const JobListScript = () => <script async type="module" fetchPriority="low" src={jobListScript} />;
