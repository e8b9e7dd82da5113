import { data } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import type { Route } from './+types/company-report-page';
import { ReportOf } from './report-of.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.reports_title_company() : m.app_not_found() });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, viewer } = requestOf(context);
  const { id, slug, name, can } = await orNotFound(api.companies.read({ slug: params.slug }));
  if (!can.report) throw data(null, 404);
  return { company: { id, slug, name }, hearsByMail: viewer !== null };
}

export default function CompanyReportPage({ loaderData: { company, hearsByMail } }: Route.ComponentProps) {
  return (
    <ReportOf
      subject="company"
      id={company.id}
      title={m.reports_title_company()}
      about={<strong>{company.name}</strong>}
      back={href(paths.company(company.slug))}
      hearsByMail={hearsByMail}
    />
  );
}
