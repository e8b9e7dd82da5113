import { languageCodes } from '#contract/languages.ts';
import { intlLocale, locales, type Locale } from '#contract/locales.ts';

import { fold } from './fold.ts';

/** The languages' names as a text of one language has them, inflected. */
export interface LanguageWords {
  /** A pattern that matches any of them in a folded text. */
  source: string;
  /** The name of the language that a folded word means, as it stands in a sentence; undefined where it means none. */
  nameOf(word: string): string | undefined;
}

/** How names change: what falls off the form that Intl knows, and what may come in its place. */
const INFLECTION: Record<Locale, { falls: RegExp; endings: string }> = {
  en: { falls: /$/, endings: '' },
  es: { falls: /o$/, endings: '(?:a|as|es|o|os|s)?' },
  fr: { falls: /$/, endings: '(?:e|es|s|ne|nes|que|ques)?' },
  de: { falls: /$/, endings: '(?:e[mnrs]?)?' },
  it: { falls: /[oae]$/, endings: '(?:o|a|e|i|hi|he)?' },
  pt: { falls: /o$/, endings: '(?:a|as|es|o|os)?' },
};

/** Names that job ads use beside those of Intl. */
const FURTHER: Partial<Record<Locale, string[]>> = {
  en: ['Mandarin', 'Flemish'],
  es: ['castellano', 'mandarín'],
  de: ['Mandarin'],
  fr: ['mandarin', 'flamand'],
  it: ['mandarino'],
  pt: ['mandarim'],
};

function wordsOf(locale: Locale): LanguageWords {
  const { falls, endings } = INFLECTION[locale];
  const intl = new Intl.DisplayNames(intlLocale(locale), { type: 'language' });
  const names = [...languageCodes.map((code) => intl.of(code) ?? ''), ...(FURTHER[locale] ?? [])];
  const known = names
    .map((name) => ({ name, stem: fold(name).replace(falls, '') }))
    .filter(({ stem }) => /^[a-z]{3,}$/.test(stem))
    .map(({ name, stem }) => ({ name, stem, form: new RegExp(`^${stem}${endings}$`) }));
  return {
    source: `(?:${known.map(({ stem }) => stem).join('|')})${endings}`,
    nameOf: (word) => known.find(({ form }) => form.test(word))?.name,
  };
}

/** The words for languages, by the language of the text. */
export const languageWords = Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  LanguageWords
>;
