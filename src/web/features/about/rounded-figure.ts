import { numberFormat } from '#web/ui/formats.ts';

/**
 * A count in the locale's digits: exact up to 9, then rounded down to one leading digit (two from 1,000) with a plus:
 * 537 is "500+", 1043 is "1000+". Undefined below 1.
 */
export function roundedFigure(count: number, locale: string): string | undefined {
  if (count < 1) return undefined;
  const digits = count < 1_000 ? 1 : 2;
  const format = numberFormat(locale, {
    maximumSignificantDigits: digits,
    roundingMode: 'trunc',
    // No thousands separator in four digits, as in the specification's "1000+".
    useGrouping: 'min2',
  });
  return format.format(count) + (count < 10 ? '' : '+');
}
