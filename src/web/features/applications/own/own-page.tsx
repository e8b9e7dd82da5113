import { redirect } from 'react-router';

import { isDecided } from '#contract/applications/application-status.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requirePerson, requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import type { Route } from './+types/own-page';
import { OwnApplicationView } from './own-application.tsx';
import { readOwnFilters } from './own-filters.ts';
import { OwnList } from './own-list.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: m.app_not_found() });
  return pageMeta(matches, {
    title: loaderData.kind === 'one' ? loaderData.application.job.title : m.applications_own_title(),
  });
};

export async function loader(args: Route.LoaderArgs) {
  // The path is not specific to a role, so employers are redirected.
  if (requirePerson(args).role === 'employer') throw redirect(href(paths.manageApplications()));
  requireRole(args, 'job_seeker');
  const { api } = requestOf(args.context);
  const { searchParams } = args.url;
  const id = searchParams.get('id');
  if (id !== null) return { kind: 'one' as const, ...(await readOne(api, id)) };
  const filters = readOwnFilters(searchParams);
  const [first, notices, offers, representations] = await Promise.all([
    api.applications.mine(filters),
    api.candidateNotices.list(),
    api.ownOffers.list(),
    api.ownRepresentations.list(),
  ]);
  return { kind: 'all' as const, filters, first, notices, offers, representations, readAt: Date.now() };
}

/** Includes the list that the page also shows; if reading it fails, the page reads it again. */
async function readOne(api: Api, id: string) {
  const readAt = Date.now();
  const given = <Data,>(reading: Promise<Data>) =>
    reading.then(
      (data) => ({ data, readAt }),
      () => undefined,
    );
  const [application, offers, interviews] = await Promise.all([
    orNotFound(api.applications.read({ id })),
    api.ownOffers.list(),
    given(api.interviews.ofApplication({ id })),
  ]);
  const retention = isDecided(application.status) ? await given(api.retention.read({ id })) : undefined;
  return {
    application,
    offers: offers.filter(({ applicationId }) => applicationId === id),
    interviews,
    retention,
  };
}

/**
 * A job seeker's applications, or one of them (specification, section 2: /applications and /applications/job-seeker).
 */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'all') return <OwnList {...loaderData} />;
  const { application, offers, interviews, retention } = loaderData;
  return <OwnApplicationView key={application.id} {...{ application, offers, interviews, retention }} />;
}
