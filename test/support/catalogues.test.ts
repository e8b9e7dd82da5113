import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

import { defaultLocale, locales, type Locale } from '#contract/locales.ts';

type Catalogue = Record<string, unknown>;

const catalogues = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, JSON.parse(await readFile(`messages/${locale}.json`, 'utf8')) as Catalogue])),
) as Record<Locale, Catalogue>;

/** The parameters that a message takes, in whatever variants it has. */
const parameters = (message: unknown): string[] => [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();

/** Words that are the same in another language: names, codes, and what both languages really share. */
const sentences = (catalogue: Catalogue) => Object.entries(catalogue).filter(([key, text]) => key !== '$schema' && typeof text === 'string' && text.split(' ').length > 4);

describe.for(locales.filter((locale) => locale !== defaultLocale))('the catalogue %s', (locale) => {
  test('has the same keys as the English one', () => {
    expect(Object.keys(catalogues[locale])).toEqual(Object.keys(catalogues.en));
  });

  test('takes the same parameters', () => {
    for (const key of Object.keys(catalogues.en)) expect([key, parameters(catalogues[locale][key])]).toEqual([key, parameters(catalogues.en[key])]);
  });

  test('leaves no sentence in English', () => {
    const english = new Set(sentences(catalogues.en).map(([, text]) => text));
    expect(sentences(catalogues[locale]).filter(([, text]) => english.has(text))).toEqual([]);
  });
});

test('every message that counts has a form for whatever number', () => {
  for (const locale of locales) {
    for (const [key, message] of Object.entries(catalogues[locale])) {
      if (Array.isArray(message)) expect([locale, key, JSON.stringify(message)]).toEqual([locale, key, expect.stringMatching(/=\*"/)]);
    }
  }
});
