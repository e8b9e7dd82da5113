import { locales } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';
import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

/** Pages with a built-in text, as the pages show it (web/features/legal). */
const BEGINNINGS: Partial<Record<OwnPage, string>> = { terms: 'legal_terms', privacy: 'legal_privacy' };

/** The text of a page until the operator writes one, as HTML in all languages; empty for a page without one. */
export function defaultTexts(page: OwnPage, name: string): LocalizedWords {
  const beginning = BEGINNINGS[page];
  if (beginning === undefined) return {};
  const all = m as unknown as Record<string, Word<{ name: string }> | undefined>;
  return Object.fromEntries(
    locales.map((locale) => {
      const say = (key: string) => all[`${beginning}_${key}`]?.({ name }, { locale });
      const parts = [`<p>${escaped(say('lead') ?? '')}</p>`];
      for (let section = 1; say(`${section}_title`) !== undefined; section += 1)
        parts.push(
          `<h2>${escaped(say(`${section}_title`) ?? '')}</h2>`,
          `<p>${escaped(say(`${section}_body`) ?? '')}</p>`,
        );
      return [locale, parts.join('')];
    }),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
