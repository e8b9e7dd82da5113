import { describe, expect, test } from 'vitest';

import { translatableHtml } from './translated-html.ts';

const words: Record<string, string> = {
  'Ihre Aufgaben': 'Your tasks',
  'Sie betreuen zwei Teams & verkaufen.': 'You lead two teams & sell.',
  'zwei Teams': 'two teams',
  'Sie betreuen': 'You look after',
  '& verkaufen.': '& sell.',
};

const into = (html: string, say: (text: string) => string | null = (text) => words[text] ?? text.toUpperCase()) => {
  const { texts, compose } = translatableHtml(html);
  return { texts, html: compose(texts.map(say)) };
};

test('keeps headings, lists, line breaks and links', () => {
  const html =
    '<h2>Ihre Aufgaben</h2><ul><li><p>anrufen</p></li><li><p>a &lt; b</p></li></ul><p>eins<br>zwei</p><p><a href="https://x.example/?a=1&amp;b=&gt;" rel="nofollow">mehr</a></p>';
  expect(into(html).html).toBe(
    '<h2>Your tasks</h2><ul><li><p>ANRUFEN</p></li><li><p>A &lt; B</p></li></ul><p>EINS<br>ZWEI</p><p><a href="https://x.example/?a=1&amp;b=&gt;" rel="nofollow">MEHR</a></p>',
  );
});

test('translates a block with a bold word as a sentence, in which the word is bold again', () => {
  const { texts, html } = into('<p>Sie betreuen <strong>zwei Teams</strong> &amp; verkaufen.</p>');
  expect(texts[0]).toBe('Sie betreuen zwei Teams & verkaufen.');
  expect(html).toBe('<p>You lead <strong>two teams</strong> &amp; sell.</p>');
});

test('joins a block from its runs if the sentence lacks the translated word', () => {
  const { html } = into('<p>Sie betreuen <strong>zwei Teams</strong> &amp; verkaufen.</p>', (text) =>
    text === 'zwei Teams' ? 'a couple of teams' : (words[text] ?? text),
  );
  expect(html).toBe('<p>You look after <strong>a couple of teams</strong> &amp; sell.</p>');
});

test('does not match bold text within a longer word', () => {
  const say = (text: string) => ({ 'ab Ort arbeiten': 'work on sport', Ort: 'sport' })[text] ?? text;
  expect(into('<p>ab <em>Ort</em> arbeiten</p>', say).html).toBe('<p>work on <em>sport</em></p>');
  const part = (text: string) => ({ 'ab Ort arbeiten': 'transport', Ort: 'sport' })[text] ?? text;
  expect(into('<p>ab <em>Ort</em> arbeiten</p>', part).html).toBe('<p>ab <em>sport</em> arbeiten</p>');
});

test('does not send figures alone, and keeps them', () => {
  expect(into('<p><strong>45.000 – 52.000</strong></p>')).toEqual({
    texts: [],
    html: '<p><strong>45.000 – 52.000</strong></p>',
  });
});

test("treats a translator's answer as text, whatever it looks like", () => {
  expect(into('<p>Hallo</p>', () => '<img src=x onerror=alert(1)>\n</p>&').html).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &lt;/p&gt;&amp;</p>',
  );
});

describe('returns nothing', () => {
  test('if one text has no translation', () => {
    expect(into('<p>eins</p><p>zwei</p>', (text) => (text === 'zwei' ? null : text)).html).toBeNull();
  });
  test('for an empty text', () => {
    expect(into('')).toEqual({ texts: [], html: '' });
  });
});
