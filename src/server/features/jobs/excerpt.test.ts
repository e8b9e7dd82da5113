import { expect, test } from 'vitest';

import { excerptOf } from './excerpt.ts';

test('an excerpt is one line without markup, and its words stay apart (T77)', () => {
  expect(
    excerptOf(
      '<h2>Ihre Aufgaben</h2><ul><li>Kunden <strong>beraten</strong></li><li>Angebote &lt;schreiben&gt; &amp; prüfen</li></ul>',
    ),
  ).toBe('Ihre Aufgaben Kunden beraten Angebote <schreiben> & prüfen');
  expect(excerptOf('')).toBe('');
  expect(excerptOf('<p>a\u00a0b</p>\n<p>c<br />d</p>')).toBe('a b c d');
});

test('what was escaped twice is decoded once', () => {
  expect(excerptOf('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
});

test('a long one ends with a word, at 200 characters at the most', () => {
  const excerpt = excerptOf(`<p>${'Wörter, '.repeat(60)}</p>`);
  expect([...excerpt].length).toBeLessThanOrEqual(200);
  expect(excerpt).toMatch(/Wörter, Wörter…$/);
  expect(excerptOf(`<p>${'a'.repeat(200)}</p>`)).toBe('a'.repeat(200));
  expect(excerptOf(`<p>${'a'.repeat(195)} b c d e f</p>`)).toBe(`${'a'.repeat(195)} b c…`);
});

test('one word without an end is cut between characters', () => {
  const excerpt = excerptOf('😀'.repeat(300));
  expect([...excerpt]).toEqual([...Array.from({ length: 199 }, () => '😀'), '…']);
});

test('HTML that is cut within a tag or an entity leaves no trace of it', () => {
  for (const end of ['<', '<stro', '<a href="https://example.com/a', '&', '&am', '&quot'])
    expect(excerptOf(`<p>Words${end}`)).toBe('Words');
});
