import type { JobCard } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

import { dayText } from './job-words.ts';

type Dated = Pick<JobCard, 'status' | 'firstPublishedAt' | 'validThrough' | 'closedAt'>;

/** The first publication, so that renewing does not make a job look new; for an ended job, its end. */
export function JobDay({ job }: { job: Dated }) {
  const day = dayOf(job);
  if (!day) return null;
  return (
    <time dateTime={day.iso} data-ago={day.ago} suppressHydrationWarning className="job-day">
      {day.words({ date: dayText(day.iso) })}
    </time>
  );
}

function dayOf({ status, firstPublishedAt, validThrough, closedAt }: Dated) {
  if (status === 'closed' && closedAt) return { iso: closedAt, words: m.jobs_closed_on, ago: undefined };
  if (status === 'expired' && validThrough) return { iso: validThrough, words: m.jobs_expired_on, ago: undefined };
  // In a browser, job-list.js replaces it by a relative time, which a cached page cannot contain.
  const ago = status === 'active' ? 'open' : '';
  return firstPublishedAt ? { iso: firstPublishedAt, words: m.jobs_posted, ago } : undefined;
}
