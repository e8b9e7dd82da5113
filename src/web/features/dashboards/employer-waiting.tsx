import { UNDECIDED } from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { DueNote } from '#web/features/applications/due-note.tsx';
import { receivedHref, reviewHref } from '#web/features/applications/received/received-filters.ts';
import { StatusBadge } from '#web/features/applications/status-badge.tsx';
import { daysUntil } from '#web/features/jobs/manage/last-day.ts';
import { manageHref } from '#web/features/jobs/manage/manage-filters.ts';
import { relativeDay } from '#web/features/jobs/manage/manage-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';
import { LONG_DAYS } from './next-steps.ts';

interface EmployerWaitingProps {
  /** The longest waiting first. */
  waiting: readonly ReceivedApplication[];
  hasApplications: boolean;
  readAt: number;
}

export function EmployerWaiting({ waiting, hasApplications, readAt }: EmployerWaitingProps) {
  return (
    <DashboardSection
      title={m.dashboard_waiting()}
      more={
        hasApplications
          ? { to: receivedHref('table', {}), label: m.dashboard_waiting_all() }
          : { to: manageHref({ status: 'active' }), label: m.dashboard_jobs_all() }
      }
    >
      {waiting.length === 0 ? (
        <p className="text-soft">
          {hasApplications ? m.dashboard_waiting_none() : m.dashboard_waiting_no_applications()}
        </p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {waiting.map((application) => (
            <Waiting key={application.id} {...{ application, readAt }} />
          ))}
        </ol>
      )}
    </DashboardSection>
  );
}

/** The list that the review's previous and next belong to. */
const LONGEST_FIRST = { status: UNDECIDED, sort: 'oldest' } as const;

function Waiting({ application, readAt }: { application: ReceivedApplication; readAt: number }) {
  const { id, applicant, job, status, appliedAt } = application;
  const name = applicant.name || m.applications_review_anonymous();
  const days = daysUntil(appliedAt, readAt);
  return (
    <li className="relative flex gap-x-4 py-3 md:items-center">
      <Avatar name={name} src={applicant.avatarUrl} />
      <div className="flex min-w-0 flex-1 flex-col gap-x-5 gap-y-1.5 md:flex-row md:items-center">
        <div className="min-w-0 flex-1">
          <Link to={reviewHref(id, LONGEST_FIRST)} look="quiet" className="font-semibold after:absolute after:inset-0">
            {name}
          </Link>
          <p className="text-sm text-soft">{job.title}</p>
          <DueNote application={application} className="block text-sm" />
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm md:grid md:grid-cols-[auto_7.5rem] md:justify-items-start">
          <time dateTime={appliedAt} className={days <= -LONG_DAYS ? 'font-semibold text-coral' : 'text-soft'}>
            {relativeDay(days)}
          </time>
          <StatusBadge status={status} />
        </p>
      </div>
    </li>
  );
}
