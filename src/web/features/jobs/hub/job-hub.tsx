import { Outlet, useLocation, useRevalidator } from 'react-router';

import { splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { BackLink } from '#web/ui/back-link.tsx';

import type { Route } from './+types/job-hub';
import { JobHead, NewJobHead } from './job-head.tsx';
import { JobTabs } from './job-tabs.tsx';

export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'employer');
  const { api } = requestOf(args.context);
  const id = 'jobId' in args.params ? args.params.jobId : undefined;
  if (id === undefined) return { job: null, approval: null, counted: undefined, readAt: Date.now() };
  const job = await orNotFound(api.jobs.readManaged({ id }));
  const [[counted], approval] = await Promise.all([
    api.applications.countsOfJobs({ jobs: [id] }),
    job.status === 'draft' ? api.approvals.ofJob({ id }) : null,
  ]);
  return { job, approval, counted, readAt: Date.now() };
}

/** Around the pages of a job for its company. The form for a new job becomes one of them, and must not move then. */
export default function JobHub({ loaderData: { job, ...read } }: Route.ComponentProps) {
  const { path } = splitLocale(useLocation().pathname);
  const { revalidate } = useRevalidator();
  useLive((event) => {
    if (event.type === 'approval' && event.jobId === job?.id) void revalidate();
  });
  const isNew = job?.status === 'draft' && path === paths.editJob(job.id);
  return (
    <>
      <div className="page-width pt-4 md:pt-6">
        <BackLink to={href(paths.manageJobs())}>{m.jobs_manage_title()}</BackLink>
        {job ? <JobHead key={job.id} {...{ job, isNew }} {...read} /> : <NewJobHead />}
        <JobTabs path={path} job={job} counted={read.counted} />
      </div>
      <Outlet />
    </>
  );
}
