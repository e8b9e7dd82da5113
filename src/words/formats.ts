import { intlLocale, type Locale } from '#contract/locales.ts';

/** Pages pass `#web/ui/formats.ts`, whose texts are the same in Node and in the browser; the server `intlFormats`. */
export interface Formats {
  numberFormat(
    locale: Locale,
    options: Intl.NumberFormatOptions,
  ): { format(value: number): string; formatRange(from: number, to: number): string };
  dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): { format(at: Date): string };
  displayNames(locale: Locale, options: Intl.DisplayNamesOptions): { of(code: string): string };
}

export const intlFormats: Formats = {
  numberFormat: (locale, options) => new Intl.NumberFormat(intlLocale(locale), options),
  dateFormat: (locale, options) => new Intl.DateTimeFormat(intlLocale(locale), options),
  displayNames: (locale, options) => {
    const names = new Intl.DisplayNames(intlLocale(locale), options);
    return { of: (code) => names.of(code) ?? code };
  },
};
