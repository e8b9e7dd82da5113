import { intlLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

/** Texts, times and names in one language. */
export interface Words {
  locale: Locale;
  say: (message: Word) => string;
  /** Of a day without a time. */
  day: (day: string | null | undefined) => string;
  /** In UTC, which the text says. */
  moment: (at: string | null | undefined) => string;
  language: (code: string | null | undefined) => string;
  country: (code: string | null | undefined) => string;
  number: (value: number) => string;
  list: (items: readonly string[]) => string;
  yesNo: (is: boolean) => string;
}

export function wordsIn(locale: Locale): Words {
  const inLocale = intlLocale(locale);
  const days = new Intl.DateTimeFormat(inLocale, { dateStyle: 'long', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(inLocale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  const languages = new Intl.DisplayNames(inLocale, { type: 'language' });
  const countries = new Intl.DisplayNames(inLocale, { type: 'region' });
  const numbers = new Intl.NumberFormat(inLocale);
  const lists = new Intl.ListFormat(inLocale, { type: 'conjunction' });
  const say = (message: Word) => message({}, { locale });
  return {
    locale,
    say,
    day: (day) => (day ? days.format(new Date(day)) : ''),
    moment: (at) => (at ? moments.format(new Date(at)) : ''),
    language: (code) => (code ? (languages.of(code) ?? code) : ''),
    country: (code) => (code ? (countries.of(code) ?? code) : ''),
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    yesNo: (is) => say(is ? m.questions_yes : m.questions_no),
  };
}
