import {
  applicationStatuses,
  undecidedStatuses,
  type ApplicationStatus,
  ALL_STATUSES,
} from '#contract/applications/application-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';

import { numberText } from '../job-words.ts';
import { daysUntil } from './last-day.ts';
import { relativeDay } from './manage-texts.ts';
import type { JobApplications } from './use-job-applications.ts';

interface ApplicationsCellProps {
  job: ManagedJob;
  applications: JobApplications | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

export function ApplicationsCell({ job: { id, title, can }, applications, now }: ApplicationsCellProps) {
  const all = countOf(applications, applicationStatuses);
  const undecided = undecidedOf(applications);
  if (all === 0) return <span className="text-soft tabular-nums">{numberText(0)}</span>;
  return (
    <span className="flex flex-col max-md:items-end max-md:text-end">
      {/* Members with the reader role see the number of applications, but not the applicants. */}
      {can.review ? (
        <Link
          to={href(paths.jobApplications(id), { status: ALL_STATUSES })}
          look="quiet"
          aria-label={m.jobs_manage_applications_named({ count: all, title })}
          className="w-fit min-w-6 py-0.5 tabular-nums"
        >
          {numberText(all)}
        </Link>
      ) : (
        <span className="tabular-nums">{numberText(all)}</span>
      )}
      {undecided > 0 &&
        (can.review ? (
          <Link to={href(paths.jobApplications(id))} className="w-fit py-0.5 lg:whitespace-nowrap">
            {m.jobs_manage_undecided({ count: undecided })}
          </Link>
        ) : (
          m.jobs_manage_undecided({ count: undecided })
        ))}
      {applications?.oldestUndecidedAt && (
        <span className="text-xs text-soft">
          {m.jobs_manage_oldest({ age: relativeDay(daysUntil(applications.oldestUndecidedAt, now)) })}
        </span>
      )}
    </span>
  );
}

export const countOf = (applications: JobApplications | undefined, statuses: readonly ApplicationStatus[]): number =>
  statuses.reduce((sum, status) => sum + (applications?.counts[status] ?? 0), 0);

export const undecidedOf = (applications: JobApplications | undefined): number =>
  countOf(applications, undecidedStatuses);
