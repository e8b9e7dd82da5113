import { defaultLocale, type Locale, locales } from '#contract/locales.ts';

import { useSite } from './site.ts';

/** What the site offers, and `kept`: languages in which there is something already. */
export function useLanguages(kept: readonly Locale[] = []): Locale[] {
  const { languages } = useSite();
  return locales.filter((locale) => languages.includes(locale) || kept.includes(locale));
}

/** Serves readers of languages that are not offered. */
export const useDefaultLanguage = (): Locale => useSite().languages[0] ?? defaultLocale;

/** In which there is something. */
export const writtenIn = (texts: Partial<Record<Locale, unknown>>): Locale[] => locales.filter((one) => texts[one]);
