import { intlLocale, locales, type Locale } from '#contract/locales.ts';

// Made once: to make one costs more than the text that it is for.
const readers = new Map(
  locales.map((locale) => [
    locale,
    {
      names: new Intl.DisplayNames(intlLocale(locale), { type: 'language' }),
      list: new Intl.ListFormat(intlLocale(locale)),
    },
  ]),
);

/** What a language is called in one of the six. */
export const languageName = (language: string, locale: Locale): string =>
  readers.get(locale)?.names.of(language) ?? language;

/** Things one after the other, as a language does it: "German and English". */
export const listed = (things: readonly string[], locale: Locale): string =>
  readers.get(locale)?.list.format(things) ?? things.join(', ');
