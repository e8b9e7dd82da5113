import { fileUrl } from '#contract/files/file-rules.ts';
import type { EndedJob, Job, JobCard, LanguageFit, ManagedJob } from '#contract/jobs/job-views.ts';
import { meetsLevel, type CefrLevel, type LanguageLevel } from '#contract/languages.ts';

import type { Actor } from '../../actor.ts';
import { presentAnswers } from '../companies/answers.ts';
import { presentVerification } from '../companies/present.ts';
import { can, isSeeker } from './access.ts';
import { choicesOf, presentPlain } from './content.ts';
import { excerptOf } from './excerpt.ts';
import type { CardRow, EndedJobRow, JobRow, ManagedRow } from './queries.ts';

export const presentCard = (actor: Actor, row: CardRow): JobCard => ({
  ...presentFacts(actor, row),
  excerpt: excerptOf(row.beginning),
});

export function presentJob(actor: Actor, row: JobRow): Job {
  return {
    ...presentFacts(actor, row),
    ...presentPlain(row),
    companyWebsite: presentVerification(row) && row.company_website,
    companyAnswers: presentAnswers(row.company_answers),
    locales: row.locales,
    description: row.description,
    requirements: row.requirements,
    iscoGroups: row.isco_groups,
    isBlind: row.blind_review,
    updatedAt: row.updated_at.toISOString(),
    hidden: presentHidden(row),
    can: can(actor, row),
  };
}

export const presentEnded = (row: EndedJobRow): EndedJob => ({
  id: row.id,
  status: row.status === 'expired' ? 'expired' : 'closed',
  locale: row.locale,
  title: row.title,
  company: presentCompany(row),
  city: row.city,
  country: row.country,
  endedAt: ((row.status === 'expired' ? row.valid_through : row.closed_at) ?? row.updated_at).toISOString(),
});

export const presentManaged = (actor: Actor, row: ManagedRow): ManagedJob => ({
  id: row.id,
  status: row.status,
  locale: row.locale,
  title: row.title,
  city: row.city,
  country: row.country,
  workplace: row.workplace,
  firstPublishedAt: moment(row.first_published_at),
  validThrough: moment(row.valid_through),
  locales: row.locales,
  staleLocales: row.stale_locales,
  createdAt: row.created_at.toISOString(),
  closedAt: moment(row.closed_at),
  closeReason: row.close_reason,
  views: row.views,
  questions: row.questions,
  criteria: row.criteria,
  hidden: presentHidden(row),
  companyId: row.company_id,
  responsible: row.responsible,
  waitsForApproval: row.waits_for_approval,
  can: { ...can(actor, row), review: row.member_role !== 'reader' },
});

/** Only the job's company and administrators ever see a hidden job. */
export const presentHidden = ({
  hidden_at,
  hidden_reason,
}: Pick<JobRow, 'hidden_at' | 'hidden_reason'>): Job['hidden'] =>
  hidden_at && { at: hidden_at.toISOString(), reason: hidden_reason ?? '' };

/** ISO 8601. */
export const moment = (time: Date | null): string | null => time && time.toISOString();

const presentFacts = (actor: Actor, row: CardRow | JobRow): Omit<JobCard, 'excerpt'> => ({
  id: row.id,
  status: row.status,
  locale: row.locale,
  title: row.title,
  company: presentCompany(row),
  ...choicesOf(row),
  city: row.city,
  country: row.country,
  salary: presentSalary(row),
  variablePay: presentVariablePay(row),
  languages: row.languages.map(({ language, level, required, reader_level }) => ({
    language,
    level,
    required,
    fit: isSeeker(actor) ? fitOf(reader_level, level) : null,
  })),
  skills: row.skills_required,
  firstPublishedAt: moment(row.first_published_at),
  validThrough: moment(row.valid_through),
  closedAt: moment(row.closed_at),
  saved: row.saved === null ? null : Boolean(row.saved),
});

const fitOf = (has: LanguageLevel | null, asked: CefrLevel): LanguageFit => {
  if (has === null) return 'not_stated';
  return meetsLevel(has, asked) ? 'met' : 'not_met';
};

const presentCompany = (row: CardRow | JobRow | EndedJobRow): JobCard['company'] => ({
  id: row.company_id,
  name: row.company_name,
  slug: row.company_slug,
  logoUrl: row.logo_file_id && fileUrl(row.logo_file_id),
  verified: presentVerification(row) !== null,
});

type Pay = Pick<
  CardRow,
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
  | 'variable_target'
  | 'variable_capped'
  | 'variable_cap'
  | 'variable_reached_percent'
  | 'variable_reached_year'
  | 'variable_currency'
>;

export const presentSalary = ({
  salary_min: min,
  salary_max: max,
  salary_currency: currency,
  salary_period: period,
}: Pay): JobCard['salary'] =>
  min !== null && max !== null && currency && period ? { min, max, currency, period } : null;

export function presentVariablePay({
  variable_target: target,
  variable_capped: capped,
  variable_cap: cap,
  variable_reached_percent: percent,
  variable_reached_year: year,
  variable_currency: currency,
}: Pay): JobCard['variablePay'] {
  if (capped === null || !currency) return null;
  // The previous release may have removed the cap alone.
  const most = capped ? cap : null;
  return { target, capped, cap: most, reached: percent !== null && year !== null ? { percent, year } : null, currency };
}
