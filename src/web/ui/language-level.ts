import type { LanguageLevel } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { displayNames } from './formats.ts';

/** Name of an ISO 639-1 language in the reader's language, cased for running text. */
export function languageName(code: string): string {
  return displayNames(getLocale(), { type: 'language' }).of(code);
}

/** Capitalized, for a list. */
export function listedLanguageName(code: string): string {
  return capitalized(languageName(code), getLocale());
}

/** The language's name for itself, capitalized: "Deutsch", "Français". */
export function ownLanguageName(code: string): string {
  return capitalized(displayNames(code, { type: 'language' }).of(code), code);
}

function capitalized(text: string, locale: string): string {
  const [first = '', ...others] = text;
  return first.toLocaleUpperCase(locale) + others.join('');
}

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
