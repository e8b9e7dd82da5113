import { describe, expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';

import { roundedFigure } from './rounded-figure.ts';

describe('a figure of the about page (T18)', () => {
  test('is not shown below 1', () => {
    expect(roundedFigure(0, 'en')).toBeUndefined();
  });

  test.each([
    [1, '1'],
    [6, '6'],
    [9, '9'],
  ])('shows %d exactly', (count, shown) => {
    expect(roundedFigure(count, 'en')).toBe(shown);
  });

  test.each([
    [10, '10+'],
    [19, '10+'],
    [99, '90+'],
    [537, '500+'],
    [999, '900+'],
  ])('rounds %d down to one digit', (count, shown) => {
    expect(roundedFigure(count, 'en')).toBe(shown);
  });

  test.each([
    [1_000, '1000+'],
    [1_299, '1200+'],
    [12_999, '12,000+'],
    [1_999_999, '1,900,000+'],
  ])('rounds %d down to two digits', (count, shown) => {
    expect(roundedFigure(count, 'en')).toBe(shown);
  });

  test('uses the digit separators of the language', () => {
    expect(roundedFigure(12_345, 'de')).toBe('12.000+');
  });

  test.each(locales)('never rounds up in %s', (locale) => {
    for (let count = 1; count < 20_000; count += 7) {
      const claimed = Number(roundedFigure(count, locale)?.replace(/\D/g, ''));
      expect(claimed).toBeLessThanOrEqual(count);
      expect(claimed).toBeGreaterThan(count / 2);
    }
  });
});
