import { redirect, useRevalidator } from 'react-router';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { OwnApplication } from '#contract/applications/application-views.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import type { MatchingJob } from '#contract/jobs/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireRole, requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { OwnCards } from '#web/features/applications/own/own-card.tsx';
import { ownHref } from '#web/features/applications/own/own-filters.ts';
import { isRefused } from '#web/features/jobs/is-refused.ts';
import { JobList } from '#web/features/jobs/job-list.tsx';
import { matchReasons } from '#web/features/jobs/match-reasons.ts';
import { JobDay } from '#web/features/jobs/posted-day.tsx';
import type { ListedOwnOffer } from '#web/features/offers/own/offer-link.tsx';
import { Completeness } from '#web/features/profiles/completeness.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/seeker-page';
import { DashboardSection } from './dashboard-section.tsx';
import { NextStepsSection } from './next-steps-section.tsx';
import { interviewSteps, invitationSteps, offerSteps, representationSteps } from './next-steps.ts';
import { StatusStrip } from './status-strip.tsx';

const SHOWN = 3;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_dashboard() });

export async function loader(args: Route.LoaderArgs) {
  // The header's dashboard link is the same for everyone but employers, so administrators are redirected.
  if (requireViewer(args).role === 'admin') throw redirect(href(paths.admin()));
  requireRole(args, 'job_seeker');
  const { api, locale } = requestOf(args.context);
  const [profile, { applications, counts }, saved, matching, invitations, offers, asked] = await Promise.all([
    api.profiles.mine(),
    api.applications.mine({}),
    api.jobs.saved({ locale }),
    readMatching(api, locale),
    api.talent.received(),
    api.ownOffers.list(),
    api.ownRepresentations.list(),
  ]);
  return {
    firstName: profile.firstName,
    missing: profile.missing,
    hasLanguages: profile.languages.length > 0,
    counts,
    next: [
      ...offerSteps(offers),
      ...representationSteps(asked),
      ...interviewSteps(applications),
      ...invitationSteps(invitations),
    ],
    latest: applications.slice(0, SHOWN),
    offers,
    saved: saved.jobs.slice(0, SHOWN),
    matching,
  };
}

/** Null where they cannot be found in time: a page is not refused for that. */
async function readMatching(api: Api, locale: Locale): Promise<MatchingJob[] | null> {
  try {
    return await api.jobs.matching({ locale });
  } catch (error) {
    if (isRefused(error, 'UNAVAILABLE')) return null;
    throw error;
  }
}

export default function SeekerPage({ loaderData }: Route.ComponentProps) {
  const { firstName, missing, hasLanguages, counts, next, latest, offers, saved, matching } = loaderData;
  const { revalidate } = useRevalidator();
  useLive(({ type }) => {
    if (type === 'application' || type === 'offer' || type === 'representation') void revalidate();
  });
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.dashboard_seeker_greeting({ name: firstName })}</h1>
      {missing.includes('experience') && <FillInFromCv />}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-12">
          <NextStepsSection steps={next} />
          <SeekerApplications {...{ counts, latest, offers }} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:gap-10">
          <Completeness missing={missing} page={href(paths.seekerProfile())} />
          <SeekerSaved jobs={saved} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <SeekerFit {...{ hasLanguages, matching }} />
        </div>
      </div>
    </div>
  );
}

const FillInFromCv = () => (
  <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5">
    <ButtonLink to={`${href(paths.seekerProfile(), { fill: 'cv' })}#cv`}>{m.cv_fill()}</ButtonLink>
    <p className="min-w-0 flex-1 basis-64 text-soft">{m.cv_fill_about()}</p>
  </div>
);

interface SeekerApplicationsProps {
  counts: Record<ApplicationStatus, number>;
  /** The most recently changed ones. */
  latest: readonly OwnApplication[];
  offers: readonly ListedOwnOffer[];
}

function SeekerApplications({ counts, latest, offers }: SeekerApplicationsProps) {
  if (latest.length === 0) return <NoneYet />;
  return (
    <DashboardSection title={m.applications_own_title()} more={{ to: ownHref(), label: m.applications_to_all() }}>
      <div className="mb-5">
        <StatusStrip counts={counts} />
      </div>
      <OwnCards applications={latest} offers={offers} level={3} />
    </DashboardSection>
  );
}

function NoneYet() {
  return (
    <DashboardSection title={m.applications_own_title()}>
      <p className="mb-5 max-w-prose text-soft">{m.dashboard_no_applications()}</p>
      <ButtonLink to={href(paths.jobs())} variant="outline">
        {m.app_browse_jobs()}
      </ButtonLink>
    </DashboardSection>
  );
}

interface SeekerFitProps {
  matching: readonly MatchingJob[] | null;
  hasLanguages: boolean;
}

/** Jobs that require the reader's languages. */
function SeekerFit({ matching, hasLanguages }: SeekerFitProps) {
  const all = { to: href(paths.jobs(), { qualified: 'true', sort: 'newest' }), label: m.dashboard_fit_all() };
  return (
    <DashboardSection title={m.dashboard_fit()} more={hasLanguages ? all : undefined}>
      {!hasLanguages ? <Unknown /> : matching ? <Matching matching={matching} /> : <Late />}
    </DashboardSection>
  );
}

function Matching({ matching }: { matching: readonly MatchingJob[] }) {
  if (matching.length === 0) return <None />;
  const reasons = new Map(matching.map((match) => [match.job.id, matchReasons(match)]));
  return <JobList jobs={matching.map(({ job }) => job)} reasons={reasons} isInColumns />;
}

const Late = () => <p className="text-soft">{m.dashboard_fit_late()}</p>;

function Unknown() {
  return (
    <EmptyState
      level={3}
      title={m.dashboard_fit_unknown()}
      action={<ButtonLink to={`${href(paths.seekerProfile())}#languages`}>{m.dashboard_fit_add()}</ButtonLink>}
    >
      {m.dashboard_fit_unknown_text()}
    </EmptyState>
  );
}

function None() {
  return (
    <EmptyState
      level={3}
      title={m.dashboard_fit_none()}
      action={
        <ButtonLink to={href(paths.jobs())} variant="outline">
          {m.app_browse_jobs()}
        </ButtonLink>
      }
    >
      {m.dashboard_fit_none_text()}
    </EmptyState>
  );
}

function SeekerSaved({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <DashboardSection
      title={m.jobs_saved_title()}
      more={jobs.length > 0 ? { to: href(paths.savedJobs()), label: m.dashboard_saved_all() } : undefined}
    >
      {jobs.length === 0 && <p className="text-soft">{m.jobs_saved_none_text()}</p>}
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="py-3 first:pt-0">
            <Link to={href(paths.job(job.id))} lang={job.locale === getLocale() ? undefined : job.locale}>
              {job.title}
            </Link>
            <p className="text-sm text-soft">{job.company.name}</p>
            <p className="text-sm text-soft">
              <JobDay job={job} />
            </p>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
