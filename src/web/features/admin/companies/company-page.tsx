import { ArrowLeft } from 'lucide-react';

import type { AdminCompany } from '#contract/admin-verification.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { VerificationNote } from '#web/features/companies/verification-note.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/company-page';
import { CompanyActions } from './company-actions.tsx';
import { CompanyFacts } from './company-details.tsx';
import { CompanyMembers } from './company-members.tsx';
import { StateBadge } from './state-badge.tsx';
import { CompanyHistory } from './company-history.tsx';
import { WaitingMails } from './waiting-mails.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.company.name ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  return { company: await orNotFound(requestOf(args.context).api.admin.companies.read({ id: args.params.companyId })) };
}

/** One company, who belongs to it, and what was checked of it. */
export default function CompanyPage({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <Link to={href(paths.adminCompanies())} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {m.admin_companies()}
      </Link>
      <Head company={company} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2>{m.company_facts()}</h2>
              <Link to={href(paths.company(company.slug))}>{m.company_public_page()}</Link>
            </div>
            <CompanyFacts company={company} />
          </Card>
          <Card as="section">
            <h2>{m.admin_company_members()}</h2>
            <CompanyMembers members={company.members} />
          </Card>
        </div>
        <Card as="section" className="max-lg:row-start-1">
          <h2>{m.company_verification()}</h2>
          <div className="mt-3">
            <VerificationNote verification={company.verification} />
          </div>
          <CompanyActions company={company} />
        </Card>
      </div>
      {company.mails.length > 0 && <WaitingMails mails={company.mails} />}
      <section className="mt-8">
        <h2>{m.admin_verification_history()}</h2>
        <CompanyHistory company={company} />
      </section>
    </div>
  );
}

function Head({ company: { name, domain, logoUrl, verification } }: { company: AdminCompany }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <Avatar name={name} src={logoUrl} size="lg" isSquare />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          {domain && <span className="wrap-anywhere">{domain}</span>}
          <StateBadge verification={verification} />
        </p>
      </div>
    </div>
  );
}
