import { jobChoices, type ChoiceField, type ChoiceOf } from '#contract/job-choices.ts';
import type { JobStatus } from '#contract/job-status.ts';
import type { JobCard } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { dateFormat, listFormat, numberFormat } from '#web/ui/formats.ts';
import { timeShapes } from '#web/ui/time.tsx';

// Functions, because a message depends on the current language.

interface ChoiceWords<Field extends ChoiceField> {
  label: () => string;
  labelInForm: () => string;
  values: Record<ChoiceOf<Field>, () => string>;
}

const choices: { [Field in ChoiceField]: ChoiceWords<Field> } = {
  category: {
    label: m.jobs_filter_category,
    labelInForm: m.jobs_edit_category,
    values: {
      account_management: m.jobs_category_account_management,
      sales: m.jobs_category_sales,
      customer_service: m.jobs_category_customer_service,
    },
  },
  employmentType: {
    label: m.jobs_filter_employment,
    labelInForm: m.jobs_edit_employment_type,
    values: {
      full_time: m.jobs_employment_full_time,
      part_time: m.jobs_employment_part_time,
      contract: m.jobs_employment_contract,
      temporary: m.jobs_employment_temporary,
      internship: m.jobs_employment_internship,
    },
  },
  experienceLevel: {
    label: m.jobs_filter_experience,
    labelInForm: m.jobs_edit_experience,
    values: {
      entry: m.jobs_experience_entry,
      mid: m.jobs_experience_mid,
      senior: m.jobs_experience_senior,
      lead: m.jobs_experience_lead,
    },
  },
  workplace: {
    label: m.jobs_filter_workplace,
    labelInForm: m.jobs_edit_workplace,
    values: {
      onsite: m.jobs_workplace_onsite,
      hybrid: m.jobs_workplace_hybrid,
      remote: m.jobs_workplace_remote,
    },
  },
};

const statuses: Record<JobStatus, () => string> = {
  draft: m.jobs_status_draft,
  active: m.jobs_status_active,
  paused: m.jobs_status_paused,
  closed: m.jobs_status_closed,
  expired: m.jobs_status_expired,
};

export const choiceLabel = (field: ChoiceField): string => choices[field].label();

export const choiceLabelInForm = (field: ChoiceField): string => choices[field].labelInForm();

export const choiceText = <Field extends ChoiceField>(field: Field, value: ChoiceOf<Field>): string =>
  (choices[field].values as Record<ChoiceOf<Field>, () => string>)[value]();

/** For a select or a list of radio buttons. */
export const choiceOptions = <Field extends ChoiceField>(field: Field): { value: ChoiceOf<Field>; label: string }[] =>
  (jobChoices[field].values as readonly ChoiceOf<Field>[]).map((value) => ({ value, label: choiceText(field, value) }));

export const statusText = (status: JobStatus): string => statuses[status]();

/** The day of an instant or a date: "12 November 2026". In UTC, the same for every reader. */
export const dayText = (iso: string, shape: 'long' | 'medium' = 'medium'): string =>
  dateFormat(getLocale(), { ...dayShapes[shape], timeZone: 'UTC' }).format(new Date(iso));

// Not `Intl`'s medium style, which is numeric in German: one page has both.
const dayShapes = {
  long: { dateStyle: 'long' },
  medium: timeShapes.date,
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export const numberText = (value: number): string => numberFormat(getLocale(), {}).format(value);

type Placed = Pick<JobCard, 'city' | 'country' | 'workplace' | 'employmentType'>;

/** A card's facts in short; what a draft lacks is left out. */
export function cardFacts({ city, country, workplace, employmentType }: Placed): string[] {
  return [
    placeText({ city, country }),
    workplace && choiceText('workplace', workplace),
    employmentType && choiceText('employmentType', employmentType),
  ].filter((fact): fact is string => Boolean(fact));
}

/** "3 years, 2 months" */
export function monthsText(months: number): string {
  const locale = getLocale();
  const part = (value: number, unit: 'year' | 'month') =>
    value > 0 ? [numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)] : [];
  return listFormat(locale, { type: 'unit' }).format([
    ...part(Math.floor(months / 12), 'year'),
    ...part(months % 12, 'month'),
  ]);
}
