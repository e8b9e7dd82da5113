import { describe, expect, test } from 'vitest';

import { preview, PREVIEW_LENGTHS } from './preview.ts';

test('a toast shows 50 characters, an email 100 and a template 200 (T280)', () => {
  expect(PREVIEW_LENGTHS).toEqual({ toast: 50, mail: 100, template: 200 });
});

describe.each(Object.entries(PREVIEW_LENGTHS))('the preview in a %s', (place, length) => {
  const shown = (text: string) => preview(text, place as keyof typeof PREVIEW_LENGTHS);
  /** Each character differs from the previous one, so that a missing one is noticed. */
  const letters = (count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(0x61 + (index % 26))).join('');

  test.each([length - 1, length])('is the whole text of %i characters (T281)', (count) => {
    expect(shown(letters(count))).toBe(letters(count));
  });

  test('is as many characters of a longer text, then an ellipsis (T282)', () => {
    for (const count of [length + 1, length + 2, 10 * length])
      expect(shown(letters(count))).toBe(`${letters(length)}…`);
  });

  test.each([
    ['a letter and its accent', 'e\u0301'],
    ['a surrogate pair', '😀'],
    ['a family', '👩‍👩‍👧'],
    ['a flag', '🇵🇹'],
    ['a line break of two', '\r\n'],
  ])('counts %s as one and never splits it (T283)', (_, character) => {
    for (const count of [length - 1, length]) expect(shown(character.repeat(count))).toBe(character.repeat(count));
    expect(shown(character.repeat(length + 1))).toBe(`${character.repeat(length)}…`);
  });
});
