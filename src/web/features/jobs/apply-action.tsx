import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import { SaveButton } from './save-button.tsx';

/** What a reader can do next: sign in to apply, or save the job. */
export function ApplyAction({ job }: { job: Job }) {
  const viewer = useViewer();
  if (viewer) return job.saved === null ? null : <SaveButton job={job} variant="default" />;
  return (
    <>
      <ButtonLink to={href(paths.login(), { next: href(paths.job(job.id)) })}>{m.jobs_apply_sign_in()}</ButtonLink>
      <ButtonLink to={href(paths.register())} variant="outline">
        {m.jobs_apply_register()}
      </ButtonLink>
    </>
  );
}
