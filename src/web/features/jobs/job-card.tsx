import { BadgeCheck, Check } from 'lucide-react';

import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

import { DottedList } from './dotted-list.tsx';
import { JobLanguageChips } from './job-language-chips.tsx';
import jobListScript from './job-list.js?url&no-inline';
import { cardFacts, statusText } from './job-words.ts';
import { salaryText } from './pay.ts';
import { JobDay } from './posted-day.tsx';
import { SaveButton } from './save-button.tsx';
import { WrittenIn } from './written-in.tsx';

/** Skills on a card (specification, section 9). */
const SKILLS_SHOWN = 5;

/** The text of a job is not on its card, and would make a list a fifth larger. */
export type ListedJob = Omit<JobCard, 'excerpt'>;

interface JobListProps {
  jobs: readonly ListedJob[];
  isOfOneCompany?: boolean;
  /** Two beside each other on a wide screen. */
  isInColumns?: boolean;
  /** Why they are shown, by the job's id. */
  reasons?: ReadonlyMap<string, readonly string[]>;
}

/** Belongs under a heading of the second level. */
export function JobList({ jobs, isOfOneCompany = false, isInColumns = false, reasons }: JobListProps) {
  return (
    <>
      <JobListScript />
      <ul
        className={isInColumns ? 'grid gap-3 lg:grid-cols-2' : 'space-y-3'}
        data-new={m.jobs_new()}
        data-seen={m.jobs_seen()}
      >
        {jobs.map((job) => (
          <JobCardItem key={job.id} job={job} hasCompany={!isOfOneCompany} reasons={reasons?.get(job.id) ?? []} />
        ))}
      </ul>
    </>
  );
}

/** React puts it into the head, once. */
export const JobListScript = () => <script async type="module" src={jobListScript} />;

interface JobCardItemProps {
  job: ListedJob;
  hasCompany: boolean;
  reasons: readonly string[];
}

function JobCardItem({ job, hasCompany, reasons }: JobCardItemProps) {
  const { company, saved } = job;
  const isSaveable = saved !== null;
  return (
    <li className={hasCompany ? 'job-card job-card-with-company' : 'job-card'}>
      {hasCompany && <Avatar name={company.name} src={company.logoUrl} isSquare />}
      <div className="job-card-head">
        <Title job={job} />
        <div className="job-card-facts">
          {hasCompany && <CompanyLine company={company} />}
          <DottedList label={m.jobs_facts()} items={cardFacts(job)} />
        </div>
        <Pay job={job} />
      </div>
      <div className="job-card-body">
        <div className="job-card-languages">
          <JobLanguageChips languages={job.languages} />
          <JobDay job={job} />
        </div>
        <Reasons reasons={reasons} />
        <Skills skills={job.skills} />
      </div>
      {isSaveable && (
        <div className="job-card-save">
          <SaveButton job={job} isIcon />
        </div>
      )}
    </li>
  );
}

/** job-list.js marks what is new, and what was opened in this browser. */
function Title({ job: { id, locale, title, status, firstPublishedAt } }: { job: ListedJob }) {
  return (
    <div className="job-card-title" suppressHydrationWarning>
      <h3 data-job={id} data-published={status === 'active' ? (firstPublishedAt ?? undefined) : undefined}>
        <Link to={href(paths.job(id))} look="quiet" lang={locale === getLocale() ? undefined : locale}>
          {title}
        </Link>
      </h3>
      <WrittenIn locale={locale} />
      {status !== 'active' && <Badge variant="secondary">{statusText(status)}</Badge>}
    </div>
  );
}

function Pay({ job: { salary } }: { job: ListedJob }) {
  if (!salary) return <p className="text-sm text-soft">{m.jobs_pay_none()}</p>;
  return <p className="job-card-pay">{salaryText(salary)}</p>;
}

function Reasons({ reasons }: Pick<JobCardItemProps, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={m.jobs_match()} className="space-y-1 text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          <span className="min-w-0">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function Skills({ skills }: Pick<JobCard, 'skills'>) {
  const more = skills.length - SKILLS_SHOWN;
  if (skills.length === 0) return null;
  const shown = skills.slice(0, SKILLS_SHOWN);
  return (
    <DottedList label={m.jobs_skills()} items={more > 0 ? [...shown, m.jobs_skills_more({ count: more })] : shown} />
  );
}

function CompanyLine({ company: { name, verified } }: Pick<JobCard, 'company'>) {
  return (
    <p>
      {name}
      {verified && (
        <span title={m.jobs_company_verified()}>
          {'\u00A0'}
          <BadgeCheck aria-hidden="true" className="inline size-4.5 align-[-0.2em] text-accent" />
          <span className="sr-only">{m.jobs_company_verified()}</span>
        </span>
      )}
    </p>
  );
}
