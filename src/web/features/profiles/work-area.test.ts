import { expect, test } from 'vitest';

import { FREE_MOVEMENT, workAreaNames } from './work-area.ts';

test('a part of the area of free movement is shown country by country, in alphabetical order', () => {
  expect(workAreaNames(['PT', 'DE', 'BR'])).toEqual(['Brazil', 'Germany', 'Portugal']);
});

test('all of it is one name, before the other countries', () => {
  expect(workAreaNames(['CA', ...FREE_MOVEMENT, 'BR'])).toEqual(['EU, EEA and Switzerland', 'Brazil', 'Canada']);
});

test('the area has 27 countries of the European Union and four more', () => {
  expect(new Set(FREE_MOVEMENT).size).toBe(31);
});
