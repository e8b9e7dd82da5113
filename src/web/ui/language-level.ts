import type { LanguageLevel } from '#contract/languages.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { m } from '#generated/paraglide/messages.js';

import { displayNames } from './formats.ts';

/** The name of a language (ISO 639-1) in the reader's language; in running text it keeps that language's own case. */
export function languageName(code: string): string {
  return displayNames(getLocale(), { type: 'language' }).of(code) ?? code;
}

/** The same where it stands alone, as in a list: with a capital letter in every language. */
export function listedLanguageName(code: string): string {
  return capitalized(languageName(code), getLocale());
}

/** The name that a language has for itself, with a capital letter: "Deutsch", "Français". */
export function ownLanguageName(code: string): string {
  return capitalized(displayNames(code, { type: 'language' }).of(code) ?? code, code);
}

function capitalized(text: string, locale: string): string {
  const [first = '', ...others] = text;
  return first.toLocaleUpperCase(locale) + others.join('');
}

/** The levels as choices, with what each means; the mother tongue first where a person speaks of themselves. */
export function levelOptions(allowsMotherTongue: boolean): { value: LanguageLevel; label: string }[] {
  const levels: { value: LanguageLevel; label: string }[] = [
    { value: 'A1', label: m.ui_level_a1() },
    { value: 'A2', label: m.ui_level_a2() },
    { value: 'B1', label: m.ui_level_b1() },
    { value: 'B2', label: m.ui_level_b2() },
    { value: 'C1', label: m.ui_level_c1() },
    { value: 'C2', label: m.ui_level_c2() },
  ];
  return allowsMotherTongue ? [{ value: 'native', label: m.ui_mother_tongue() }, ...levels] : levels;
}
