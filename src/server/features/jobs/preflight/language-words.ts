import { fold } from '#contract/folded-text.ts';
import { languageCodes } from '#contract/languages.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';

export interface LanguageWords {
  /** A pattern for any of them in folded text. */
  source: string;
  /** Undefined if the folded word is not a language. */
  nameOf(word: string): string | undefined;
}

/** The ending removed from Intl's name, and its replacements. */
const INFLECTION: Record<Locale, { falls: RegExp; endings: string }> = {
  en: { falls: /$/, endings: '' },
  es: { falls: /o$/, endings: '(?:a|as|es|o|os|s)?' },
  fr: { falls: /$/, endings: '(?:e|es|s|ne|nes|que|ques)?' },
  de: { falls: /$/, endings: '(?:e[mnrs]?)?' },
  it: { falls: /[oae]$/, endings: '(?:o|a|e|i|hi|he)?' },
  pt: { falls: /o$/, endings: '(?:a|as|es|o|os)?' },
};

/** Names that Intl lacks. */
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

const made = new Map<Locale, LanguageWords>();

/** The forms in the language of the text. */
export function languageWordsOf(locale: Locale): LanguageWords {
  const words = made.get(locale) ?? wordsOf(locale);
  made.set(locale, words);
  return words;
}
