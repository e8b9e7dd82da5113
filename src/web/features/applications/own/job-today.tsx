import type { Application } from '#contract/application-views.ts';
import type { JobStatus } from '#contract/job-status.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';

const texts: Partial<Record<JobStatus, () => string>> = {
  active: m.applications_job_today_active,
  paused: m.applications_job_today_paused,
};

/** Whether the job takes applications still, and the way to it. */
export function JobToday({ job: { id, status } }: Pick<Application, 'job'>) {
  return (
    <p className="text-sm text-soft">
      <Link to={href(paths.job(id))} className="text-base">
        {m.applications_job_today()}
      </Link>
      <br />
      {(texts[status] ?? m.applications_job_today_ended)()}
    </p>
  );
}
