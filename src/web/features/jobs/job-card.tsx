import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

import { CompanyLine } from './company-line.tsx';
import { JobLanguageChips } from './job-language-chips.tsx';
import { cardFacts, statusText } from './job-words.ts';
import { JobDay } from './posted-day.tsx';
import { salaryText } from './pay.ts';
import { SaveButton } from './save-button.tsx';
import { WrittenIn } from './written-in.tsx';

/** As many skills as a card shows (specification, section 9). */
const SKILLS_SHOWN = 5;

/** Jobs below each other. Stands under a heading of the second level. */
export function JobList({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <ul className="space-y-4">
      {jobs.map((job) => (
        <JobCardItem key={job.id} job={job} />
      ))}
    </ul>
  );
}

/** A job in a list: all of it leads to the job's page. Where the reader can save it, a button does. */
function JobCardItem({ job }: { job: JobCard }) {
  const { company, salary, saved } = job;
  return (
    <Card as="li" isLink className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
      <Avatar name={company.name} src={company.logoUrl} isSquare />
      <div className={`min-w-0 ${saved === null ? '' : 'pe-10'}`.trimEnd()}>
        <Title job={job} />
        <CompanyLine company={company} />
      </div>
      <div className="min-w-0 space-y-3 max-md:col-span-full md:col-start-2">
        <div>
          <p>{cardFacts(job).join(' · ')}</p>
          <p className={salary ? 'font-semibold tabular-nums' : 'text-soft'}>
            {salary ? salaryText(salary) : m.jobs_pay_none()}
          </p>
        </div>
        <JobLanguageChips languages={job.languages} />
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
          <Skills skills={job.skills} />
          <JobDay job={job} />
        </div>
      </div>
      {saved !== null && (
        // Above the link that covers the card.
        <div className="absolute end-2 top-2 z-10">
          <SaveButton job={job} isIcon />
        </div>
      )}
    </Card>
  );
}

function Title({ job: { id, locale, title, status } }: { job: JobCard }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="min-w-0 font-serif text-lg leading-snug font-medium">
        <Link
          to={href(paths.job(id))}
          look="quiet"
          lang={locale === getLocale() ? undefined : locale}
          className="hyphens-auto after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
      </h3>
      <WrittenIn locale={locale} />
      {status !== 'active' && <Badge variant="secondary">{statusText(status)}</Badge>}
    </div>
  );
}

function Skills({ skills }: Pick<JobCard, 'skills'>) {
  const more = skills.length - SKILLS_SHOWN;
  if (skills.length === 0) return null;
  return (
    <ul aria-label={m.jobs_skills()} className="flex min-w-0 flex-wrap gap-x-2 [&>li+li]:before:me-2 [&>li+li]:before:content-['·']">
      {skills.slice(0, SKILLS_SHOWN).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {more > 0 && <li>{m.jobs_skills_more({ count: more })}</li>}
    </ul>
  );
}
