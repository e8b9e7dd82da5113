const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant's calendar day in a time zone: `2026-11-21`. */
export function dayOf(at: string | number, timeZone: string): string {
  let format = formats.get(timeZone);
  // Cached: a formatter is expensive, and a long thread needs thousands of dates. Swedish dates are ISO 8601.
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })),
    );
  return format.format(new Date(at));
}
