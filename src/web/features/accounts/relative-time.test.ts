import { expect, test } from 'vitest';

import { relativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test.each([
  [-5_000, 'now'],
  [59_000, 'now'],
  [MINUTE, '1 minute ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [72 * 60 * MINUTE, '3 days ago'],
])('%d ms ago is "%s"', (passed, words) => {
  expect(relativeTime(NOW - passed, NOW, 'en')).toBe(words);
});

test('uses the reader’s language', () => {
  expect(relativeTime(NOW - 5 * MINUTE, NOW, 'de')).toBe('vor 5 Minuten');
});
