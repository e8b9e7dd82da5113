import type { Company } from '#contract/companies/companies.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { companyTopic, JOBS_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { JobList } from '#web/features/jobs/job-list.tsx';
import { ReportLink } from '#web/features/reports/report-link.tsx';
import { Section } from '#web/features/site/section.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/company-page';
import { AnswersNote } from './answers-note.tsx';
import { CompanyDetails } from './company-details.tsx';
import { descriptionFor } from './company-texts.ts';
import { orNotFound } from './or-not-found.ts';
import { VerificationNote } from './verification-note.tsx';

export const handle = publicPage;

const META_DESCRIPTION_LENGTH = 160;
const JOBS_SHOWN = 20;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: m.app_not_found() });
  const { company } = loaderData;
  const description = descriptionFor(company, getLocale())?.text.replace(/\s+/g, ' ').slice(0, META_DESCRIPTION_LENGTH);
  return pageMeta(matches, { title: company.name, description, picture: `companies/${company.slug}` });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = requestOf(context);
  const company = await orNotFound(request.api.companies.read({ slug: params.slug }));
  const { jobs, nextCursor } = await request.api.jobs.search({
    company: company.slug,
    sort: 'newest',
    limit: JOBS_SHOWN,
    locale: request.locale,
  });
  request.cacheUntilInvalidated('settings', JOBS_TOPIC, companyTopic(company.id));
  return { company, open: { jobs, hasMore: nextCursor !== null } };
}

export default function CompanyPage({ loaderData: { company, open } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width pt-10 pb-10 md:pt-16 md:pb-14">
        <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
          <Avatar name={company.name} src={company.logoUrl} size="xl" isSquare />
          <h1 className="min-w-0 md:text-4xl">{company.name}</h1>
        </div>
        <div className="mt-8 flex flex-col items-start gap-6">
          <CompanyDetails company={company} />
          <VerificationNote verification={company.verification} />
          {company.answers && (
            <section aria-labelledby="answers" className="space-y-2">
              <h2 id="answers" className="text-lg">
                {m.answers_title()}
              </h2>
              <AnswersNote answers={company.answers} />
            </section>
          )}
          {company.can.edit && (
            <ButtonLink to={href(paths.ownCompany())} variant="outline">
              {m.company_edit()}
            </ButtonLink>
          )}
        </div>
      </div>
      <Description company={company} />
      <OpenJobs company={company} open={open} />
      {company.can.report && (
        <div className="page-width pb-6">
          <ReportLink to={href(paths.reportCompany(company.slug))}>{m.reports_title_company()}</ReportLink>
        </div>
      )}
    </>
  );
}

function OpenJobs({
  company: { name, slug, can },
  open: { jobs, hasMore },
}: {
  company: Company;
  open: { jobs: readonly JobCard[]; hasMore: boolean };
}) {
  return (
    <Section title={m.company_jobs()}>
      {jobs.length > 0 ? (
        <>
          <JobList jobs={jobs} isOfOneCompany />
          {hasMore && (
            <p className="mt-6">
              <Link to={href(paths.jobs(), { company: slug })}>{m.company_jobs_all({ name })}</Link>
            </p>
          )}
        </>
      ) : (
        <EmptyState
          level={3}
          title={m.company_no_jobs()}
          action={
            <ButtonLink to={href(can.edit ? paths.postJob() : paths.jobs())} variant="outline">
              {can.edit ? m.app_post_job() : m.app_browse_jobs()}
            </ButtonLink>
          }
        >
          {can.edit ? m.company_only_members() : m.company_no_jobs_hint({ name })}
        </EmptyState>
      )}
    </Section>
  );
}

/** In the reader's language, or else in another one, marked as such. */
function Description({ company }: { company: Company }) {
  const description = descriptionFor(company, getLocale());
  if (!description) return null;
  const { locale, text } = description;
  return (
    <Section title={m.company_about()}>
      {locale !== getLocale() && (
        <Badge variant="outline">{m.company_written_in({ language: languageName(locale) })}</Badge>
      )}
      <p lang={locale} className="mt-3 max-w-[40rem] whitespace-pre-line first:mt-0">
        {text}
      </p>
    </Section>
  );
}
