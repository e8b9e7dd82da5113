import { expect, test } from 'vitest';

import { dayAfter, daysUntil } from './last-day.ts';

const now = Date.parse('2026-11-21T22:15:00.000Z');

test.each([
  ['2026-11-21T23:59:59.999Z', 0],
  ['2026-11-22T23:59:59.999Z', 1],
  ['2026-12-01T23:59:59.999Z', 10],
  ['2026-11-20T23:59:59.999Z', -1],
])('counts the days from the evening of 21 November to %s: %i', (lastDay, days) => {
  expect(daysUntil(lastDay, now)).toBe(days);
});

test('thirty days after 21 November is 21 December', () => {
  expect(dayAfter(now, 30)).toBe('2026-12-21');
});
