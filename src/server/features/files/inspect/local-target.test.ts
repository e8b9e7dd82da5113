import { describe, expect, test } from 'vitest';

import { isLocal } from './local-target.ts';

describe('a target in a document', () => {
  test.each([
    'https://example.com/t.dotm',
    'HTTP://example.com',
    'ftp://example.com/t.dotm',
    'mhtml:http://example.com',
    '//example.com/t.dotm',
    '\\\\example.com\\share\\t.dotm',
    '/\\example.com/t.dotm',
    '\\\\?\\UNC\\example.com\\t.dotm',
    '\\??\\UNC\\example.com\\t.dotm',
    'file://example.com/t.dotm',
    'file:////example.com/t.dotm',
    'file:///\\\\example.com\\t.dotm',
    'file:///%5C%5Cexample.com/t.dotm',
    'file:///\t//example.com/t.dotm',
    'file:///https://example.com',
    ' \u0000https://example.com',
  ])('is remote: %s', (target) => {
    expect(isLocal(target)).toBe(false);
  });

  test.each([
    'Normal.dotm',
    '../media/image1.png',
    '/word/document.xml',
    'C:\\Users\\Ana\\CV.dotx',
    'file:///C:\\Users\\Ana\\Modern%20CV.dotx',
    'file:///D:/CV.dotx',
    'file:///Users/ana/CV.dotx',
    '100% %.dot',
    '',
  ])('is local, or in the document: %s', (target) => {
    expect(isLocal(target)).toBe(true);
  });
});
