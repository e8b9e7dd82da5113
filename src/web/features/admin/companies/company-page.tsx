import type { AdminCompany, CompanyVerification } from '#contract/admin/admin-verification.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { siteName, sizeText } from '#web/features/companies/company-texts.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { roleName } from '#web/features/companies/role-texts.ts';
import { VerificationNote } from '#web/features/companies/verification-note.tsx';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

import { actorName } from '../actor-name.ts';
import { Address } from '../address.tsx';
import { Fact } from '../detail.tsx';
import { stateName, stateVariant } from '../users/user-words.ts';
import { methodName } from '../verification/check-name.ts';
import { VerificationDetail } from '../verification/verification-detail.tsx';
import type { Route } from './+types/company-page';
import { CompanyActions } from './company-actions.tsx';
import { HouseAgency } from './house-agency.tsx';
import { StateBadge } from './state-badge.tsx';
import { WaitingMails } from './waiting-mails.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.company.name ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { admin, agency } = requestOf(args.context).api;
  const company = await orNotFound(admin.companies.read({ id: args.params.companyId }));
  return { company, agency: (await agency.read()).agency };
}

export default function CompanyPage({ loaderData: { company, agency } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminCompanies())}>{m.admin_companies()}</BackLink>
      <Head company={company} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2>{m.company_facts()}</h2>
              <Link to={href(paths.company(company.slug))}>{m.company_public_page()}</Link>
            </div>
            <CompanyDetails company={company} />
          </Card>
          <Card as="section">
            <h2>{m.admin_company_members()}</h2>
            <CompanyMembers members={company.members} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:row-start-1">
          <Card as="section">
            <h2>{m.company_verification()}</h2>
            <div className="mt-3">
              <VerificationNote verification={company.verification} />
            </div>
            <CompanyActions company={company} />
          </Card>
          <HouseAgency company={company} agency={agency} />
        </div>
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
        <h1>{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          {domain && <span>{domain}</span>}
          <StateBadge verification={verification} />
        </p>
      </div>
    </div>
  );
}

function CompanyDetails({
  company: { website, industry, size, country, createdAt, jobs, openJobs, applications },
}: {
  company: AdminCompany;
}) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
      {website && (
        <Fact name={m.company_website()}>
          <a href={website} rel="noreferrer nofollow" className="text-accent underline underline-offset-[0.2em]">
            {siteName(website)}
          </a>
        </Fact>
      )}
      {industry && <Fact name={m.company_industry()}>{industry}</Fact>}
      {size && <Fact name={m.company_size_label()}>{sizeText(size)}</Fact>}
      {country && <Fact name={m.company_country()}>{countryName(country)}</Fact>}
      <Fact name={m.admin_companies_created()}>
        <Time iso={createdAt} show="datetime" />
      </Fact>
      <Fact name={m.admin_company_jobs()}>
        {m.admin_company_jobs_open({ open: numberText(openJobs), all: numberText(jobs) })}
      </Fact>
      <Fact name={m.admin_company_applications()}>{numberText(applications)}</Fact>
    </dl>
  );
}

function CompanyHistory({ company: { name, website, history } }: { company: AdminCompany }) {
  if (history.length === 0) return <p className="mt-3 text-soft">{m.admin_verification_none()}</p>;
  return (
    <div className="mt-4">
      <Timeline
        label={m.admin_verification_history()}
        items={history.map((checked) => ({
          id: checked.id,
          title: methodName(checked.how),
          time: checked.at,
          tone: checked.end ? 'default' : 'accent',
          detail: (
            <VerificationDetail {...checked} changed={m.admin_verification_changed()}>
              {checked.mail && <p>{mailText(checked.mail)}</p>}
              {(checked.name !== name || checked.website !== website) && <p>{subjectText(checked)}</p>}
            </VerificationDetail>
          ),
        }))}
      />
    </div>
  );
}

const mailText = ({ email, askedBy }: NonNullable<CompanyVerification['mail']>): string =>
  email === null
    ? m.admin_verification_mail_gone({ name: actorName(askedBy) })
    : m.admin_verification_mail({ email, name: actorName(askedBy) });

const subjectText = ({ name, website }: CompanyVerification): string =>
  website === null ? m.admin_verification_of_name({ name }) : m.admin_verification_of({ name, website });

function CompanyMembers({ members }: Pick<AdminCompany, 'members'>) {
  if (members.length === 0) return <p className="mt-3 text-soft">{m.admin_company_no_members()}</p>;
  return (
    <ul className="mt-4 flex flex-col gap-4">
      {members.map(({ id, name, email, state, avatarUrl, memberAs }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Avatar name={name} src={avatarUrl} size="sm" />
          <span className="min-w-0 flex-1 basis-40">
            <Link to={href(paths.adminUser(id))} look="quiet">
              {name}
            </Link>
            <span className="block text-soft">
              <Address email={email} />
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm text-soft max-md:basis-full max-md:ps-11">
            {roleName(memberAs)}
            {state !== 'verified' && <Badge variant={stateVariant(state)}>{stateName(state)}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
