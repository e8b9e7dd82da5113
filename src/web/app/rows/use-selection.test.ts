import { expect, test } from 'vitest';

import { toggled } from './use-selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const start = { ids: new Set<string>(), anchor: undefined };

test('a press selects, a second one takes it back', () => {
  const once = toggled(start, 'b', shown, false);
  expect([...once.ids]).toEqual(['b']);
  expect([...toggled(once, 'b', shown, false).ids]).toEqual([]);
});

test('with shift, all from the one pressed before are selected, upwards too', () => {
  const anchored = toggled(start, 'd', shown, false);
  expect([...toggled(anchored, 'b', shown, true).ids].toSorted()).toEqual(['b', 'c', 'd']);
});

test('a range that ends on a selected row takes the range off', () => {
  const all = { ids: new Set(shown), anchor: 'b' };
  expect([...toggled(all, 'd', shown, true).ids]).toEqual(['a', 'e']);
});

test('with shift but nothing pressed before, or nothing that is still shown, one is selected', () => {
  expect([...toggled(start, 'c', shown, true).ids]).toEqual(['c']);
  expect([...toggled({ ids: new Set(), anchor: 'gone' }, 'c', shown, true).ids]).toEqual(['c']);
});
