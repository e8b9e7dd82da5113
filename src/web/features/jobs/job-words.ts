import { jobChoices, type ChoiceField, type ChoiceOf } from '#contract/jobs/job-choices.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { dateFormat, listFormat, numberFormat } from '#web/ui/formats.ts';
import { say } from '#web/ui/say.ts';
import { timeShapes } from '#web/ui/time.tsx';
import { jobChoiceWords, jobStatusWords } from '#words/jobs.ts';
import type { Word } from '#words/word.ts';

const choiceLabels: Record<ChoiceField, { label: Word; labelInForm: Word }> = {
  category: { label: m.jobs_filter_category, labelInForm: m.jobs_edit_category },
  employmentType: { label: m.jobs_filter_employment, labelInForm: m.jobs_edit_employment_type },
  experienceLevel: { label: m.jobs_filter_experience, labelInForm: m.jobs_edit_experience },
  workplace: { label: m.jobs_filter_workplace, labelInForm: m.jobs_edit_workplace },
};

export const choiceLabel = (field: ChoiceField): string => say(choiceLabels[field].label);

export const choiceLabelInForm = (field: ChoiceField): string => say(choiceLabels[field].labelInForm);

export const choiceText = <Field extends ChoiceField>(field: Field, value: ChoiceOf<Field>): string =>
  say((jobChoiceWords[field] as Record<ChoiceOf<Field>, Word>)[value]);

/** Choices for a select or a list of radio buttons. */
export const choiceOptions = <Field extends ChoiceField>(field: Field): { value: ChoiceOf<Field>; label: string }[] =>
  (jobChoices[field].values as readonly ChoiceOf<Field>[]).map((value) => ({ value, label: choiceText(field, value) }));

export const statusText = (status: JobStatus): string => say(jobStatusWords[status]);

/** The day of an instant or a date: "12 November 2026". In UTC, the same for every reader. */
export const dayText = (iso: string, shape: 'long' | 'medium' = 'medium'): string =>
  dateFormat(getLocale(), { ...dayShapes[shape], timeZone: 'UTC' }).format(new Date(iso));

// Not `Intl`'s medium style, which is numeric in German: one page shows both.
const dayShapes = {
  long: { dateStyle: 'long' },
  medium: timeShapes.date,
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export const numberText = (value: number): string => numberFormat(getLocale(), {}).format(value);

type Placed = Pick<JobCard, 'city' | 'country' | 'workplace' | 'employmentType'>;

/** A short list of a card's facts; omits those that a draft lacks. */
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
