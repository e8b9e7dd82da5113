import { Mail, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Job } from '#contract/jobs/job-views.ts';
import { type Locale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { useLanguages } from '#web/app/languages.ts';
import { useSite } from '#web/app/site.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { languageName, ownLanguageName } from '#web/ui/language-level.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { DottedList } from './dotted-list.tsx';
import { JobModeration } from './job-moderation.tsx';
import { JobNotices } from './job-notices.tsx';
import { cardFacts } from './job-words.ts';

export function JobHeader({ job }: { job: Job }) {
  const { company, locale, title } = job;
  return (
    <header className="space-y-6">
      <BackToList />
      <JobNotices job={job} />
      <div className="flex flex-wrap gap-x-6 gap-y-4 md:flex-nowrap">
        <Avatar name={company.name} src={company.logoUrl} size="lg" isSquare />
        <div className="min-w-0 basis-full md:basis-auto">
          <h1 lang={locale} className="md:text-4xl">
            {title}
          </h1>
          <p className="mt-3 text-lg">
            <Link to={href(paths.company(company.slug))}>{company.name}</Link>
          </p>
          <DottedList label={m.jobs_facts()} items={cardFacts(job)} className="text-soft" />
        </div>
      </div>
      <JobLanguagesNote job={job} />
    </header>
  );
}

interface JobActionsProps {
  job: Job;
  /** For readers who cannot edit the job. */
  applyAction: ReactNode;
}

export function JobActions({ job, applyAction }: JobActionsProps) {
  return (
    <div className="stays-in-sight mt-3 flex flex-wrap items-center gap-3">
      {job.can.edit ? <OwnActions job={job} /> : applyAction}
      {(job.can.hide || job.can.restore) && <JobModeration job={job} />}
    </div>
  );
}

export function BackToList() {
  return (
    <p>
      <BackLink to={href(paths.jobs())}>{m.jobs_back_to_list()}</BackLink>
    </p>
  );
}

function OwnActions({ job: { id } }: { job: Job }) {
  return (
    <>
      <ButtonLink to={href(paths.editJob(id))}>{m.jobs_edit()}</ButtonLink>
      <ButtonLink to={href(paths.manageJobs())} variant="outline">
        {m.jobs_to_manage()}
      </ButtonLink>
    </>
  );
}

function JobLanguagesNote({ job: { id, locale, locales } }: { job: Job }) {
  const offered = useLanguages();
  const others = locales.filter((one) => one !== locale && offered.includes(one));
  const isForeign = locale !== getLocale();
  if (!isForeign && others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      {isForeign && (
        <p className="rounded-control border border-edge px-2.5 py-1">
          {m.jobs_not_in_language({ language: languageName(locale) })}
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className="text-soft">{m.jobs_other_languages()}</p>
          <ul className="flex flex-wrap gap-x-4">
            {others.map((other) => (
              <li key={other}>
                <OtherLanguage jobId={id} locale={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A plain link: another language is another document. */
function OtherLanguage({ jobId, locale }: { jobId: string; locale: Locale }) {
  return (
    <a
      href={localizePath(paths.job(jobId), locale)}
      lang={locale}
      hrefLang={locale}
      className="inline-block py-1 text-accent underline underline-offset-[0.2em]"
    >
      {ownLanguageName(locale)}
    </a>
  );
}

/** static-page.js makes the button open the device's share sheet or copy the link. */
export function ShareLinks({ job: { id, title } }: { job: Job }) {
  const { origin } = useSite();
  const address = origin + href(paths.job(id));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="noscript:hidden"
        data-share={address}
        data-done={m.jobs_share_copied()}
      >
        <Share2 aria-hidden="true" />
        {m.jobs_share()}
      </Button>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        <Mail aria-hidden="true" />
        {m.jobs_share_mail()}
      </a>
      <span role="status" className="text-sm text-soft" />
    </div>
  );
}
