import { expect, test } from 'vitest';

import { excerptOf } from './excerpt.ts';

test('an excerpt is one line without markup and keeps words separate (T77)', () => {
  expect(
    excerptOf(
      '<h2>Ihre Aufgaben</h2><ul><li>Kunden <strong>beraten</strong></li><li>Angebote &lt;schreiben&gt; &amp; prüfen</li></ul>',
    ),
  ).toBe('Ihre Aufgaben Kunden beraten Angebote <schreiben> & prüfen');
  expect(excerptOf('')).toBe('');
  expect(excerptOf('<p>a\u00a0b</p>\n<p>c<br />d</p>')).toBe('a b c d');
});

test('decodes text that was escaped twice only once', () => {
  expect(excerptOf('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
});

test('ends a long excerpt at a word, after at most 200 characters', () => {
  const excerpt = excerptOf(`<p>${'Wörter, '.repeat(60)}</p>`);
  expect([...excerpt].length).toBeLessThanOrEqual(200);
  expect(excerpt).toMatch(/Wörter, Wörter…$/);
  expect(excerptOf(`<p>${'a'.repeat(200)}</p>`)).toBe('a'.repeat(200));
  expect(excerptOf(`<p>${'a'.repeat(195)} b c d e f</p>`)).toBe(`${'a'.repeat(195)} b c…`);
});

test('cuts a single endless word between characters', () => {
  const excerpt = excerptOf('😀'.repeat(300));
  expect([...excerpt]).toEqual([...Array.from({ length: 199 }, () => '😀'), '…']);
});

test('leaves no trace of HTML that was cut within a tag or an entity', () => {
  for (const end of ['<', '<stro', '<a href="https://example.com/a', '&', '&am', '&quot'])
    expect(excerptOf(`<p>Words${end}`)).toBe('Words');
});
