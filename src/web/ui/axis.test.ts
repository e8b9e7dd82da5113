import { expect, test } from 'vitest';

import { axisTicks } from './axis.ts';

test.each([
  [0, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [10, [0, 3, 6, 9, 12]],
  [97, [0, 25, 50, 75, 100]],
  [1240, [0, 500, 1000, 1500]],
])('up to %i', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks);
});
