import { expect, test } from 'vitest';

import { amountOf } from './amount.ts';

test.each(['45000', '45.000', '45,000', '45 000', '45\u202f000', "45'000", ' 45000 '])(
  'reads %s as forty-five thousand',
  (typed) => {
    expect(amountOf(typed)).toBe(45_000);
  },
);

test.each(['', '45.5', '45,00', '4.5000', '-1', '1e5', 'a lot', '45.000,50'])('does not guess at %j', (typed) => {
  expect(amountOf(typed)).toBeNaN();
});
