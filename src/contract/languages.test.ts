import { expect, test } from 'vitest';

import { meetsLevel } from './languages.ts';

test('a level meets itself and everything below; a mother tongue counts as C2', () => {
  expect(meetsLevel('C2', 'B2')).toBe(true);
  expect(meetsLevel('B2', 'B2')).toBe(true);
  expect(meetsLevel('B1', 'B2')).toBe(false);
  expect(meetsLevel('native', 'C2')).toBe(true);
  expect(meetsLevel('A1', 'A2')).toBe(false);
});
