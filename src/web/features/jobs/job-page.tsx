import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router';

import type { Job } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Section } from '#web/features/site/section.tsx';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { languageName } from '#web/ui/language-level.ts';

import type { Route } from './+types/job-page';
import type { ApplyActionProps } from './apply-action.tsx';
import { CompanyBox } from './company-box.tsx';
import { EndedJobHeader } from './ended-job.tsx';
import { JobList } from './job-card.tsx';
import { JobSnapshot } from './job-details.tsx';
import { JobHeader } from './job-header.tsx';
import { JobLanguageChips } from './job-language-chips.tsx';
import { JobMarkup } from './job-markup.tsx';
import { JobText } from './job-text.tsx';
import { cardFacts } from './job-words.ts';
import { LanguageFitNote } from './language-fit-note.tsx';
import { salaryText } from './pay.ts';
import { readJob, topicsOf } from './read-job.ts';
import { ReportLink } from './report/report-link.tsx';
import { ViewMark } from './view-mark.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: m.app_not_found() });
  const { read } = loaderData;
  const { title, company } = read.job;
  const page = { title: m.jobs_title_at({ title, company: company.name }) };
  return read.kind === 'ended'
    ? pageMeta(matches, page)
    : [
        ...pageMeta(matches, { ...page, description: summary(read.job) }),
        ...pictureOf(loaderData.origin, company.logoUrl),
      ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, site, viewer, keepUntilChanged } = requestOf(context);
  const read = await readJob(api, params.jobId, locale);
  keepUntilChanged('settings', ...topicsOf(read));
  if (read.kind === 'ended')
    return data({ read, application: null, origin: site.origin, listing: { isListed: false } }, 410);
  const { id, status, locales } = read.job;
  const application = viewer?.role === 'job_seeker' ? (await api.applications.ofJob({ id })).application : null;
  return data({ read, application, origin: site.origin, listing: { isListed: status === 'active', locales } });
}

// An address without its query is all that the loader reads: the query opens the application.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** A job with all that is to know of it before one applies, or what remains of one that ended. */
export default function JobPage({ loaderData: { read, application } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width pt-6 pb-14 md:pt-10 md:pb-20">
        {read.kind === 'ended' ? (
          <EndedJobHeader job={read.job} />
        ) : (
          <OpenJob key={read.job.id} job={read.job} application={application} />
        )}
      </div>
      {read.similar.length > 0 && (
        <Section title={m.jobs_similar()}>
          <JobList jobs={read.similar} />
        </Section>
      )}
    </>
  );
}

function OpenJob({ job, application }: ApplyActionProps) {
  const { id, status, languages, skills, company } = job;
  return (
    <article>
      {status === 'active' && <ViewMark jobId={id} />}
      <JobMarkup job={job} />
      <JobHeader {...{ job, application }} />
      <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <JobSnapshot job={job} />
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
          <CompanyBox company={company} />
        </div>
      </div>
      <ReportLink job={job} />
    </article>
  );
}

/** The facts by which somebody decides whether to open it. */
function summary(job: Job): string {
  const languages = job.languages.map(({ language, level }) =>
    m.ui_language_at_level({ language: languageName(language), level }),
  );
  return [...cardFacts(job), job.salary && salaryText(job.salary), ...languages].filter(Boolean).join(' · ');
}

const pictureOf = (origin: string, logoUrl: string | null): MetaDescriptor[] =>
  logoUrl === null ? [] : [{ property: 'og:image', content: new URL(logoUrl, origin).href }];
