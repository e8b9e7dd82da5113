import { Download, FileText } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { isDecided } from '#contract/applications/application-status.ts';
import type { Application } from '#contract/applications/application-views.ts';
import type { Retention } from '#contract/applications/retention.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import { isOpenOffer } from '#contract/offers/offer-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import type { LoaderResult } from '#web/app/loader-result.ts';
import { sourceName } from '#web/app/source-name.ts';
import { OwnInterviews } from '#web/features/interviews/own-interviews.tsx';
import type { Interviews } from '#web/features/interviews/use-interviews.ts';
import { JobLanguageChips } from '#web/features/jobs/job-language-chips.tsx';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { cardFacts, dayText } from '#web/features/jobs/job-words.ts';
import { OfferStateBadge } from '#web/features/offers/offer-state-badge.tsx';
import { type ListedOwnOffer, OfferLink } from '#web/features/offers/own/offer-link.tsx';
import { PresentedPanel } from '#web/features/presenting/presented-panel.tsx';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { formatBytes } from '#web/ui/bytes.ts';
import { focusWhenLost } from '#web/ui/focus.ts';
import { Link } from '#web/ui/link.tsx';

import { AnswerList } from '../answer-list.tsx';
import { ProfileDetails } from '../apply/profile-details.tsx';
import { SentProfile } from '../apply/sent-profile.tsx';
import { History } from '../history.tsx';
import { KeptPart } from '../kept-part.tsx';
import { cvUrl } from '../review/use-cv.ts';
import { StatusBadge } from '../status-badge.tsx';
import { stateText } from '../status-words.ts';
import { ownHref } from './own-filters.ts';
import { WaitingPart } from './waiting.tsx';
import { Withdraw } from './withdraw.tsx';

interface OwnApplicationProps {
  application: Application;
  /** For this application, the latest first. */
  offers: readonly ListedOwnOffer[];
  interviews: LoaderResult<Interviews> | undefined;
  /** Only after a decision. */
  retention: LoaderResult<Retention> | undefined;
}

export function OwnApplicationView({ application, offers, interviews, retention }: OwnApplicationProps) {
  const { id, job, status } = application;
  const { revalidate } = useRevalidator();
  const state = useRef<HTMLDivElement>(null);
  useLive((event) => {
    if (event.type === 'application' && event.applicationId === id && event.status !== status) void revalidate();
    if (event.type === 'offer' && event.applicationId === id) void revalidate();
  });
  const showChange = async () => {
    await revalidate();
    focusWhenLost(() => state.current);
  };
  return (
    <article className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-3">
        <BackLink to={ownHref()}>{m.applications_to_all()}</BackLink>
      </p>
      <Head application={application} stateRef={state} />
      <PresentedPanel applicationId={id} isBlind={false} />
      <Offers offers={offers} />
      <WaitingPart application={application} />
      <OwnInterviews applicationId={id} loaded={interviews} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="space-y-8 lg:col-start-2">
          <History application={application} />
          <CvSent application={application} />
          <JobToday job={job} />
          {isDecided(status) && <KeptPart applicationId={id} company={job.companyName} loaded={retention} />}
          <Withdraw application={application} onChange={showChange} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Sent application={application} />
          <JobThen job={job} />
        </div>
      </div>
    </article>
  );
}

function Head({ application, stateRef }: { application: Application; stateRef: Ref<HTMLDivElement> }) {
  const { id, job, status, appliedAt, source, rejection } = application;
  return (
    <header className="space-y-6">
      <div className="flex flex-wrap gap-x-6 gap-y-4 md:flex-nowrap">
        <Avatar name={job.companyName} src={job.companyLogoUrl} size="lg" isSquare />
        <div className="min-w-0 basis-full md:basis-auto">
          <h1 lang={job.locale} className="md:text-4xl">
            {job.title}
          </h1>
          <p className="mt-3 text-lg">
            <Link to={href(paths.company(job.companySlug))}>{job.companyName}</Link>
          </p>
          <p className="text-soft">{cardFacts(job).join(' · ')}</p>
        </div>
      </div>
      <div
        ref={stateRef}
        tabIndex={-1}
        role="status"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-5 outline-none"
      >
        <StatusBadge status={status} />
        <p className="min-w-0 flex-1 basis-60">{stateText(status, job.companyName)}</p>
        <p className="text-sm text-soft">
          {m.applications_applied_on({ date: dayText(appliedAt) })}
          {source && ` · ${m.applications_source({ source: sourceName(source) })}`}
        </p>
        {rejection?.told && (
          <p className="basis-full whitespace-pre-line">{m.rejections_was({ reason: rejection.told })}</p>
        )}
        {status !== 'new' && status !== 'withdrawn' && (
          <p className="basis-full">
            <Link to={href(paths.messaging(id))}>{m.messages_with({ name: job.companyName })}</Link>
          </p>
        )}
      </div>
    </header>
  );
}

const Offers = ({ offers }: { offers: readonly ListedOwnOffer[] }) =>
  offers.length > 0 && (
    <ul className="mt-6 flex flex-col gap-3">
      {offers.map((offer) => (
        <li
          key={offer.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-5"
        >
          {!isOpenOffer(offer.state) && <OfferStateBadge state={offer.state} />}
          <OfferLink offer={offer} />
        </li>
      ))}
    </ul>
  );

function CvSent({ application: { id, cv } }: { application: Application }) {
  return (
    <section aria-labelledby="cv-sent">
      <h2 id="cv-sent" className="mb-4 text-lg">
        {m.applications_cv_sent()}
      </h2>
      {cv ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="flex min-w-0 items-start gap-3">
            <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0">
              <span className="font-semibold">{cv.name}</span>{' '}
              <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
            </span>
          </p>
          <FileLink href={cvUrl(id)} download={cv.name} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Download aria-hidden="true" />
            {m.profile_cv_download()}
          </FileLink>
        </div>
      ) : (
        <p className="text-soft">{m.applications_cv_not_sent()}</p>
      )}
    </section>
  );
}

function JobThen({ job }: Pick<Application, 'job'>) {
  return (
    <Part title={m.applications_job_then()}>
      <div className="space-y-8">
        <JobLanguageChips languages={job.languages} />
        <JobText job={job} level={3} />
        {job.skills.length > 0 && (
          <section aria-labelledby="job-skills" className="space-y-3">
            <h3 id="job-skills" className="font-serif text-xl font-medium">
              {m.jobs_skills()}
            </h3>
            <WordList words={job.skills} />
          </section>
        )}
      </div>
    </Part>
  );
}

const texts: Partial<Record<JobStatus, () => string>> = {
  active: m.applications_job_today_active,
  paused: m.applications_job_today_paused,
};

function JobToday({ job: { id, status } }: Pick<Application, 'job'>) {
  return (
    <p className="text-sm text-soft">
      <Link to={href(paths.job(id))} className="text-base">
        {m.applications_job_today()}
      </Link>
      <br />
      {(texts[status] ?? m.applications_job_today_ended)()}
    </p>
  );
}

function Sent({ application: { id, coverLetter, answers, applicant } }: { application: Application }) {
  return (
    <>
      <Part title={m.applications_letter()}>
        {coverLetter ? (
          <p className="max-w-[42rem] whitespace-pre-line">{coverLetter}</p>
        ) : (
          <p className="text-soft">{m.applications_letter_none()}</p>
        )}
      </Part>
      {answers.length > 0 && (
        <Part title={m.questions_answers()}>
          <AnswerList applicationId={id} answers={answers} />
        </Part>
      )}
      <Part title={m.applications_profile_then()}>
        <SentProfile applicant={applicant}>
          <ProfileDetails applicant={applicant} />
        </SentProfile>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7 pb-9">
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
