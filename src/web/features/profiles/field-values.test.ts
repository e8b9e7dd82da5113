import { expect, test } from 'vitest';

import { webAddress } from './field-values.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/path ', 'https://www.example.com/path'],
  ['http://example.com', 'http://example.com'],
  // Left as typed, for the contract to refuse.
  ['ftp://example.com', 'ftp://example.com'],
  ['', null],
  ['  ', null],
  [null, null],
])('converts a web address typed as %j to %j', (typed, expected) => {
  expect(webAddress.setValueAs(typed)).toBe(expected);
});
