import { expect, test } from 'vitest';

import { largestUnit } from './time-unit.ts';

test('shows a duration in the largest unit that divides it evenly', () => {
  expect([1, 59, 60, 90, 900, 3_600, 5_400, 86_400, 172_800, 90_000].map(largestUnit)).toEqual([
    'second',
    'second',
    'minute',
    'second',
    'minute',
    'hour',
    'minute',
    'day',
    'day',
    'hour',
  ]);
});
