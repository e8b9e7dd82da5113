import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

import { defaultLocale, locales, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import { ALL_LANGUAGES } from '../../bin/assets/messages.mjs';
import { wordsToAvoid } from './words-to-avoid.ts';

type Catalogue = Record<string, unknown>;

const catalogues = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, JSON.parse(await readFile(`messages/${locale}.json`, 'utf8')) as Catalogue]),
  ),
) as Record<Locale, Catalogue>;

/** The parameters of a message, in all its variants. */
const parameters = (message: unknown): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();

/** The texts of a message, in all its variants, without parameters. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message.replaceAll(/\{\w+\}/g, ' ').trim()];
  return typeof message === 'object' && message !== null
    ? Object.entries(message).flatMap(([key, value]) =>
        key === 'declarations' || key === 'selectors' ? [] : textsOf(value),
      )
    : [];
}

/** Texts of more than one word: a single word may be the same in two languages. */
const phrases = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([key, message]) =>
    key === '$schema'
      ? []
      : textsOf(message)
          .filter((text) => /\p{L}\s+\p{L}/u.test(text))
          .map((text) => [key, text] as const),
  );

describe.for(locales.filter((locale) => locale !== defaultLocale))('the catalogue %s', (locale) => {
  test('has the same keys as the English one (T7)', () => {
    expect(Object.keys(catalogues[locale])).toEqual(Object.keys(catalogues.en));
  });

  test('takes the same parameters', () => {
    for (const key of Object.keys(catalogues.en))
      expect([key, parameters(catalogues[locale][key])]).toEqual([key, parameters(catalogues.en[key])]);
  });

  test('has no sentence in English (T8)', () => {
    const english = new Set(phrases(catalogues.en).map(([, text]) => text));
    expect(english.size).toBeGreaterThan(1_000);
    expect(phrases(catalogues[locale]).filter(([, text]) => english.has(text))).toEqual([]);
  });

  test('has no empty text if the English one is not empty (T9)', () => {
    const isEmpty = (message: unknown) => textsOf(message).some((text) => text === '');
    for (const [key, message] of Object.entries(catalogues.en))
      expect([key, isEmpty(catalogues[locale][key])]).toEqual([key, isEmpty(message)]);
  });
});

test('every message with a count has a form for every number', () => {
  for (const locale of locales) {
    for (const [key, message] of Object.entries(catalogues[locale])) {
      if (Array.isArray(message))
        expect([locale, key, JSON.stringify(message)]).toEqual([locale, key, expect.stringMatching(/=\*"/)]);
    }
  }
});

test('Portuguese uses the plural for zero: “0 ofertas”', () => {
  // Intl treats "pt" as Brazilian, where 0 is singular: messages ask for 1 instead.
  expect(Object.entries(catalogues.pt).filter(([, message]) => JSON.stringify(message).includes(': plural'))).toEqual(
    [],
  );
  expect(m.jobs_count({ count: 0, shown: '0' }, { locale: 'pt' })).toBe('0 ofertas');
  expect(m.jobs_count({ count: 1, shown: '1' }, { locale: 'pt' })).toBe('1 oferta');
});

test('messages in another language than the page’s are included in scripts in all languages', async () => {
  const elsewhere: string[] = [];
  for await (const file of glob('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
    for (const [, key] of (await readFile(file, 'utf8')).matchAll(/\bm\.(\w+)\([^;\n]*?,\s*\{\s*locale\b/g))
      elsewhere.push(key!);
  expect(elsewhere).toContain('app_language_offer');
  expect(elsewhere.filter((key) => !ALL_LANGUAGES.test(key))).toEqual([]);
});

const hasWord = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${RegExp.escape(word)}(?![\p{L}\p{N}-])`, 'iu').test(text);

test('a word is matched whole, in any case', () => {
  expect(['E-mail sent', 'e-mails', 'The e-mail.'].map((text) => hasWord(text, 'e-mail'))).toEqual([true, false, true]);
});

test.for(locales)('the catalogue %s has none of the words that its terms replace', (locale) => {
  const words = Object.keys(wordsToAvoid[locale]);
  const found = Object.entries(catalogues[locale]).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) => words.filter((word) => hasWord(text, word)).map((word) => [key, word])),
  );
  expect(found).toEqual([]);
});

/** Quotations of interface texts, by the message that they quote. */
const quoted: Record<string, string[]> = {
  admin_alert_retry_step: ['admin_health'],
  applications_own_none_here_text: ['applications_all'],
  applications_received_no_match_text: ['applications_received_all'],
  field_stage_order: ['applications_status_viewed'],
  jobs_managers_none: ['team_title'],
  settings_site_contact_email: ['app_about'],
  settings_site_contact_phone: ['app_about'],
  stages_list: ['applications_status_new'],
  stages_none_text: [
    'applications_status_new',
    'applications_status_viewed',
    'applications_status_shortlisted',
    'applications_status_interview',
  ],
};

test.for(locales.filter((locale) => locale !== defaultLocale))(
  'texts in %s name parts of the interface as they are shown',
  (locale) => {
    const messages = catalogues[locale];
    for (const [key, labels] of Object.entries(quoted))
      for (const label of labels)
        expect([key, messages[key]]).toEqual([key, expect.stringContaining(String(messages[label]))]);
  },
);

test('French punctuation never begins a line', () => {
  const found = Object.entries(catalogues.fr).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) => (/[ \u00A0][:;?!»]|«[ \u00A0]/.test(text) ? [key] : [])),
  );
  expect(found).toEqual([]);
});
