import { intlLocale, locales, type Locale } from '#contract/locales.ts';

// Creating one takes longer than formatting.
const readers = new Map(
  locales.map((locale) => [
    locale,
    {
      names: new Intl.DisplayNames(intlLocale(locale), { type: 'language' }),
      list: new Intl.ListFormat(intlLocale(locale)),
    },
  ]),
);

export const languageName = (language: string, locale: Locale): string =>
  readers.get(locale)?.names.of(language) ?? language;

/** "German and English". */
export const listed = (things: readonly string[], locale: Locale): string =>
  readers.get(locale)?.list.format(things) ?? things.join(', ');
