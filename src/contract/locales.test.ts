import { describe, expect, test } from 'vitest';

import { localizePath, preferredLocale, splitLocale } from './locales.ts';

describe('languages and addresses', () => {
  test('English has no prefix, the others have theirs, in both directions', () => {
    expect(localizePath('/', 'en')).toBe('/');
    expect(localizePath('/', 'de')).toBe('/de');
    expect(localizePath('/about', 'pt')).toBe('/pt/about');
    for (const path of ['/', '/about', '/jobs/de', '/design']) {
      for (const locale of ['en', 'es', 'de'] as const)
        expect(splitLocale(localizePath(path, locale))).toEqual({ locale, path });
    }
  });

  test('a word that only begins like a language is a path', () => {
    expect(splitLocale('/design')).toEqual({ locale: 'en', path: '/design' });
    expect(splitLocale('/en/about')).toEqual({ locale: 'en', path: '/en/about' });
  });

  test.for([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.2, fr-CA;q=0.7', 'fr'],
    ['nl, sv;q=0.9, it;q=0.1', 'it'],
    ['PT-br', 'pt'],
    ['de;q=0, es', 'es'],
    ['nl', undefined],
    ['', undefined],
    [null, undefined],
    ['*', undefined],
    [';;;q=,,de;q=banana'.repeat(200), 'de'],
  ] as const)('%s prefers %s', ([header, locale]) => expect(preferredLocale(header)).toBe(locale));
});
