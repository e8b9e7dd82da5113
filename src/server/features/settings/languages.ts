import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { Settings } from '#contract/settings/settings.ts';

/** The site's default if it does not offer the requested language. */
export function offeredLocale({ 'site.languages': languages }: Settings, wanted: string | null): Locale {
  return languages.find((locale) => locale === wanted) ?? languages[0] ?? defaultLocale;
}
