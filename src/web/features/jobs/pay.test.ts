import { afterEach, expect, test } from 'vitest';

import type { Locale } from '#contract/locales.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';

import { reachedText, salaryText, variablePayText } from './pay.ts';

const inLocale = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => inLocale('en'));

const range = { min: 45_000, max: 55_000, currency: 'EUR', period: 'year' } as const;

test.each([
  ['en', '€45,000–€55,000 a year'],
  ['es', '45.000-55.000 € al año'],
  ['fr', '45 000–55 000 € par an'],
  ['de', '45.000–55.000 € pro Jahr'],
  ['it', '45.000-55.000 € all’anno'],
  ['pt', '45 000–55 000 € por ano'],
] as const)('formats a range in %s as %s', (locale, expected) => {
  inLocale(locale);
  // Intl separates with no-break spaces of several widths.
  expect(
    salaryText(range)
      .replace(/\s/g, ' ')
      .replace(/\s*[–-]\s*/, '–'),
  ).toBe(expected.replace('-', '–'));
});

test('shows a single figure as no range', () => {
  expect(salaryText({ ...range, max: 45_000 })).toBe('€45,000 a year');
});

test.each([
  ['hour', 'CHF', /^CHF\s32–36 an hour$/],
  ['month', 'PLN', /^PLN\s32–36 a month$/],
] as const)('per %s in %s', (period, currency, expected) => {
  expect(salaryText({ min: 32, max: 36, currency, period })).toMatch(expected);
});

test.each([
  [{ target: 12_000, capped: false }, 'Plus €12,000 a year at target, uncapped'],
  [{ target: 12_000, capped: true }, 'Plus €12,000 a year at target, capped'],
  [{ target: null, capped: false }, 'Plus variable pay, uncapped'],
  [{ target: null, capped: true }, 'Plus variable pay, capped'],
  [{ target: 12_000, capped: true, cap: 18_000 }, 'Plus €12,000 a year at target, €18,000 at most'],
  [{ target: null, capped: true, cap: 18_000 }, 'Plus variable pay, up to €18,000 a year'],
] as const)('describes variable pay of %j as %s', (variable, expected) => {
  expect(variablePayText({ ...variable, currency: 'EUR' })).toBe(expected);
});

test('states others’ achievement only if the employer did', () => {
  const variable = { target: 12_000, capped: false, currency: 'EUR' } as const;
  expect(reachedText(variable)).toBeNull();
  expect(reachedText({ ...variable, reached: { percent: 104, year: 2025 } })).toBe(
    'According to the employer, the team reached 104% of its targets on average in 2025.',
  );
});
