import { expect, test } from 'vitest';

import { amountOf, numberOf } from './amount.ts';

test.each(['45000', '45.000', '45,000', '45 000', '45\u202f000', "45'000", ' 45000 '])(
  'reads %s as forty-five thousand',
  (typed) => {
    expect(amountOf(typed)).toBe(45_000);
  },
);

test.each(['', '45.5', '45,00', '4.5000', '-1', '1e5', 'a lot', '45.000,50', '0.500'])(
  'does not guess the meaning of %j',
  (typed) => {
    expect(amountOf(typed)).toBeNaN();
  },
);

test.each([
  ['45.000', 45_000],
  ['1,000', 1_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0,125', 0.125],
  ['-3', -3],
  ['12', 12],
])('reads %s as a number', (typed, number) => {
  expect(numberOf(typed)).toBe(number);
});

test.each(['two', '1.234,5'])('does not read %j as a number', (typed) => {
  expect(numberOf(typed)).toBeNaN();
});
