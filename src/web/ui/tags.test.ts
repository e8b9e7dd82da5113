import { expect, test } from 'vitest';

import { addTags } from './tags.ts';

const limits = { maxTags: 3, maxLength: 10 };

test('splits at commas and trims', () => {
  expect(addTags([], ' Sales,  cold   call ,', limits)).toEqual(['Sales', 'cold call']);
});

test('keeps one of each, whatever the case', () => {
  expect(addTags(['Sales'], 'SALES, sales, CRM', limits)).toEqual(['Sales', 'CRM']);
});

test('stops at the limits', () => {
  expect(addTags(['a', 'b'], 'c,d', limits)).toEqual(['a', 'b', 'c']);
  expect(addTags([], 'abcdefghijklmnop', limits)).toEqual(['abcdefghij']);
});
