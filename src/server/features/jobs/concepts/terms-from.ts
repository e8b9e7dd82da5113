import type { SuggestionKind } from '#contract/jobs/search-choices.ts';
import { languageCodes } from '#contract/languages.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';

import { type Concept, conceptKey, type Words } from './concepts.ts';
import { fold } from './tokens.ts';

/** A term for a concept or a language, and the key under which its jobs are counted (`job_facet_count`). */
interface Term {
  text: string;
  kind: SuggestionKind;
  value: string;
  key: string;
}

const CANDIDATES_MAX = 30;
const START_MIN = 2;

const lists = new WeakMap<Words['concepts'], Map<Locale, Term[]>>();

/**
 * Terms of the reader's language that begin with the text: each concept once, by its label if that matches, then the
 * administrator's words.
 */
export function termsFrom(
  start: string,
  locale: Locale,
  dictionary: Pick<Words, 'own' | 'concepts'>,
): Omit<Term, 'key'>[] {
  const key = keyOf(start);
  if (key.length < START_MIN) return [];
  const found = new Map<string, Term>();
  for (const term of [...listOf(locale, dictionary), ...ownTerms(locale, dictionary)])
    if (term.key.startsWith(key) && !found.has(term.value)) found.set(term.value, term);
  return [...found.values()].slice(0, CANDIDATES_MAX);
}

const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Occupations before skills before languages; the label before other words. */
function listOf(locale: Locale, { concepts }: Pick<Words, 'concepts'>): Term[] {
  const known = lists.get(concepts) ?? new Map<Locale, Term[]>();
  lists.set(concepts, known);
  const list = known.get(locale);
  if (list) return list;
  const languages = new Intl.DisplayNames(intlLocale(locale), { type: 'language' });
  const terms = [
    ...[...concepts.values()].flatMap((concept) => concept.words[locale].map((text) => termOf(concept, text))),
    ...languageCodes.map((code) => ({
      text: languages.of(code) ?? code,
      kind: 'language' as const,
      value: `language:${code}`,
    })),
  ].map((term) => ({ ...term, key: keyOf(term.text) }));
  known.set(locale, terms);
  return terms;
}

const termOf = (concept: Concept, text: string): Omit<Term, 'key'> => ({
  text,
  kind: concept.kind,
  value: `b:${conceptKey(concept)}`,
});

function ownTerms(locale: Locale, { own, concepts }: Pick<Words, 'own' | 'concepts'>): Term[] {
  return own.flatMap(({ concept_key: key, locale: language, word }) => {
    const concept = language === locale ? concepts.get(key) : undefined;
    return concept ? [{ ...termOf(concept, word), key: keyOf(word) }] : [];
  });
}
