/**
 * Making a format takes some 50 µs, using it less than one, and a list of jobs uses a hundred. The code's formats,
 * languages, currencies and time zones bound the cache.
 */
function madeOnce<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const displayNames = madeOnce(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);
