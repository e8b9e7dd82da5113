import { expect, test } from 'vitest';

import { isFiltered, noFilters, sinceOf } from './search-filters.ts';

const local = (...[year, month, day, hour = 0]: [number, number, number, number?]) =>
  new Date(year, month - 1, day, hour);

test('starts today at midnight, a week 7 days back, and a month one calendar month back (T287)', () => {
  const now = local(2026, 11, 21, 15);
  expect(sinceOf('all', now)).toBeUndefined();
  expect(sinceOf('today', now)).toBe(local(2026, 11, 21).toISOString());
  expect(sinceOf('week', now)).toBe(local(2026, 11, 14).toISOString());
  expect(sinceOf('month', now)).toBe(local(2026, 10, 21).toISOString());
});

test('starts a month on the last day of the previous month if that is too short (T288)', () => {
  expect(sinceOf('month', local(2026, 3, 31))).toBe(local(2026, 2, 28).toISOString());
  expect(sinceOf('month', local(2026, 1, 15))).toBe(local(2025, 12, 15).toISOString());
});

test('ignores blank filters', () => {
  expect(isFiltered({ ...noFilters, q: '  ' })).toBe(false);
  expect(isFiltered({ ...noFilters, mine: true })).toBe(true);
});
