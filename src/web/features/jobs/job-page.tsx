import { BadgeCheck, CircleDashed } from 'lucide-react';
import { useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

import type { EndedJob, Job, JobCard } from '#contract/jobs/job-views.ts';
import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { ApplyAction, type ApplyActionProps } from '#web/features/applications/apply/apply-action.tsx';
import { AnswersNote } from '#web/features/companies/answers-note.tsx';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { ReportLink } from '#web/features/reports/report-link.tsx';
import { Section } from '#web/features/site/section.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/job-page';
import { JobDetails } from './job-details.tsx';
import { BackToList, JobActions, JobHeader, ShareLinks } from './job-header.tsx';
import { JobLanguageChips } from './job-language-chips.tsx';
import { JobList, JobListScript } from './job-list.tsx';
import { endedText } from './job-notices.tsx';
import { jobPosting, jsonLdText } from './job-posting.ts';
import { JobText } from './job-text.tsx';
import { cardFacts, statusText } from './job-words.ts';
import { type FitSummary, fitSummary } from './language-fit.ts';
import { RelocationCard } from './offer/relocation-card.tsx';
import { salaryText } from './pay.ts';
import { readJob, topicsOf } from './read-job.ts';
import { WrittenIn } from './written-in.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: m.app_not_found() });
  const { read } = loaderData;
  const { title, company } = read.job;
  const page = { title: m.jobs_title_at({ title, company: company.name }) };
  return read.kind === 'ended'
    ? pageMeta(matches, page)
    : pageMeta(matches, { ...page, description: summary(read.job), picture: `jobs/${read.job.id}` });
};

/** For readers who cannot apply. */
const nothing = { application: null, isUnsent: false };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, viewer, cacheUntilInvalidated } = requestOf(context);
  const found = await readJob(api, params.jobId, locale);
  cacheUntilInvalidated('settings', ...topicsOf(found));
  const { similar, ...read } = found;
  if (read.kind === 'ended')
    return data({ read, similar, application: null, isUnsent: false, listing: { isListed: false } }, 410);
  const { id, status, locales } = read.job;
  const own = viewer?.role === 'job_seeker' ? await api.applications.ofJob({ id }) : nothing;
  return data({ read, similar, ...own, listing: { isListed: status === 'active', locales } });
}

// The loader reads only the path; the query opens the application form.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

export default function JobPage({ loaderData: { read, similar, application, isUnsent } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width pt-6 pb-14 md:pt-10 md:pb-20">
        {read.kind === 'ended' ? (
          <EndedJobHeader job={read.job} />
        ) : (
          <OpenJob key={read.job.id} job={read.job} {...{ application, isUnsent }} />
        )}
      </div>
      {similar.length > 0 && (
        <Section title={m.jobs_similar()} isWide>
          <JobList jobs={similar} isInColumns />
        </Section>
      )}
    </>
  );
}

function OpenJob({ job, application, isUnsent }: ApplyActionProps) {
  const { id, status, languages, skills, company } = job;
  return (
    <article>
      {status === 'active' && <ViewMark jobId={id} />}
      <JobListScript />
      <JobMarkup job={job} />
      <JobHeader job={job} />
      <JobActions job={job} applyAction={<ApplyAction {...{ job, application, isUnsent }} />} />
      <div className="mt-7 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="space-y-4 lg:col-start-2">
          <JobDetails job={job} />
          {job.relocation && <RelocationCard relocation={job.relocation} />}
          {status === 'active' && <ShareLinks job={job} />}
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {languages.length > 0 && (
            <section aria-labelledby="languages" className="space-y-3">
              <h2 id="languages">{m.jobs_languages()}</h2>
              <JobLanguageChips languages={languages} />
              <LanguageFitNote languages={languages} />
            </section>
          )}
          <JobText job={job} />
          {skills.length > 0 && (
            <section aria-labelledby="skills" className="space-y-3">
              <h2 id="skills">{m.jobs_skills()}</h2>
              <WordList words={skills} />
            </section>
          )}
        </div>
        <div className="lg:col-start-2">
          <CompanyBox company={company} answers={job.companyAnswers} />
        </div>
      </div>
      <JobReportLink job={job} />
    </article>
  );
}

function summary(job: Job): string {
  const languages = job.languages.map(({ language, level }) =>
    m.ui_language_at_level({ language: languageName(language), level }),
  );
  return [...cardFacts(job), job.salary && salaryText(job.salary), ...languages].filter(Boolean).join(' · ');
}

function CompanyBox({
  company: { name, slug, logoUrl, verified },
  answers,
}: Pick<JobCard, 'company'> & { answers: Job['companyAnswers'] }) {
  const Sign = verified ? BadgeCheck : CircleDashed;
  return (
    <section aria-labelledby="company" className="rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 id="company" className="sr-only">
        {m.jobs_company()}
      </h2>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={logoUrl} size="lg" isSquare />
        <div className="min-w-0">
          <p className="font-serif text-lg leading-snug">{name}</p>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
            <Sign aria-hidden="true" className={`size-4.5 shrink-0 ${verified ? 'text-accent' : ''}`.trimEnd()} />
            {verified ? m.jobs_company_verified() : m.jobs_company_not_verified()}
          </p>
        </div>
      </div>
      {answers && <AnswersNote answers={answers} className="mt-4" />}
      <p className="mt-4">
        <Link to={href(paths.company(slug))}>{m.jobs_company_page({ name })}</Link>
      </p>
    </section>
  );
}

function EndedJobHeader({ job }: { job: EndedJob }) {
  const { locale, title, company, status } = job;
  return (
    <header className="space-y-6">
      <BackToList />
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge variant="secondary">{statusText(status)}</Badge>
          <WrittenIn locale={locale} />
        </div>
        <h1 lang={locale} className="mt-3 md:text-4xl">
          {title}
        </h1>
        <p className="mt-3 text-lg">
          <Link to={href(paths.company(company.slug))}>{company.name}</Link>
        </p>
        <p className="text-soft">{placeText(job)}</p>
      </div>
      <p className="max-w-[38rem] text-lg">{endedText(job)}</p>
      <ButtonLink to={href(paths.jobs())}>{m.app_browse_jobs()}</ButtonLink>
    </header>
  );
}

function JobMarkup({ job }: { job: Job }) {
  const { origin } = useSite();
  const posting = jobPosting(job, { origin, path: localizePath(paths.job(job.id), job.locale) });
  return posting && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(posting) }} />;
}

function LanguageFitNote({ languages }: Pick<JobCard, 'languages'>) {
  const fit = fitSummary(languages);
  if (!fit) return null;
  return (
    <p className={fit.kind === 'all' ? 'font-semibold text-accent' : 'text-soft'}>
      {fitText(fit)}{' '}
      {fit.kind !== 'all' && fit.kind !== 'none_required' && (
        <Link to={`${href(paths.seekerProfile())}#languages`}>{m.jobs_fit_to_profile()}</Link>
      )}
    </p>
  );
}

function fitText({ kind, met, required }: FitSummary): string {
  if (kind === 'all') return m.jobs_fit_all();
  if (kind === 'none_required') return m.jobs_fit_none_required();
  return kind === 'not_stated' ? m.jobs_fit_not_stated() : m.jobs_fit_some({ met, count: required });
}

/** Tells static-page.js which job to count as viewed, on load and after client-side navigation. */
function ViewMark({ jobId }: { jobId: string }) {
  useEffect(() => {
    dispatchEvent(new Event('parlance.view'));
  }, []);
  return <span hidden data-view={jobId} />;
}

/** Undefined for readers who cannot report the job. */
function JobReportLink({ job: { id, can } }: { job: Pick<Job, 'id' | 'can'> }) {
  if (!can.report) return null;
  return <ReportLink to={href(paths.reportJob(id))}>{m.jobs_report_title()}</ReportLink>;
}
