import { z } from 'zod';

import type { Currency } from '#contract/currencies.ts';
import { choiceFields, type ChoiceField, type ChoiceOf, type SalaryPeriod } from '#contract/jobs/job-choices.ts';
import { jobInput } from '#contract/jobs/job-fields.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { amountOf } from '#web/ui/amount.ts';
import type { LanguageRow } from '#web/ui/language-level-field.tsx';

import { emptyText, type FormText, isEmptyText, wordsOf } from './form-text.ts';

export interface AskedLanguage extends LanguageRow {
  required: boolean;
}

/** Empty: not stated. */
type FormChoices = { [Field in ChoiceField]: ChoiceOf<Field> | '' };

interface VariablePayForm {
  isOffered: boolean;
  target: string;
  capped: boolean;
  cap: string;
  /** Ignored without a percentage, whatever the year. */
  reached: { percent: string; year: string };
}

export interface JobFormValues extends FormChoices {
  primaryLocale: Locale;
  city: string;
  country: string;
  remoteCountries: string[];
  skills: string[];
  languages: AskedLanguage[];
  salary: { min: string; max: string; currency: Currency; period: SalaryPeriod };
  variablePay: VariablePayForm;
  openings: string;
  /** Empty: no promise. */
  answerDays: string;
  validThrough: string;
  /** Every language has an entry; an empty one means no translation. */
  translations: Record<Locale, FormText>;
}

const DAY = 24 * 60 * 60 * 1000;
const DEFAULT_TERM_DAYS = 30;

/** A day counted from today in UTC, as for the term: YYYY-MM-DD. */
export const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const lastYear = (): string => String(new Date().getUTCFullYear() - 1);

export const forEachLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

const mapChoices = (valueOf: (field: ChoiceField) => string | null) =>
  Object.fromEntries(choiceFields.map((field) => [field, valueOf(field)])) as FormChoices;

export const emptyJob = (primaryLocale: Locale, country: string | null): JobFormValues => ({
  primaryLocale,
  ...mapChoices(() => ''),
  city: '',
  country: country ?? '',
  remoteCountries: [],
  skills: [],
  languages: [],
  salary: { min: '', max: '', currency: 'EUR', period: 'year' },
  variablePay: { isOffered: false, target: '', capped: false, cap: '', reached: { percent: '', year: lastYear() } },
  openings: '1',
  answerDays: '',
  validThrough: dayIn(DEFAULT_TERM_DAYS),
  translations: forEachLocale(() => emptyText),
});

export const formOf = (job: EditableJob): JobFormValues => ({
  primaryLocale: job.primaryLocale,
  ...mapChoices((field) => job[field] ?? ''),
  city: job.city,
  country: job.country ?? '',
  remoteCountries: job.remoteCountries,
  skills: job.skills,
  languages: job.languages,
  salary: {
    min: String(job.salary?.min ?? ''),
    max: String(job.salary?.max ?? ''),
    currency: job.salary?.currency ?? job.variablePay?.currency ?? 'EUR',
    period: job.salary?.period ?? 'year',
  },
  variablePay: {
    isOffered: job.variablePay !== null,
    target: String(job.variablePay?.target ?? ''),
    capped: job.variablePay?.capped ?? false,
    cap: String(job.variablePay?.cap ?? ''),
    reached: {
      percent: String(job.variablePay?.reached?.percent ?? ''),
      year: String(job.variablePay?.reached?.year ?? lastYear()),
    },
  },
  openings: String(job.openings),
  answerDays: String(job.answerDays ?? ''),
  validThrough: job.validThrough ?? '',
  translations: forEachLocale((locale) => wordsOf(job.translations[locale] ?? emptyText)),
});

/** The contract's input. Unreadable fields are passed on for the contract to refuse. */
export const inputOf = (values: JobFormValues): unknown => ({
  ...values,
  ...mapChoices((field) => values[field] || null),
  country: values.country || null,
  // Countries chosen for remote work do not apply on site.
  remoteCountries: values.workplace === 'remote' ? values.remoteCountries : [],
  languages: values.languages.filter(({ language }) => language),
  salary: salaryOf(values),
  variablePay: variablePayOf(values),
  openings: values.openings.trim() ? amountOf(values.openings) : undefined,
  answerDays: values.answerDays ? Number(values.answerDays) : null,
  validThrough: values.validThrough || null,
  translations: Object.fromEntries(
    locales.map((locale) => {
      const text = values.translations[locale];
      return [locale, locale !== values.primaryLocale && isEmptyText(text) ? null : wordsOf(text)];
    }),
  ),
});

/** A single amount is used for both ends of the range. */
function salaryOf({ salary: { min, max, currency, period } }: JobFormValues): unknown {
  if (!min.trim() && !max.trim()) return null;
  return { min: amountOf(min.trim() ? min : max), max: amountOf(max.trim() ? max : min), currency, period };
}

function variablePayOf({ variablePay, salary: { currency } }: JobFormValues): unknown {
  const { isOffered, target, capped, cap, reached } = variablePay;
  if (!isOffered) return null;
  return {
    target: target.trim() ? amountOf(target) : null,
    capped,
    // Input from before it was uncapped is ignored.
    cap: capped && cap.trim() ? amountOf(cap) : null,
    reached: reached.percent.trim() ? { percent: amountOf(reached.percent), year: amountOf(reached.year) } : null,
    currency,
  };
}

/** Validates by the contract, with errors under the form's field names. */
export const jobFormSchema = z.preprocess(inputOf, jobInput);
