import { intlLocale, isLocale } from '#contract/locales.ts';

import { keepResults } from './keep-results.ts';

/** By format, then by value. */
export type WrittenTexts = Map<string, Map<string, string>>;

/**
 * Node and browsers have different versions of ICU, whose words, digits and spaces differ: "7:25" and "07:25". React
 * renders the whole page again if one text differs. So the server records its formatted texts, and the browser uses
 * them.
 */
let writtenTexts: () => WrittenTexts | undefined = () => undefined;

export const overwriteWrittenTexts = (get: typeof writtenTexts): void => {
  writtenTexts = get;
};

/** Shorter texts, such as small numbers, are the same everywhere. */
const DIFFERS_FROM = 4;

/** Number of texts: formatting a range of pay takes some 50 µs. */
const KEPT = 5_000;
const keep = keepResults<string>(KEPT);

function textOf(format: string, value: string, write: () => string): string {
  const texts = writtenTexts();
  const written = texts?.get(format)?.get(value);
  if (written !== undefined) return written;
  const text = import.meta.env.SSR ? keep(`${format} ${value}`, write) : write();
  if (import.meta.env.SSR && texts && text.length >= DIFFERS_FROM)
    texts.set(format, (texts.get(format) ?? new Map<string, string>()).set(value, text));
  return text;
}

/**
 * For the reader's locale in its European form, or for any language. Creating a format takes some 50 µs, using it less
 * than one, and a list of jobs uses a hundred. The code's formats, languages, currencies and time zones limit the cache.
 */
function madeOnce<Options extends object, Format>(
  kind: string,
  make: (locale: string, options: Options, text: (value: string, write: () => string) => string) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const written = isLocale(locale) ? intlLocale(locale) : locale;
    const key = `${kind} ${written} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(written, options, (value, write) => textOf(key, value, write));
    made.set(key, format);
    return format;
  };
}

export const dateFormat = madeOnce('date', (locale, options: Intl.DateTimeFormatOptions, text) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return {
    format: (at: Date) => text(String(at.getTime()), () => format.format(at)),
    formatRange: (from: Date, to: Date) =>
      text(`${from.getTime()} ${to.getTime()}`, () => format.formatRange(from, to)),
  };
});

export const numberFormat = madeOnce('number', (locale, options: Intl.NumberFormatOptions, text) => {
  const format = new Intl.NumberFormat(locale, options);
  return {
    format: (value: number) => text(String(value), () => format.format(value)),
    formatRange: (from: number, to: number) => text(`${from} ${to}`, () => format.formatRange(from, to)),
  };
});

export const relativeFormat = madeOnce('relative', (locale, options: Intl.RelativeTimeFormatOptions, text) => {
  const format = new Intl.RelativeTimeFormat(locale, options);
  return {
    format: (value: number, unit: Intl.RelativeTimeFormatUnitSingular) =>
      text(`${value} ${unit}`, () => format.format(value, unit)),
  };
});

export const listFormat = madeOnce('list', (locale, options: Intl.ListFormatOptions, text) => {
  const format = new Intl.ListFormat(locale, options);
  return { format: (items: readonly string[]) => text(items.join('\n'), () => format.format(items)) };
});

/** Falls back to the code. */
export const displayNames = madeOnce('name', (locale, options: Intl.DisplayNamesOptions, text) => {
  const names = new Intl.DisplayNames(locale, options);
  return { of: (code: string) => text(code, () => names.of(code) ?? code) };
});

/** Names of time zones: "Western European Time". */
export const zoneNames = madeOnce(
  'zone',
  (locale, options: Pick<Intl.DateTimeFormatOptions, 'timeZoneName'>, text) => ({
    of: (timeZone: string) =>
      text(timeZone, () => {
        const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatToParts(new Date());
        return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
      }),
  }),
);
