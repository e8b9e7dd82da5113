import { expect, test } from 'vitest';

import { preview } from './preview.ts';

test('a text of as many characters is shown whole, a longer one with an ellipsis as the last of them', () => {
  expect(preview('a'.repeat(50), 50)).toBe('a'.repeat(50));
  expect(preview('a'.repeat(51), 50)).toBe(`${'a'.repeat(49)}…`);
});

test('no letter is parted from its accent, and no space stands before the ellipsis', () => {
  expect(preview('e\u0301'.repeat(60), 50)).toBe(`${'e\u0301'.repeat(49)}…`);
  expect(preview(`${'a'.repeat(48)} ${'b'.repeat(9)}`, 50)).toBe(`${'a'.repeat(48)}…`);
});
