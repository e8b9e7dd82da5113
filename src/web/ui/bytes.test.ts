import { expect, test } from 'vitest';

import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 kB'],
  [700, '1 kB'],
  [820 * 1024, '820 kB'],
  [1.44 * 1024 ** 2, '1.4 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
