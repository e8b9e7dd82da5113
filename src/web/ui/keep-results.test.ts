import fc from 'fast-check';
import { expect, test } from 'vitest';

import { keepResults } from './keep-results.ts';

test('computes repeated results once, and keeps at most twice the minimum', () => {
  const keep = keepResults<number>(3);
  let found = 0;
  const ask = (key: string) => keep(key, () => (found += 1));
  expect(['a', 'b', 'a', 'c', 'b'].map(ask)).toEqual([1, 2, 1, 3, 2]);
  // The first ones are replaced by six others.
  'defghi'.split('').forEach(ask);
  expect(['i', 'h', 'a'].map(ask)).toEqual([9, 8, 10]);
});

test('returns the same results as without a cache', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: 0, max: 12 })), (enough, asked) => {
      const keep = keepResults<string>(enough);
      for (const value of asked) expect(keep(`key ${value}`, () => `of ${value}`)).toBe(`of ${value}`);
    }),
  );
});

test('does not keep results of long keys', () => {
  const keep = keepResults<number>(3);
  let found = 0;
  const ask = () => keep('a'.repeat(201), () => (found += 1));
  expect([ask(), ask()]).toEqual([1, 2]);
});
