import { expect, test } from 'vitest';

import { FREE_MOVEMENT, workAreaNames } from './work-area.ts';

test('lists a part of the area of free movement by country, in alphabetical order', () => {
  expect(workAreaNames(['PT', 'DE', 'BR'])).toEqual(['Brazil', 'Germany', 'Portugal']);
});

test('shows the whole area as one name, before other countries', () => {
  expect(workAreaNames(['CA', ...FREE_MOVEMENT, 'BR'])).toEqual(['EU, EEA and Switzerland', 'Brazil', 'Canada']);
});

test('contains the 27 countries of the European Union and four more', () => {
  expect(new Set(FREE_MOVEMENT).size).toBe(31);
});
