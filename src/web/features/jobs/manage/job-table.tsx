import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Selection } from '#web/app/rows/use-selection.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { type Column, Table } from '#web/ui/table.tsx';

import { choiceText, dayText, numberText } from '../job-words.ts';
import { ApplicationsCell } from './applications-cell.tsx';
import { JobCell } from './job-cell.tsx';
import type { JobAction } from './job-change.ts';
import { LastDay } from './last-day-cell.tsx';
import { daysUntil } from './last-day.ts';
import { relativeDay } from './manage-texts.ts';
import { RowActions } from './row-actions.tsx';
import { StatusBadges } from './status-badges.tsx';
import type { JobApplications } from './use-job-applications.ts';

interface JobTableProps {
  jobs: readonly ManagedJob[];
  selection: Selection;
  /** In milliseconds since 1970. */
  now: number;
  /** By job id. */
  applications: ReadonlyMap<string, JobApplications>;
  onAction: (action: JobAction, job: ManagedJob) => void;
}

export function JobTable({ jobs, ...rows }: JobTableProps) {
  return (
    <Table
      caption={m.jobs_manage_title()}
      isCaptionHidden
      columns={columnsFor(rows)}
      rows={jobs}
      rowKey={({ id }) => id}
    />
  );
}

function columnsFor(rows: Omit<JobTableProps, 'jobs'>): Column<ManagedJob>[] {
  const { selection, now, applications, onAction } = rows;
  return [
    {
      id: 'job',
      header: m.jobs_manage_column_job(),
      isRowHeader: true,
      cell: (job) => (
        <JobCell
          job={job}
          isSelected={selection.ids.has(job.id)}
          onToggle={(isRange) => selection.toggle(job.id, isRange)}
        />
      ),
    },
    { id: 'status', header: m.jobs_manage_column_status(), cell: (job) => <StatusBadges job={job} /> },
    { id: 'place', header: m.jobs_manage_column_place(), cell: (job) => <Place job={job} /> },
    { id: 'published', header: m.jobs_manage_column_published(), cell: (job) => <Age job={job} now={now} /> },
    { id: 'last-day', header: m.jobs_manage_column_last_day(), cell: (job) => <LastDay job={job} now={now} /> },
    {
      id: 'applications',
      header: m.jobs_manage_column_applications(),
      cell: (job) => <ApplicationsCell job={job} applications={applications.get(job.id)} now={now} />,
    },
    {
      id: 'views',
      header: m.jobs_manage_column_views(),
      align: 'end',
      cell: ({ views }) => <span className="tabular-nums">{numberText(views)}</span>,
    },
    {
      id: 'actions',
      header: m.jobs_manage_column_actions(),
      isHeaderHidden: true,
      align: 'end',
      cell: (job) => <RowActions job={job} onAction={(action) => onAction(action, job)} />,
    },
  ];
}

/** On site is the default and not shown. */
function Place({ job: { city, country, workplace } }: { job: ManagedJob }) {
  return (
    <span className="flex gap-x-2 max-md:flex-wrap max-md:justify-end md:flex-col">
      {placeText({ city, country })}
      {workplace && workplace !== 'onsite' && <span className="text-soft">{choiceText('workplace', workplace)}</span>}
    </span>
  );
}

function Age({ job: { firstPublishedAt }, now }: { job: ManagedJob; now: number }) {
  if (!firstPublishedAt) return <span className="text-soft">{m.jobs_manage_not_published()}</span>;
  return (
    <time dateTime={firstPublishedAt} title={dayText(firstPublishedAt, 'long')} className="lg:whitespace-nowrap">
      {relativeDay(daysUntil(firstPublishedAt, now))}
    </time>
  );
}
