import { expect, test } from 'vitest';

import { textParts } from './text-parts.ts';

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test('links addresses, without the punctuation after them', () => {
  expect(textParts('See https://example.com/a?b=1, please.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', please.' },
  ]);
  expect(links('(https://example.com) «https://example.org/x». HTTP://EXAMPLE.NET!')).toEqual([
    'https://example.com',
    'https://example.org/x',
    'HTTP://EXAMPLE.NET',
  ]);
});

test('includes a bracket in an address if it was opened there', () => {
  expect(links('https://en.wikipedia.org/wiki/Parlance_(word)')).toEqual([
    'https://en.wikipedia.org/wiki/Parlance_(word)',
  ]);
  expect(links('(as in https://en.wikipedia.org/wiki/Parlance)')).toEqual(['https://en.wikipedia.org/wiki/Parlance']);
});

test('links only http and https', () => {
  expect(
    links('javascript:alert(1) data:text/html,x ftp://example.com mailto:a@example.com www.example.com https://'),
  ).toEqual([]);
});

test('has parts that add up to the text', () => {
  const text = 'A\nhttps://example.com\n\nB <https://example.org> "http://x.example"';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
