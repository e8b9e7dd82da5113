import { expect, test } from 'vitest';

import { addTags, tagsLeft } from './tags.ts';

const limits = { maxTags: 3, maxLength: 10 };

test('splits at commas and trims', () => {
  expect(addTags([], ' Sales,  cold   call ,', limits)).toEqual(['Sales', 'cold call']);
});

test('removes duplicates, ignoring case', () => {
  expect(addTags(['Sales'], 'SALES, sales, CRM', limits)).toEqual(['Sales', 'CRM']);
});

test('stops at the limits', () => {
  expect(addTags(['a', 'b'], 'c,d', limits)).toEqual(['a', 'b', 'c']);
  expect(addTags([], 'abcdefghijklmnop', limits)).toEqual(['abcdefghij']);
});

test('returns the tags above the limit as typed', () => {
  expect(tagsLeft(addTags(['a', 'b'], 'A, c, d,, e', limits), 'A, c, d,, e', limits.maxLength)).toBe('d, e');
  expect(tagsLeft(addTags([], 'a, b', limits), 'a, b', limits.maxLength)).toBe('');
});
