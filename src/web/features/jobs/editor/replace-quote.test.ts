import { expect, test } from 'vitest';

import { replaceQuote } from './replace-quote.ts';

test('replaces a wording in a title', () => {
  expect(replaceQuote('Native speaker wanted', 'Native speaker', 'English at C1', false)).toBe('English at C1 wanted');
});

test('replaces only the first occurrence', () => {
  expect(replaceQuote('<p>jung, jung</p>', 'jung', 'motiviert', true)).toBe('<p>motiviert, jung</p>');
});

test('leaves words alone that merely contain the quote', () => {
  expect(replaceQuote('Jungunternehmer', 'Jung', 'Neu', false)).toBeUndefined();
  expect(replaceQuote('unnative native', 'native', 'C2', false)).toBe('unnative C2');
});

test('leaves an address alone', () => {
  expect(replaceQuote('<p><a href="https://native.example/">here</a></p>', 'native', 'C2', true)).toBeUndefined();
});

test('does not break markup', () => {
  expect(replaceQuote('<p>native <strong>speaker</strong></p>', 'native speaker', 'C2', true)).toBeUndefined();
});

test('inserts the replacement as text', () => {
  expect(replaceQuote('<p>R&amp;D natives</p>', 'R&D natives', 'R&D <C2>', true)).toBe('<p>R&amp;D &lt;C2&gt;</p>');
});
