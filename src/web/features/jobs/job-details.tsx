import type { ReactNode } from 'react';

import type { ChoiceField } from '#contract/jobs/job-choices.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { workAreaNames } from '#web/features/profiles/work-area.ts';
import { listFormat } from '#web/ui/formats.ts';
import { Link } from '#web/ui/link.tsx';

import { choiceLabel, choiceText, dayText, numberText } from './job-words.ts';
import { ShiftTimes } from './offer/shift-times.tsx';
import { reachedText, salaryText, variablePayText } from './pay.ts';

/** Omits missing facts, except the pay. */
export function JobDetails({ job }: { job: Job }) {
  return (
    <section aria-labelledby="facts" className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id="facts" className="sr-only">
        {m.jobs_facts()}
      </h2>
      <dl className="grid grid-cols-2 gap-x-2 gap-y-4 md:gap-x-5 md:max-lg:grid-cols-4">
        {factsOf(job).map(({ label, value, isWide }) => (
          <div key={label} className={`min-w-0 hyphens-auto ${isWide ? 'col-span-2' : ''}`.trimEnd()}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  isWide?: true;
}

function factsOf(job: Job): Fact[] {
  const { openings, firstPublishedAt, validThrough } = job;
  const facts: Fact[] = [
    { label: m.jobs_fact_pay(), value: <Pay job={job} />, isWide: true },
    { label: m.jobs_fact_place(), value: placeText(job) },
    choiceFact(job, 'workplace'),
    { label: m.jobs_fact_remote_from(), value: remoteText(job), isWide: true },
    choiceFact(job, 'employmentType'),
    { label: m.offer_hours(), value: job.shifts && <ShiftTimes shifts={job.shifts} />, isWide: true },
    choiceFact(job, 'experienceLevel'),
    choiceFact(job, 'category'),
    { label: m.blind_title(), value: job.isBlind && <span className="text-sm">{m.blind_job()}</span>, isWide: true },
    { label: m.jobs_fact_answer(), value: job.answerDays && m.answers_within({ days: job.answerDays }) },
    { label: m.jobs_fact_openings(), value: openings > 1 && numberText(openings) },
    {
      label: m.jobs_filter_posted(),
      value: firstPublishedAt && <time dateTime={firstPublishedAt}>{dayText(firstPublishedAt)}</time>,
    },
    {
      label: m.jobs_fact_last_day(),
      value: validThrough && <time dateTime={validThrough}>{dayText(validThrough)}</time>,
    },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

function choiceFact(job: Job, field: ChoiceField): Fact {
  const value = job[field];
  return { label: choiceLabel(field), value: value && choiceText(field, value) };
}

function Pay({ job: { salary, variablePay, country } }: { job: Job }) {
  return (
    <>
      {salary ? (
        <span className="block font-serif text-lg leading-snug tabular-nums">{salaryText(salary)}</span>
      ) : (
        <>
          <span className="text-soft">{m.jobs_pay_none()}</span>{' '}
          <Link to={href(paths.pay(), { country: country ?? undefined })} className="block text-sm">
            {m.market_pay_title()}
          </Link>
        </>
      )}
      {variablePay && (
        <>
          <span className="block text-sm">{variablePayText(variablePay)}</span>
          {variablePay.reached && <span className="block text-sm text-soft">{reachedText(variablePay)}</span>}
        </>
      )}
    </>
  );
}

/** Where remote workers may live; by default, the job's country. */
function remoteText({ workplace, remoteCountries, country }: Job): string | false {
  if (workplace !== 'remote') return false;
  const countries = remoteCountries.length > 0 ? remoteCountries : [country].filter((code) => code !== null);
  return listFormat(getLocale(), { type: 'disjunction' }).format(workAreaNames(countries));
}
