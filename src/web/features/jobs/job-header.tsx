import { ArrowLeft } from 'lucide-react';

import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { JobModeration } from '#web/features/admin/moderation/job-moderation.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { ApplyAction, type ApplyActionProps } from './apply-action.tsx';
import { DottedList } from './dotted-list.tsx';
import { JobLanguagesNote } from './job-languages-note.tsx';
import { JobNotices } from './job-notices.tsx';
import { cardFacts } from './job-words.ts';
import { ShareLinks } from './share-links.tsx';

/** The top of a job's page: what, who, where, and what to do next. */
export function JobHeader({ job, application }: ApplyActionProps) {
  const { company, status, locale, title } = job;
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
      <div className="flex flex-wrap items-center gap-3">
        {job.can.edit ? <OwnActions job={job} /> : <ApplyAction {...{ job, application }} />}
        {(job.can.hide || job.can.restore) && <JobModeration job={job} />}
        {status === 'active' && <ShareLinks job={job} />}
      </div>
    </header>
  );
}

/** Back to where jobs are found. */
export function BackToList() {
  return (
    <p>
      <Link to={href(paths.jobs())} look="quiet" className="inline-flex items-center gap-2 py-1 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.jobs_back_to_list()}
      </Link>
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
