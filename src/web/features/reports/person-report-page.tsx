import { data } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { fullName } from '#web/features/profiles/profile-texts.ts';

import type { Route } from './+types/person-report-page';
import { ReportOf } from './report-of.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.reports_title_person() : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  const profile = await orNotFound(requestOf(args.context).api.profiles.read({ id: args.params.profileId }));
  if (!profile.can.report) throw data(null, 404);
  return { id: profile.id, name: fullName(profile) };
}

export default function PersonReportPage({ loaderData: { id, name } }: Route.ComponentProps) {
  return (
    <ReportOf
      subject="person"
      id={id}
      title={m.reports_title_person()}
      about={<strong>{name}</strong>}
      back={href(paths.viewProfile(id))}
      hearsByMail
    />
  );
}
