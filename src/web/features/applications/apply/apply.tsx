import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Job } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { focusWhenLost } from '#web/app/focus.ts';
import { useLive } from '#web/app/live/live.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { Applied, type AppliedFor } from './applied.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { APPLYING, applyHref } from './apply-href.ts';

interface ApplyProps {
  job: Job;
  userId: string;
  /** The application when the page was read; null before one applies. */
  read: AppliedFor | null;
}

export function Apply({ job, userId, read }: ApplyProps) {
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
