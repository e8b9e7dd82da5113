import { redirect, useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole, requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Completeness } from '#web/features/profiles/completeness.tsx';

import type { Route } from './+types/seeker-page';
import { SeekerApplications } from './seeker-applications.tsx';
import { SeekerFit } from './seeker-fit.tsx';
import { SeekerSaved } from './seeker-saved.tsx';
import { UnreadMessages } from './unread-messages.tsx';

/** As many of each list as a dashboard shows. */
const SHOWN = 3;
/** Of jobs more are read, since those that one applied for are left out. */
const FITTING_READ = 20;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_dashboard() });

export async function loader(args: Route.LoaderArgs) {
  // The header's link to the dashboard is the same for all but employers; an administrator's work is elsewhere.
  if (requireViewer(args).role === 'admin') throw redirect(href(paths.admin()));
  requireRole(args, 'job_seeker');
  const { api, locale } = requestOf(args.context);
  const [profile, { applications, counts }, saved, found] = await Promise.all([
    api.profiles.mine(),
    api.applications.mine({}),
    api.jobs.saved({ locale }),
    api.jobs.search({ qualified: true, sort: 'newest', limit: FITTING_READ, locale }),
  ]);
  const applied = new Set(applications.map(({ job }) => job.id));
  return {
    firstName: profile.firstName,
    missing: profile.missing,
    hasLanguages: profile.languages.length > 0,
    counts,
    latest: applications.slice(0, SHOWN),
    saved: saved.jobs.slice(0, SHOWN),
    fitting: found.jobs.filter(({ id }) => !applied.has(id)).slice(0, SHOWN),
  };
}

/** Where a job seeker's work goes on: what became of their applications, and what to look at next. */
export default function SeekerPage({ loaderData }: Route.ComponentProps) {
  const { firstName, missing, hasLanguages, counts, latest, saved, fitting } = loaderData;
  const { revalidate } = useRevalidator();
  useLive(({ type }) => {
    if (type === 'application') void revalidate();
  });
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.dashboard_seeker_greeting({ name: firstName })}</h1>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-12">
          <SeekerApplications {...{ counts, latest }} />
          <SeekerFit {...{ hasLanguages }} jobs={fitting} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:gap-10">
          <UnreadMessages />
          <Completeness missing={missing} page={href(paths.seekerProfile())} />
          <SeekerSaved jobs={saved} />
        </div>
      </div>
    </div>
  );
}
