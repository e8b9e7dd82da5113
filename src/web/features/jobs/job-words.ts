import type { EmploymentType, ExperienceLevel, JobCategory, Workplace } from '#contract/job-fields.ts';
import type { JobStatus } from '#contract/job-status.ts';
import type { JobCard } from '#contract/job-views.ts';
import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { dateFormat, numberFormat } from '#web/ui/formats.ts';
import { timeShapes } from '#web/ui/time.tsx';

// Functions, because a message depends on the current language.

const categories: Record<JobCategory, () => string> = {
  account_management: m.jobs_category_account_management,
  sales: m.jobs_category_sales,
  customer_service: m.jobs_category_customer_service,
};

const employmentTypes: Record<EmploymentType, () => string> = {
  full_time: m.jobs_employment_full_time,
  part_time: m.jobs_employment_part_time,
  contract: m.jobs_employment_contract,
  temporary: m.jobs_employment_temporary,
  internship: m.jobs_employment_internship,
};

const experienceLevels: Record<ExperienceLevel, () => string> = {
  entry: m.jobs_experience_entry,
  mid: m.jobs_experience_mid,
  senior: m.jobs_experience_senior,
  lead: m.jobs_experience_lead,
};

const workplaces: Record<Workplace, () => string> = {
  onsite: m.jobs_workplace_onsite,
  hybrid: m.jobs_workplace_hybrid,
  remote: m.jobs_workplace_remote,
};

const statuses: Record<JobStatus, () => string> = {
  draft: m.jobs_status_draft,
  active: m.jobs_status_active,
  paused: m.jobs_status_paused,
  closed: m.jobs_status_closed,
  expired: m.jobs_status_expired,
};

export const categoryText = (category: JobCategory): string => categories[category]();

export const employmentTypeText = (type: EmploymentType): string => employmentTypes[type]();

export const experienceText = (level: ExperienceLevel): string => experienceLevels[level]();

export const workplaceText = (workplace: Workplace): string => workplaces[workplace]();

export const statusText = (status: JobStatus): string => statuses[status]();

/** The day of an instant or a date: "12 November 2026". In UTC, the same for every reader. */
export const dayText = (iso: string, shape: 'long' | 'medium' = 'medium'): string =>
  dateFormat(intlLocale(getLocale()), { ...dayShapes[shape], timeZone: 'UTC' }).format(new Date(iso));

// Not `Intl`'s medium style, which is numeric in German: one page has both.
const dayShapes = {
  long: { dateStyle: 'long' },
  medium: timeShapes.date,
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export const numberText = (value: number): string => numberFormat(intlLocale(getLocale()), {}).format(value);

type Placed = Pick<JobCard, 'city' | 'country' | 'workplace' | 'employmentType'>;

/** A card's facts in short; what a draft lacks is left out. */
export function cardFacts({ city, country, workplace, employmentType }: Placed): string[] {
  return [
    placeText({ city, country }),
    workplace && workplaceText(workplace),
    employmentType && employmentTypeText(employmentType),
  ].filter((fact): fact is string => Boolean(fact));
}
