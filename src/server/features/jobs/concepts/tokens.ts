import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';

import type { Locale } from '#contract/locales.ts';

/** A word of a text, with its position. */
export interface Token {
  /** Lower case, without accents. */
  word: string;
  /** Begins with a capital letter. */
  isCapital: boolean;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}+#]+/gu;
/** "(m/w/d)", "(H/F)", "(all genders)" and the like say nothing about the work. */
const FOR_ALL = /\((?:[a-z]{1,4}(?:\s*[/|,*·-]\s*[a-z]{1,4}){1,3}|gn|all genders)\)/giu;
/** The other gender after a mark: "Verkäufer/in", "conseiller·ère", "vendedor(a)", "chargé(e)". */
const OTHER_GENDER =
  /(?<=\p{L}{3})(?:[*:_/·•](?:innen|inne|in|trice|rice|euse|ière|ere|ère|te|ora|ra|sse|ne|e|a|o|as|os|es)(?:[·•]s)?|\((?:innen|in|trice|rice|euse|ère|ne|e|a|o|as|os|s)\))(?![\p{L}\p{N}])/giu;

/** Without any of these characters there is nothing to remove. */
const MARKS = /[(*:_/·•]/u;

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * @param most tokens; the rest of the text is ignored.
 */
export function tokensOf(text: string, most = Infinity): Token[] {
  const plain = MARKS.test(text) ? text.replaceAll(FOR_ALL, blank).replaceAll(OTHER_GENDER, blank) : text;
  return Array.from(plain.matchAll(WORD).take(most), (match) => ({
    word: fold(match[0]),
    isCapital: /^\p{Lu}/u.test(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The form in which words are compared: folded, without punctuation. Empty if there are no letters or digits. */
export const wordKey = (word: string): string =>
  tokensOf(word)
    .map((token) => token.word)
    .join(' ');

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Also cut before splitting letters and marks: ordering many marks takes time quadratic in their number. */
const withoutMarks = (text: string): string => text.replaceAll(/\p{M}/gu, '');

/** Most words need no replacement. */
const PLAIN = /^[a-z0-9 ]*$/u;

export const fold = (word: string): string => {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return withoutMarks(withoutMarks(lower).normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/gu, (letter) => LETTERS[letter] ?? letter);
};

const stemmers: Record<Locale, (word: string) => string> = {
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  de: (word) => stemGerman(word.replace(/er(?:in|innen)$/u, 'er')),
  it: stemItalian,
  pt: stemPortuguese,
};

/** Cache of the stems of the words seen last, because texts repeat their words. */
const stems: Record<Locale, Map<string, string>> = {
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  de: new Map(),
  it: new Map(),
  pt: new Map(),
};
const STEMS_MAX = 50_000;
/** Shorter words are abbreviations. */
const STEMMED_MIN = 4;

/** @param word folded */
export function stemOf(word: string, locale: Locale): string {
  if (word.length < STEMMED_MIN) return word;
  const known = stems[locale].get(word);
  if (known !== undefined) return known;
  if (stems[locale].size >= STEMS_MAX) stems[locale].clear();
  const stem = fold(stemmers[locale](word));
  stems[locale].set(word, stem);
  return stem;
}
