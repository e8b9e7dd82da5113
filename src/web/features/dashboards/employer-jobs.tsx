import { type ApplicationStatus, undecidedStatuses } from '#contract/applications/application-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { statusListName } from '#web/features/applications/status-words.ts';
import { ownJobPath } from '#web/features/jobs/hub/own-job-path.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { LastDay } from '#web/features/jobs/manage/last-day-cell.tsx';
import { manageHref } from '#web/features/jobs/manage/manage-filters.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

import { DashboardSection } from './dashboard-section.tsx';

/** Application counts by job and status; omits jobs without applications. */
export type CountsByJob = ReadonlyMap<string, Record<ApplicationStatus, number>>;

interface EmployerJobsProps {
  jobs: readonly ManagedJob[];
  counts: CountsByJob;
  total: number;
  readAt: number;
}

export function EmployerJobs({ jobs, counts, total, readAt }: EmployerJobsProps) {
  return (
    <DashboardSection
      title={m.dashboard_jobs({ count: total })}
      more={{ to: manageHref({}), label: m.dashboard_jobs_all() }}
    >
      {jobs.length === 0 ? (
        <NoOpenJob />
      ) : (
        <Table
          caption={m.dashboard_jobs_caption()}
          isCaptionHidden
          columns={columnsFor(counts, readAt)}
          rows={jobs}
          rowKey={({ id }) => id}
        />
      )}
    </DashboardSection>
  );
}

function columnsFor(counts: CountsByJob, readAt: number): Column<ManagedJob>[] {
  const countOf = ({ id }: ManagedJob, statuses: readonly ApplicationStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts.get(id)?.[status] ?? 0), 0);
  return [
    {
      id: 'job',
      header: m.jobs_manage_column_job(),
      isRowHeader: true,
      cell: (job) => (
        <Link to={href(ownJobPath(job))} look="quiet">
          {job.title}
        </Link>
      ),
    },
    { id: 'new', header: statusListName('new'), align: 'end', cell: (job) => numberText(countOf(job, ['new'])) },
    {
      id: 'undecided',
      header: m.dashboard_jobs_undecided(),
      align: 'end',
      cell: (job) => numberText(countOf(job, undecidedStatuses)),
    },
    {
      id: 'last-day',
      header: m.jobs_manage_column_last_day(),
      align: 'end',
      cell: (job) => <LastDay job={job} now={readAt} />,
    },
  ];
}

function NoOpenJob() {
  return (
    <div>
      <p className="mb-5 text-soft">{m.dashboard_jobs_none()}</p>
      <ButtonLink to={href(paths.postJob())} variant="outline">
        {m.app_post_job()}
      </ButtonLink>
    </div>
  );
}
