import { type Ref, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { OwnApplication } from '#contract/applications/application-views.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { useViewer } from '#web/app/site.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { SaveButton } from '#web/features/jobs/save-button.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import { ownApplicationHref } from '../own/own-filters.ts';
import { StatusBadge } from '../status-badge.tsx';
import { applyHref, APPLYING } from './apply-href.ts';

const ApplyDialog = loadLater(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

export interface ApplyActionProps {
  job: Job;
  /** The reader's own application; null before they apply, and for users who cannot. */
  application: AppliedFor | null;
}

/** Apply, after signing in if needed, or save the job. Employers cannot apply. */
export function ApplyAction({ job, application }: ApplyActionProps) {
  const viewer = useViewer();
  if (!viewer) return <ApplySignedOut job={job} />;
  return (
    <>
      {viewer.role === 'job_seeker' && <Apply job={job} userId={viewer.userId} read={application} />}
      {job.saved !== null && <SaveButton job={job} />}
    </>
  );
}

function ApplySignedOut({ job }: Pick<ApplyActionProps, 'job'>) {
  const next = applyHref(job.id);
  return (
    <>
      <ButtonLink to={href(paths.login(), { next })} data-takes-source>
        {m.applications_apply()}
      </ButtonLink>
      <ButtonLink to={href(paths.register(), { next })} variant="outline" data-takes-source>
        {m.jobs_apply_register()}
      </ButtonLink>
    </>
  );
}

interface ApplyProps {
  job: Job;
  userId: string;
  /** The application when the page was read; null before the reader applies. */
  read: AppliedFor | null;
}

function Apply({ job, userId, read }: ApplyProps) {
  const [application, setApplication] = useState(read);
  const [search, setSearch] = useSearchParams();
  const applied = useRef<HTMLDivElement>(null);
  useLive((event) => {
    if (event.type === 'application' && event.jobId === job.id)
      setApplication((known) => known && { ...known, status: event.status });
  });
  const close = () =>
    setSearch(
      (current) => {
        current.delete(APPLYING);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const finish = (sent: AppliedFor) => {
    setApplication(sent);
    close();
    focusWhenLost(() => applied.current);
  };
  if (application) return <Applied ref={applied} application={application} />;
  // Applicants may still read a job that takes no more applications.
  if (job.status !== 'active') return null;
  return (
    <>
      <ButtonLink to={applyHref(job.id)} preventScrollReset>
        {m.applications_apply()}
      </ButtonLink>
      {search.has(APPLYING) && <ApplyDialog {...{ job, userId }} onClose={close} onApplied={finish} />}
    </>
  );
}

/** The parts of the reader's application that a job's page shows. */
type AppliedFor = Pick<OwnApplication, 'id' | 'status' | 'appliedAt'>;

function Applied({
  application: { id, status, appliedAt },
  ref,
}: {
  application: AppliedFor;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} tabIndex={-1} role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none">
      <span>{m.applications_applied_on({ date: dayText(appliedAt) })}</span>
      <StatusBadge status={status} />
      <Link to={ownApplicationHref(id)}>{m.applications_see_own()}</Link>
    </div>
  );
}
