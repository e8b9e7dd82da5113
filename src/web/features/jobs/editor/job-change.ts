import { jobInput, jobTextInput } from '#contract/jobs/job-fields.ts';
import { type Locale, locales } from '#contract/locales.ts';

import { type FormText, isEmptyText } from './form-text.ts';
import { inputOf, type JobFormValues } from './job-form.ts';

/** The parts of a form that differ from the saved job: whole fields, and whole texts by language. */
export type ChangedParts = Partial<Omit<JobFormValues, 'translations'>> & {
  translations?: Partial<Record<Locale, FormText>>;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Undefined if nothing changed. */
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

export function allParts(values: JobFormValues): ChangedParts {
  const written = locales.filter(
    (locale) => locale === values.primaryLocale || !isEmptyText(values.translations[locale]),
  );
  return {
    ...values,
    translations: Object.fromEntries(written.map((locale) => [locale, values.translations[locale]])),
  };
}

export const withParts = (values: JobFormValues, { translations, ...fields }: ChangedParts): JobFormValues => ({
  ...values,
  ...fields,
  translations: { ...values.translations, ...translations },
});

/** Undefined if only unconfirmed machine translations are left. */
export function confirmedParts({ translations = {}, ...fields }: ChangedParts): ChangedParts | undefined {
  const confirmed = Object.entries(translations).filter(([, text]) => !text.machine);
  if (confirmed.length === 0 && Object.keys(fields).length === 0) return undefined;
  return { ...fields, ...(confirmed.length > 0 && { translations: Object.fromEntries(confirmed) }) };
}

/** Omits unconfirmed fields, and those that the contract refuses, so that the others can be saved. */
export function savableChange(
  values: JobFormValues,
  parts: ChangedParts,
): { change: Record<string, unknown>; saved: ChangedParts } {
  const input = inputOf(values) as Record<string, unknown> & { translations: Record<Locale, unknown> };
  const names = new Set(Object.keys(parts));
  names.delete('translations');
  // Fields whose validity depends on another: the currency of variable pay, the countries of remote work.
  if (names.has('salary')) names.add('variablePay');
  if (names.has('workplace')) names.add('remoteCountries');
  const fits = [...names].filter(
    (name) => jobInput.shape[name as keyof typeof jobInput.shape].safeParse(input[name]).success,
  );
  const texts = locales.filter(
    (locale) =>
      parts.translations?.[locale] &&
      !values.translations[locale].machine &&
      jobTextInput.nullable().safeParse(input.translations[locale]).success,
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
