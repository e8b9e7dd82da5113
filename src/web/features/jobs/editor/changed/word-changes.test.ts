import { expect, test } from 'vitest';

import { wordChanges } from './word-changes.ts';

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test.each([
  ['We sell tea.', 'We sell tea.', 'We sell tea.'],
  ['We sell tea.', 'We sell green tea.', 'We sell [+green +]tea.'],
  ['You earn 45.000 euros', 'You earn 48.000 euros', 'You earn [-45.000 -][+48.000 +]euros'],
  ['One\nTwo\nThree', 'One\nThree', 'One\n[-Two\n-]Three'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
])('%j becomes %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test('contain both texts', () => {
  const [before, after] = ['a b c d\ne f, g  h', 'b x c\nd e f; g h i'];
  const pieces = wordChanges(before, after);
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});

test('are a single change for long texts with nothing in common', () => {
  const [before, after] = [(word: string) => `${word} `.repeat(3_000)].flatMap((make) => [make('a'), make('b')]);
  expect(wordChanges(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
