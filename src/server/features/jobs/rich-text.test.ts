import { describe, expect, test } from 'vitest';

import { plainText, sanitizeRichText } from './rich-text.ts';

const REL = 'rel="nofollow noopener noreferrer"';

describe('rich text (T120)', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a</p><script>alert(1)', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y" data-z="1">a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script><p>in</p></svg>out', 'out'],
    ['<svg onload=alert(1)//', ''],
    ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<iframe src="https://evil.example"><p>fallback</p></iframe>', ''],
    ['<template><p>a</p></template><textarea><p>b</p></textarea>', ''],
    ['<xmp><p>a</p></xmp><title>b</title>', ''],
    ['<!-- <p>a</p> --><p>b</p><![CDATA[<p>c</p>]]>', '<p>b</p>'],
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<form action="https://evil.example"><input value="a"><button>Send</button></form>', 'Send'],
    [
      '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><p>a</p>',
      '<p>a</p>',
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>a\u0000b\u0001c&#1;d\ufffe</p>', '<p>abcd</p>'],
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ])('sanitizes: %s', async (html, clean) => {
    expect(await sanitizeRichText(html)).toBe(clean);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example',
    '//evil.example',
    '/jobs',
    'jobs',
    '#x',
    'https://',
    'https://known.example@evil.example',
    '',
  ])('removes a link to %s', async (href) => {
    expect(await sanitizeRichText(`<p><a href="${href}">a</a></p>`)).toBe('<p>a</p>');
  });

  test.each([
    ['https://site.example/a?b=1&amp;c=2', 'https://site.example/a?b=1&amp;c=2'],
    ['HTTP://Site.example', 'http://site.example/'],
    ['mailto:jobs@site.example', 'mailto:jobs@site.example'],
    ['https://site.example/"onmouseover="x', 'https://site.example/'],
  ])('keeps a link to %s, marked for no ranking', async (href, address) => {
    expect(await sanitizeRichText(`<a href="${href}" target="_top" rel="opener" onclick="x()">a</a>`)).toBe(
      `<a href="${address}" ${REL}>a</a>`,
    );
  });

  test.each([
    [
      '<p>a <strong>b</strong> <em>c</em><br>d</p><h2>e</h2><h3>f</h3><ul><li>g</li></ul><ol><li>h</li></ol>',
      '<p>a <strong>b</strong> <em>c</em><br />d</p><h2>e</h2><h3>f</h3><ul><li>g</li></ul><ol><li>h</li></ol>',
    ],
    ['<h1>a</h1><h4>b</h4><h5>c</h5><h6>d</h6>', '<h2>a</h2><h3>b</h3><h3>c</h3><h3>d</h3>'],
    ['<b>a</b> <i>b</i> <u>c</u> <span>d</span>', '<strong>a</strong> <em>b</em> c d'],
    [
      '<p>a</p><p></p><p><br></p><p>&nbsp; </p><p><strong> </strong></p><h2></h2><ul><li></li></ul><p>b</p>',
      '<p>a</p><p>b</p>',
    ],
    ['<p>a<strong> </strong>b<em></em></p>', '<p>a<strong> </strong>b</p>'],
    ['<div>a</div><div><p>b</p><ul><li><div>c</div></li></ul></div>', '<p>a</p><p>b</p><ul><li><p>c</p></li></ul>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    [' <p> </p> &nbsp; <br> \u200b ', ''],
    ['Sprache: 言葉 😀 ü', 'Sprache: 言葉 😀 ü'],
  ])('keeps permitted markup: %s', async (html, clean) => {
    expect(await sanitizeRichText(html)).toBe(clean);
  });

  test('does not change when sanitized again', async () => {
    for (const html of [
      '<div><div>a<ul>b<li>c<p>d<h1>e',
      '<p>1 &lt; 2 &amp;amp; &nbsp;3</p>',
      '<a href="https://a.example/ä?q=&quot;">a<a href="https://b.example">b',
      '<em>'.repeat(100) + 'x',
    ]) {
      const clean = await sanitizeRichText(html);
      expect(await sanitizeRichText(clean)).toBe(clean);
    }
  });

  test('of maximum size takes no time, however deeply nested', async () => {
    for (const part of [
      '<em>',
      '<em>x',
      '<div>',
      '<ul><li>',
      '<a href="https://a.example">x',
      '<<',
      '<p>',
      '<svg><title>',
      '<iframe>',
      '<table><tr><td>x',
      '&amp',
      '<br>',
    ]) {
      const html = part.repeat(Math.floor(40_960 / part.length));
      const clean = await sanitizeRichText(html);
      expect(deepest(clean)).toBeLessThanOrEqual(30);
    }
  });
});

function deepest(html: string): number {
  let [depth, most] = [0, 0];
  for (const [, closing] of html.matchAll(/<(\/?)(?!br)[a-z]/g)) {
    depth += closing ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}

test('plain text has a line for each block, and unescaped characters', () => {
  const html =
    '<h2>We &amp; you</h2><p>1 &lt; 2, &quot;so&quot;<br />then <a href="https://a.example/">this</a></p><ul><li><p>One</p></li><li>Two &amp;nbsp;</li></ul>';
  expect(plainText(html)).toBe('We & you\n1 < 2, "so"\nthen this\nOne\nTwo &nbsp;');
});
