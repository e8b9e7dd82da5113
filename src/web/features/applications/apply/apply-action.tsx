import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { SaveButton } from '#web/features/jobs/save-button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { AppliedFor } from './applied.tsx';
import { applyHref } from './apply-href.ts';
import { Apply } from './apply.tsx';

export interface ApplyActionProps {
  job: Job;
  /** The reader's own; null before they apply, and for people who cannot. */
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
      <ButtonLink to={href(paths.login(), { next })}>{m.applications_apply()}</ButtonLink>
      <ButtonLink to={href(paths.register(), { next })} variant="outline">
        {m.jobs_apply_register()}
      </ButtonLink>
    </>
  );
}
