import { ArrowLeft } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useRevalidator } from 'react-router';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { focusWhenLost } from '#web/app/focus.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { cardFacts, dayText } from '#web/features/jobs/job-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

import { historyItems } from '../review/history-items.ts';
import { StatusBadge } from '../status-badge.tsx';
import { CvSent } from './cv-sent.tsx';
import { JobThen } from './job-then.tsx';
import { JobToday } from './job-today.tsx';
import { ownHref } from './own-filters.ts';
import { Sent } from './sent.tsx';
import { stateText } from './state-text.ts';
import { Withdraw } from './withdraw.tsx';

/** One of the own applications: how it stands, what has happened, and what was sent. A change shows by itself. */
export function OwnApplicationView({ application }: { application: Application }) {
  const { id, job, status, history } = application;
  const { revalidate } = useRevalidator();
  const state = useRef<HTMLDivElement>(null);
  useLive((event) => {
    if (event.type === 'application' && event.applicationId === id && event.status !== status) void revalidate();
  });
  const showChange = async () => {
    await revalidate();
    focusWhenLost(() => state.current);
  };
  return (
    <article className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-6">
        <Link to={ownHref()} look="quiet" className="inline-flex items-center gap-2 py-1 text-sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {m.applications_to_all()}
        </Link>
      </p>
      <Head application={application} stateRef={state} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="space-y-8 lg:col-start-2">
          <section aria-labelledby="history">
            <h2 id="history" className="mb-4 text-lg">
              {m.applications_history()}
            </h2>
            <Timeline label={m.applications_history()} items={historyItems({ history })} />
          </section>
          <CvSent application={application} />
          <JobToday job={job} />
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
  const { id, job, status, appliedAt } = application;
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
        <p className="text-sm text-soft">{m.applications_applied_on({ date: dayText(appliedAt) })}</p>
        {status !== 'new' && status !== 'withdrawn' && (
          <p className="basis-full">
            <Link to={href(paths.messaging(id))}>{m.messages_with({ name: job.companyName })}</Link>
          </p>
        )}
      </div>
    </header>
  );
}
