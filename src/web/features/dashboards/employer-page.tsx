import { useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { hasMessages, isReader, postsJobs } from '#web/app/navigation.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { daysUntil, SOON_DAYS } from '#web/features/jobs/manage/last-day.ts';
import { NoJobs } from '#web/features/jobs/manage/manage-empty.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/employer-page';
import { EmployerBars } from './employer-bars.tsx';
import { type CountsByJob, EmployerJobs } from './employer-jobs.tsx';
import { EmployerWaiting } from './employer-waiting.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MissingVersions, readMissingVersions } from './missing-versions.tsx';
import { NextStepsSection } from './next-steps-section.tsx';
import { approvalSteps, nextSteps } from './next-steps.ts';
import { OwnTodos } from './own-todos.tsx';

const JOBS_SHOWN = 10;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_dashboard() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireRole(args, 'employer');
  const { api } = requestOf(args.context);
  const [
    company,
    open,
    { applications: waiting, counts: applicationCounts, ages },
    todos,
    versions,
    approvals,
    offers,
  ] = await Promise.all([
    api.companies.mine(),
    api.jobs.manage({ status: 'active', sort: 'ending', limit: 50 }),
    api.applications.waiting(),
    api.todos.mine(),
    postsJobs(viewer) ? readMissingVersions(api) : [],
    api.approvals.count(),
    hasMessages(viewer) ? api.offers.list({ state: 'sent' }) : undefined,
  ]);
  const readAt = Date.now();
  const jobs = open.jobs.slice(0, JOBS_SHOWN);
  const ending = open.jobs.filter(
    ({ validThrough }) => validThrough && daysUntil(validThrough, readAt) <= SOON_DAYS,
  ).length;
  return {
    company,
    reads: isReader(viewer),
    interviews: viewer.companyRole === 'interviewer',
    canPost: postsJobs(viewer),
    jobs,
    jobCounts: open.counts,
    countsByJob: await readCounts(api, jobs),
    ending,
    waiting,
    applicationCounts,
    ages,
    todos,
    versions,
    approvals: approvals.count,
    hasOffers: offers !== undefined && offers.offers.length > 0,
    readAt,
  };
}

async function readCounts(api: Api, jobs: readonly { id: string }[]): Promise<CountsByJob> {
  if (jobs.length === 0) return new Map();
  const read = await api.applications.countsOfJobs({ jobs: jobs.map(({ id }) => id) });
  return new Map(read.map(({ jobId, counts }) => [jobId, counts]));
}

export default function EmployerPage({ loaderData }: Route.ComponentProps) {
  const { company, jobCounts, canPost, interviews, approvals } = loaderData;
  const { revalidate } = useRevalidator();
  useLive(({ type }) => {
    if (type !== 'reset') void revalidate();
  });
  const hasJobs = Object.values(jobCounts).some((count) => count > 0);
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h1>{m.app_dashboard()}</h1>
          {company && <p className="mt-1 text-lg text-soft">{company.name}</p>}
        </div>
        {hasJobs && canPost && <ButtonLink to={href(paths.postJob())}>{m.app_post_job()}</ButtonLink>}
      </div>
      {company && (hasJobs || interviews) ? (
        <Overview {...loaderData} company={company} />
      ) : approvals > 0 ? (
        <NextStepsSection steps={approvalSteps(approvals)} />
      ) : canPost ? (
        <FirstSteps hasCompany={company !== null} />
      ) : (
        <NoJobs />
      )}
    </div>
  );
}

type OverviewProps = Omit<Route.ComponentProps['loaderData'], 'company'> & {
  company: NonNullable<Route.ComponentProps['loaderData']['company']>;
};

function Overview({ countsByJob, jobs, ages, todos, versions, ...facts }: OverviewProps) {
  const { applicationCounts, jobCounts, waiting, readAt } = facts;
  const openJobs = <EmployerJobs jobs={jobs} counts={countsByJob} total={jobCounts.active} readAt={readAt} />;
  if (facts.reads) return openJobs;
  const hasApplications = Object.values(applicationCounts).some((count) => count > 0);
  const ownTodos = <OwnTodos todos={todos} readAt={readAt} />;
  if (facts.interviews) {
    return (
      <div className="flex flex-col gap-10">
        {ownTodos}
        <EmployerWaiting {...{ waiting, readAt, hasApplications }} />
      </div>
    );
  }
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-10 lg:col-start-2">
        <NextStepsSection steps={nextSteps(facts)} none={m.dashboard_next_none()} />
        {ownTodos}
        <MissingVersions versions={versions} />
      </div>
      <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-start-1">
        {hasApplications && <EmployerBars counts={applicationCounts} {...{ ages, readAt }} />}
        <EmployerWaiting {...{ waiting, readAt, hasApplications }} />
      </div>
      <div className="min-w-0 lg:col-span-2">{openJobs}</div>
    </div>
  );
}
