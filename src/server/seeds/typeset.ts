import type { Locale } from '#contract/locales.ts';

import { wordsIn, type Six } from './texts/six.ts';

/** What stands in the places that a fragment leaves open, in one language and ready for HTML. */
export type Values = Readonly<Record<string, string>>;

/** A fragment in a language, with its open places filled, begun with a capital and spaced as the language does. */
export function typeset(six: Six, locale: Locale, values: Values): string {
  const text = filled(wordsIn(six, locale), values);
  const sentence = text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return locale === 'fr' ? narrowed(sentence) : sentence;
}

/** A text whose open places are filled. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** French keeps its double punctuation on the line of the word before, with a narrow space. */
const narrowed = (text: string): string => text.replaceAll(/ (?=[:;?!»%])|(?<=«) /g, '\u202f');

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
