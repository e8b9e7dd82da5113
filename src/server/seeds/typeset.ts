import type { Locale } from '#contract/locales.ts';

import { wordsIn, type Six } from './texts/six.ts';

/** Values of placeholders in one language, escaped for HTML. */
export type Values = Readonly<Record<string, string>>;

/** Fills in placeholders, capitalises the beginning and applies the language's spacing. */
export function typeset(six: Six, locale: Locale, values: Values): string {
  const text = filled(wordsIn(six, locale), values);
  const sentence = text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return locale === 'fr' ? narrowed(sentence) : sentence;
}

export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** French has a narrow no-break space before double punctuation. */
const narrowed = (text: string): string => text.replaceAll(/ (?=[:;?!»%])|(?<=«) /g, '\u202f');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
