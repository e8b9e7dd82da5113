import { Check } from 'lucide-react';

import type { JobCard } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

import { DottedList } from './dotted-list.tsx';
import { JobLanguageChips } from './job-language-chips.tsx';
import { cardFacts, statusText } from './job-words.ts';
import { salaryText } from './pay.ts';
import { JobDay } from './posted-day.tsx';
import { WrittenIn } from './written-in.tsx';

/** Skills on a card (specification, section 9). */
const SKILLS_SHOWN = 5;

interface JobCardTextProps {
  job: JobCard;
  hasCompany: boolean;
  /** Why the job is suggested. */
  reasons: readonly string[];
}

/** All of a card but the button to save it. */
export function JobCardText({ job, hasCompany, reasons }: JobCardTextProps) {
  const { company } = job;
  return (
    <>
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
    </>
  );
}

/** job-list.js marks new jobs, and jobs opened in this browser. */
function Title({ job: { id, locale, title, status } }: Pick<JobCardTextProps, 'job'>) {
  return (
    <div className="job-card-title">
      <h3>
        <Link to={href(paths.job(id))} lang={locale === getLocale() ? undefined : locale} look="quiet">
          {title}
        </Link>
      </h3>
      <WrittenIn locale={locale} />
      {status !== 'active' && <Badge variant="secondary">{statusText(status)}</Badge>}
    </div>
  );
}

function Pay({ job: { salary } }: Pick<JobCardTextProps, 'job'>) {
  if (!salary) return <p className="text-sm text-soft">{m.jobs_pay_none()}</p>;
  return <p className="job-card-pay">{salaryText(salary)}</p>;
}

function Reasons({ reasons }: Pick<JobCardTextProps, 'reasons'>) {
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
        <span title={m.jobs_company_verified()} className="verified">
          {'\u00A0'}
          <span className="sr-only">{m.jobs_company_verified()}</span>
        </span>
      )}
    </p>
  );
}
