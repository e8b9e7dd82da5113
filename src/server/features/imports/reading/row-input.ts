import { type AnswerDays, answerDays } from '#contract/applications/answer-choices.ts';
import { importedTexts, type ImportField, relocationFields, variableFields } from '#contract/imports/import-choices.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import { type ChoiceField, choiceFields } from '#contract/jobs/job-choices.ts';
import type { JobInput, JobLanguage, JobText } from '#contract/jobs/job-fields.ts';
import { isLocale, type Locale, locales } from '#contract/locales.ts';

import { sanitizeRichText } from '../../jobs/rich-text.ts';
import { readWith, type RowNotes, type ParsedRow, splitList } from '../cells/parsed-row.ts';
import {
  amountsIn,
  askedLanguage,
  choiceOf,
  countryOf,
  currencyIn,
  dayIn,
  languageOf,
  numberOf,
  periodIn,
} from '../cells/values.ts';
import { relocationOf, shiftsOf, variablePayOf } from './offer-input.ts';

/** The fields of the file that a part of a job comes from. */
export const columnsOf: Record<Exclude<keyof JobInput, 'translations'>, readonly ImportField[]> = {
  primaryLocale: ['locale'],
  category: ['category'],
  employmentType: ['employmentType'],
  workplace: ['workplace'],
  experienceLevel: ['experienceLevel'],
  city: ['city', 'place'],
  country: ['country', 'place'],
  remoteCountries: ['remoteCountries'],
  skills: ['skills'],
  languages: ['languages'],
  salary: ['salary', 'salaryMin', 'salaryMax'],
  variablePay: variableFields,
  relocation: relocationFields,
  shifts: ['shifts'],
  openings: ['openings'],
  answerDays: ['answerDays'],
  validThrough: ['validThrough'],
};

/** The job that a row describes; records values that cannot be read. */
export async function inputOf(row: ParsedRow, options: ImportOptions, notes: RowNotes): Promise<Partial<JobInput>> {
  const primaryLocale = localeOf(row, options, notes);
  const number = (field: ImportField) => readWith(row, field, numberOf, 'not_a_number', notes);
  const { city, country } = placeOf(row, options, notes);
  const openings = number('openings');
  const validThrough = readWith(row, 'validThrough', dayIn, 'not_a_date', notes);
  const promised = readWith(row, 'answerDays', answerDaysOf, 'not_understood', notes);
  const listed = (field: ImportField) => splitList(row.get(field) ?? '');
  return {
    primaryLocale,
    ...Object.fromEntries(choiceFields.map((field) => [field, choice(row, field, options, notes)])),
    city,
    country,
    salary: salaryOf(row, options, notes, number),
    ...variablePayOf(row, options, notes),
    ...relocationOf(row, options, notes),
    ...shiftsOf(row, notes),
    ...(openings === undefined ? {} : { openings }),
    ...(row.has('answerDays') && { answerDays: promised ?? null }),
    ...(validThrough === undefined ? {} : { validThrough }),
    ...(row.has('skills') && { skills: [...new Set(listed('skills'))] }),
    ...(row.has('remoteCountries') && {
      remoteCountries: listed('remoteCountries').flatMap(
        (name) => countryOf(name) ?? notes.wrong('not_understood', 'remoteCountries', name) ?? [],
      ),
    }),
    ...(row.has('languages') && { languages: languagesOf(row.get('languages') ?? '', notes) }),
    translations: await textsOf(row, primaryLocale),
  };
}

/** "7 days" is 7; only permitted values. */
const answerDaysOf = (text: string): AnswerDays | undefined => answerDays.find((days) => days === numberOf(text));

function choice(row: ParsedRow, field: ChoiceField, options: ImportOptions, notes: RowNotes): string | null {
  const otherwise = field === 'experienceLevel' ? null : options[field];
  const text = row.get(field);
  if (!text) return otherwise;
  // A list, as for one job with several contract types.
  const known =
    choiceOf(field, text) ??
    splitList(text)
      .map((part) => choiceOf(field, part))
      .find(Boolean);
  if (known) return known;
  if (otherwise !== null) notes.warn('not_understood', field, text);
  else notes.wrong('not_understood', field, text);
  return otherwise;
}

function localeOf(row: ParsedRow, options: ImportOptions, notes: RowNotes): Locale {
  const text = row.get('locale');
  const language = text === undefined ? undefined : languageOf(text);
  if (text !== undefined && (language === undefined || !isLocale(language)))
    notes.wrong('not_understood', 'locale', text);
  if (language !== undefined && isLocale(language)) return language;
  if (row.has('title') || row.has(`title.${options.locale}`)) return options.locale;
  return locales.find((locale) => row.has(`title.${locale}`)) ?? options.locale;
}

function placeOf(row: ParsedRow, options: ImportOptions, notes: RowNotes): { city: string; country: string | null } {
  const parts = (row.get('place') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1);
  const placeCountry = last === undefined ? undefined : countryOf(last);
  const country = readWith(row, 'country', countryOf, 'not_understood', notes) ?? placeCountry ?? options.country;
  const city = row.get('city') ?? (placeCountry && parts.length === 1 ? '' : (parts[0] ?? ''));
  return { city, country };
}

function salaryOf(
  row: ParsedRow,
  { currency, salaryPeriod }: ImportOptions,
  notes: RowNotes,
  number: (field: ImportField) => number | undefined,
): JobInput['salary'] {
  const text = row.get('salary') ?? '';
  const [low, high] = amountsIn(text);
  const min = number('salaryMin') ?? low;
  const max = number('salaryMax') ?? high ?? min;
  if (text && low === undefined) notes.warn('not_understood', 'salary', text);
  if (min === undefined && max === undefined) return null;
  return {
    min: min ?? max ?? 0,
    max: max ?? 0,
    currency: readWith(row, 'currency', currencyIn, 'not_understood', notes) ?? currencyIn(text) ?? currency,
    period: readWith(row, 'salaryPeriod', periodIn, 'not_understood', notes) ?? periodIn(text) ?? salaryPeriod,
  };
}

function languagesOf(text: string, notes: RowNotes): JobLanguage[] {
  if (text.startsWith('[')) {
    try {
      // Our own form; the schema of jobs validates it.
      return JSON.parse(text) as JobLanguage[];
    } catch {
      notes.wrong('not_understood', 'languages', text);
      return [];
    }
  }
  // A comma within parentheses separates nothing.
  const parts = (text.match(/(?:\([^();|\n]*\)|[^,;|\n])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
  return parts.flatMap((part) => askedLanguage(part) ?? notes.wrong('not_understood', 'languages', part) ?? []);
}

async function textsOf(row: ParsedRow, primary: Locale): Promise<JobInput['translations']> {
  const texts: JobInput['translations'] = {};
  for (const locale of locales) {
    const words = (text: (typeof importedTexts)[number]) =>
      row.get(`${text}.${locale}`) ?? (locale === primary ? row.get(text) : undefined) ?? '';
    if (importedTexts.every((text) => words(text) === '')) continue;
    const written: JobText = {
      title: words('title'),
      description: await sanitizeRichText(htmlOf(words('description'))),
      requirements: await sanitizeRichText(htmlOf(words('requirements'))),
    };
    texts[locale] = written;
  }
  return texts;
}

/** Plain text becomes paragraphs. */
function htmlOf(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim();
  if (!escaped) return '';
  return escaped
    .split(/\r?\n\s*\r?\n/)
    .map((block) => `<p>${block.trim().replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
