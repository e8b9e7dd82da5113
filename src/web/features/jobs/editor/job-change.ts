import { jobInput, type JobText, jobTextInput } from '#contract/job-fields.ts';
import { type Locale, locales } from '#contract/locales.ts';

import { inputOf, isEmptyText, type JobFormValues } from './job-form.ts';

/** The parts of a form that differ from what was saved: whole fields, and whole texts by language. */
export type ChangedParts = Partial<Omit<JobFormValues, 'translations'>> & {
  translations?: Partial<Record<Locale, JobText>>;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of the form is not as it was saved. Undefined where all of it is. */
export function changedParts(values: JobFormValues, saved: JobFormValues): ChangedParts | undefined {
  const { translations, ...fields } = values;
  const changed = Object.entries(fields).filter(([name, value]) => !same(value, saved[name as keyof JobFormValues]));
  const texts = locales.filter((locale) => !same(translations[locale], saved.translations[locale]));
  if (changed.length === 0 && texts.length === 0) return undefined;
  return {
    ...(Object.fromEntries(changed) as ChangedParts),
    ...(texts.length > 0 && {
      translations: Object.fromEntries(texts.map((locale) => [locale, translations[locale]])),
    }),
  };
}

/** All of a form, for a job that was not saved before. */
export function allParts(values: JobFormValues): ChangedParts {
  const written = locales.filter(
    (locale) => locale === values.primaryLocale || !isEmptyText(values.translations[locale]),
  );
  return {
    ...values,
    translations: Object.fromEntries(written.map((locale) => [locale, values.translations[locale]])),
  };
}

/** A form with those parts in it. */
export const withParts = (values: JobFormValues, { translations, ...fields }: ChangedParts): JobFormValues => ({
  ...values,
  ...fields,
  translations: { ...values.translations, ...translations },
});

/**
 * The changed parts as the API takes them, as far as they can be saved: a field that the contract refuses stays behind,
 * so that it keeps nothing else from being saved.
 */
export function savableChange(
  values: JobFormValues,
  parts: ChangedParts,
): { change: Record<string, unknown>; saved: ChangedParts } {
  const input = inputOf(values) as Record<string, unknown> & { translations: Record<Locale, unknown> };
  const names = new Set(Object.keys(parts));
  names.delete('translations');
  // Fields that another one has a word in: the currency of variable pay, the countries of remote work.
  if (names.has('salary')) names.add('variablePay');
  if (names.has('workplace')) names.add('remoteCountries');
  const fits = [...names].filter(
    (name) => jobInput.shape[name as keyof typeof jobInput.shape].safeParse(input[name]).success,
  );
  const texts = locales.filter(
    (locale) => parts.translations?.[locale] && jobTextInput.nullable().safeParse(input.translations[locale]).success,
  );
  const isPart = (name: string) => name !== 'translations' && fits.includes(name);
  return {
    change: {
      ...Object.fromEntries(fits.map((name) => [name, input[name]])),
      ...(texts.length > 0 && {
        translations: Object.fromEntries(texts.map((locale) => [locale, input.translations[locale]])),
      }),
    },
    saved: {
      ...(Object.fromEntries(Object.entries(parts).filter(([name]) => isPart(name))) as ChangedParts),
      ...(texts.length > 0 && {
        translations: Object.fromEntries(texts.map((locale) => [locale, values.translations[locale]])),
      }),
    },
  };
}
