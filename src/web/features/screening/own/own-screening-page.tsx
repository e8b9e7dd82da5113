import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import type { Route } from './+types/own-screening-page';
import { OwnScreeningView } from './own-screenings.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.own_screening_title() : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'job_seeker');
  return { data: await orNotFound(requestOf(args.context).api.ownScreenings.read()), readAt: Date.now() };
}

/** What the house agency checked of the reader, and what others read of it. */
export default function OwnScreeningPage({ loaderData }: Route.ComponentProps) {
  return <OwnScreeningView loaded={loaderData} />;
}
