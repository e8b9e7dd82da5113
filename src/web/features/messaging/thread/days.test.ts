import { expect, test } from 'vitest';

import { dayOf } from '#web/ui/day-of.ts';

import { dayHeading } from './days.ts';

test('starts a day at midnight in the reader’s time zone', () => {
  expect(dayOf('2026-11-20T23:30:00Z', 'UTC')).toBe('2026-11-20');
  expect(dayOf('2026-11-20T23:30:00Z', 'Europe/Berlin')).toBe('2026-11-21');
});

test('names the last days, and shows dates for others, with the year if it differs', () => {
  const today = '2026-11-21';
  const headings = ['2026-11-21', '2026-11-20', '2026-11-16', '2026-11-14', '2025-12-31'].map((day) =>
    dayHeading(day, today, 'en'),
  );
  expect(headings).toEqual(['Today', 'Yesterday', 'Monday', 'Saturday 14 November', 'Wednesday, 31 December 2025']);
});

test('uses the words of each language', () => {
  expect(dayHeading('2026-11-20', '2026-11-21', 'de')).toBe('Gestern');
  expect(dayHeading('2026-11-16', '2026-11-21', 'es')).toBe('Lunes');
});
