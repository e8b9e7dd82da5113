import { locales, type Locale } from './locales.ts';

/** A short text in some of the site's languages. */
export type LocalizedWords = Partial<Record<Locale, string>>;

/** In the first available language of the list, else in any. */
export const wordsFor = (texts: LocalizedWords, ...preferred: Locale[]): string =>
  [...preferred, ...locales].map((locale) => texts[locale]).find(Boolean) ?? '';

export const withoutEmptyWords = (texts: LocalizedWords): LocalizedWords =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
