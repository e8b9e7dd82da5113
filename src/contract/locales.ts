/** The default first (specification, section 1). */
export const locales = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export const isLocale = (text: string | undefined): text is Locale => locales.some((locale) => locale === text);

const REGIONS: Partial<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** For Intl: European English and Portuguese. */
export const intlLocale = (locale: Locale): string => REGIONS[locale] ?? locale;

/**
 * For Intl: all languages that people may write in. Names of countries and languages differ in Brazil: "Polônia" is
 * "Polónia" in Portugal.
 */
export const typedLocales = (): string[] => [...new Set([...locales, ...locales.map(intlLocale)])];

/** `/about` in German is `/de/about`; English has no prefix. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** `/de/about` is German `/about`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split('/', 2);
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}

/** The best of these languages for an Accept-Language header (RFC 9110, section 12.5.4). */
export function preferredLocale(
  acceptLanguage: string | null | undefined,
  offered: readonly Locale[] = locales,
): Locale | undefined {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
        .find(Boolean);
      return { language: tag.split('-', 1)[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => offered.find((locale) => locale === language)).find(Boolean);
}
