import { type Ref, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { OwnApplication } from '#contract/applications/application-views.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { useSite, useViewer } from '#web/app/site.ts';
import { SendLink } from '#web/features/accounts/send-link.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { SaveButton } from '#web/features/jobs/save-button.tsx';
import { Alert } from '#web/ui/alert.tsx';
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
  /** Whether their application waits until they open the link in their email. */
  isUnsent: boolean;
}

/** Apply, after saying who applies if needed, or save the job. Employers cannot apply. */
export function ApplyAction({ job, application, isUnsent }: ApplyActionProps) {
  const viewer = useViewer();
  if (!viewer) return <ApplySignedOut job={job} />;
  return (
    <>
      {viewer.role === 'job_seeker' && <Apply {...{ job, viewer, isUnsent }} read={application} />}
      {job.saved !== null && <SaveButton job={job} />}
    </>
  );
}

function ApplySignedOut({ job }: Pick<ApplyActionProps, 'job'>) {
  const next = applyHref(job.id);
  const { appliesWithoutAccount } = useSite();
  const begin = appliesWithoutAccount ? paths.beginToApply(job.id) : paths.login();
  return (
    <>
      <ButtonLink to={href(begin, { next })} data-takes-source>
        {m.applications_apply()}
      </ButtonLink>
      <ButtonLink to={href(paths.register(), { next })} variant="outline" data-takes-source>
        {m.jobs_apply_register()}
      </ButtonLink>
    </>
  );
}

interface ApplyProps extends Pick<ApplyActionProps, 'job' | 'isUnsent'> {
  viewer: Viewer;
  /** The application when the page was read; null before the reader applies. */
  read: AppliedFor | null;
}

function Apply({ job, viewer, read, isUnsent }: ApplyProps) {
  const { userId, email } = viewer;
  const [application, setApplication] = useState(read);
  const [waits, setWaits] = useState(isUnsent);
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
  const wait = () => {
    setWaits(true);
    close();
    focusWhenLost(() => applied.current);
  };
  if (application) return <Applied ref={applied} application={application} />;
  // Applicants may still read a job that takes no more applications.
  if (job.status !== 'active') return null;
  return (
    <>
      {waits ? (
        <Unsent ref={applied} {...{ job, email }} />
      ) : (
        <ButtonLink to={applyHref(job.id)} preventScrollReset>
          {m.applications_apply()}
        </ButtonLink>
      )}
      {search.has(APPLYING) && <ApplyDialog {...{ job, userId }} onClose={close} onApplied={finish} onUnsent={wait} />}
    </>
  );
}

/** Until its sender opens the link in their email. */
function Unsent({ job: { id, company }, email, ref }: { job: Job; email: string; ref: Ref<HTMLDivElement> }) {
  const next = applyHref(id);
  return (
    <div ref={ref} tabIndex={-1} className="max-w-[40rem] basis-full outline-none">
      <Alert
        variant="success"
        title={m.auth_inbox_title()}
        action={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <SendLink email={email} />
            <Link to={href(paths.beginToApply(id), { next })}>{m.auth_change_address()}</Link>
            <Link to={next} preventScrollReset>
              {m.apply_unsent_change()}
            </Link>
          </div>
        }
      >
        {m.apply_unsent_text({ email, company: company.name })}
      </Alert>
    </div>
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
