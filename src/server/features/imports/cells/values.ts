import { countryCodes, isCountryCode } from '#contract/countries.ts';
import { type Currency, currencies } from '#contract/currencies.ts';
import { type ChoiceField, type ChoiceOf, jobChoices, type SalaryPeriod } from '#contract/jobs/job-choices.ts';
import type { JobLanguage } from '#contract/jobs/job-fields.ts';
import { cefrLevels, languageCodes } from '#contract/languages.ts';
import { intlLocale, locales } from '#contract/locales.ts';

import { readWordList } from '../../jobs/concepts/word-lists.ts';
import { keyOf } from './key-of.ts';

/** Codes of feeds, in addition to words. */
const feedWords: Record<string, string> = {
  'workplace fullyremote': 'remote',
  'workplace hybridremote': 'hybrid',
  'workplace telecommute': 'remote',
  'workplace yes': 'remote',
  'workplace true': 'remote',
  'workplace no': 'onsite',
  'workplace false': 'onsite',
  'employment_type permanent': 'full_time',
};

const choices = new Map([
  ...readWordList('choices').flatMap(({ head: [id = ''], words }) => {
    const [column = '', value = ''] = id.split(':');
    return [value, ...Object.values(words).flat()].map((word) => [`${column} ${keyOf(word)}`, value] as const);
  }),
  ...Object.entries(feedWords),
]);

export const choiceOf = <Field extends ChoiceField>(field: Field, text: string): ChoiceOf<Field> | undefined =>
  choices.get(`${jobChoices[field].column} ${keyOf(text)}`) as ChoiceOf<Field> | undefined;

const namesOf = (
  codes: readonly string[],
  type: 'region' | 'language',
  list: 'countries' | 'languages',
): Map<string, string> => {
  const displayed = locales.map((locale) => new Intl.DisplayNames(intlLocale(locale), { type }));
  return new Map([
    ...readWordList(list).flatMap(({ head: [code = ''], words }) =>
      Object.values(words)
        .flat()
        .map((word) => [keyOf(word), code] as const),
    ),
    ...codes.flatMap((code) => displayed.map((names) => [keyOf(names.of(code) ?? code), code] as const)),
    ...codes.map((code) => [keyOf(code), code] as const),
  ]);
};

const countries = namesOf(countryCodes, 'region', 'countries');
const languages = namesOf(languageCodes, 'language', 'languages');

export const countryOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  const found = countries.get(keyOf(text));
  return found !== undefined && isCountryCode(found) ? found : undefined;
};

const isLanguage = (code: string | undefined): code is JobLanguage['language'] =>
  languageCodes.some((known) => known === code);

/** By code or name, also "de-AT". */
export const languageOf = (text: string): JobLanguage['language'] | undefined => {
  const found = languages.get(keyOf(text)) ?? text.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(found) ? found : undefined;
};

const OPTIONAL =
  /\b(?:optional|plus|nice|deseable|souhait\w*|wünschenswert|gradit\w*|desejáv\w*|opcional|facoltativ\w*)/iu;

/** "German C1", "fr:B2", "Italiano (B1, optional)"; undefined for anything else. */
export function askedLanguage(text: string): JobLanguage | undefined {
  const level = cefrLevels.find((one) => new RegExp(`(?<![A-Za-z0-9])${one}(?![A-Za-z0-9])`, 'i').test(text));
  const name = text
    .replace(OPTIONAL, ' ')
    .replace(/(?<![A-Za-z0-9])[A-C][12](?![A-Za-z0-9])/gi, ' ')
    .replaceAll(/[():,–-]+/g, ' ')
    .trim();
  const language = languageOf(name);
  return language && level ? { language, level, required: !OPTIONAL.test(text) } : undefined;
}

const MARKS: Record<string, Currency> = { '€': 'EUR', '£': 'GBP', $: 'USD' };

export const currencyIn = (text: string): Currency | undefined => {
  const upper = text.toUpperCase();
  const named = currencies.find((code) => new RegExp(`(?<![A-Z])${code}(?![A-Z])`).test(upper));
  return named ?? Object.entries(MARKS).find(([mark]) => text.includes(mark))?.[1];
};

const PERIODS: [SalaryPeriod, RegExp][] = [
  ['hour', /\b(?:hours?|hourly|hora|horas|heures?|horaire|stunden?|stündlich|ora|ore|orari[ao])\b|\/ ?h\b/iu],
  ['month', /\b(?:months?|monthly|mes|mensual|mensuel\w*|mois|monat\w*|mese|mensile|mês|mensal)(?![\p{L}])/iu],
  [
    'year',
    /(?<![\p{L}])(?:years?|yearly|annum|annual\w*|año|anual|ans?|annuel\w*|jahr\w*|jährlich|anno|annu\w*|ano)(?![\p{L}])|p\.a\./iu,
  ],
];

export const periodIn = (text: string): SalaryPeriod | undefined => PERIODS.find(([, words]) => words.test(text))?.[0];

/** "35.000,00", "35,000", "35 000", "35k"; whole numbers, rounded. */
export function numberOf(text: string): number | undefined {
  const found = /^[^\d-]*(\d[\d.,'’\s\u00a0\u202f]*)(k\b)?/i.exec(text.trim());
  if (!found?.[1]) return undefined;
  const digits = found[1]
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[.,](\d{1,2})$/, '\u0000$1')
    .replaceAll(/[.,]/g, '')
    .replace('\u0000', '.');
  const value = Number(digits) * (found[2] ? 1_000 : 1);
  return Number.isFinite(value) ? Math.round(value) : undefined;
}

/** The one or two amounts of "30.000 – 36.000 € / year". */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,'’\u00a0\u202f]*(?: \d{3})*(?: ?k\b)?/gi)]
    .flatMap(([one]) => numberOf(one) ?? [])
    .slice(0, 2);

/** YYYY-MM-DD, of ISO 8601, RFC 5322, or day, month and year. */
export function dayIn(text: string): string | undefined {
  const said = text.trim();
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(said)?.[0];
  if (iso) return iso;
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(said);
  if (numbers) {
    const [day = '', month = '', year = ''] = numbers.slice(1);
    // Only Americans write the month first.
    const [first, second] = Number(month) > 12 ? [day, month] : [month, day];
    return `${year}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`;
  }
  const moment = /^[A-Za-z]{3}, \d|^\d{1,2} [A-Za-z]{3}/.test(said) ? new Date(said) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString().slice(0, 10) : undefined;
}
