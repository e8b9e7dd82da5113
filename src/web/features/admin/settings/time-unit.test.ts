import { expect, test } from 'vitest';

import { largestUnit } from './time-unit.ts';

test('a time is shown in the largest unit of which it is a whole number', () => {
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
