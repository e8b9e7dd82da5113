import { expect, test } from 'vitest';

import { locales, type Locale } from '#contract/locales.ts';

import { builtInDictionary, conceptKey, conceptsByKey, withBroader, type Concept } from './concepts.ts';
import type { Match } from './dictionary.ts';
import { tokensOf } from './tokens.ts';

const all = [...conceptsByKey().values()];

const areRelated = (one: string, other: string): boolean =>
  withBroader(one).includes(other) || withBroader(other).includes(one);

/** Longer words are never mere connectives. */
const LINKING_MAX = 3;

/** The concepts that a term stands for. */
const namedBy = (term: string, locale: Locale): Match[] => {
  const tokens = tokensOf(term);
  return builtInDictionary.find(tokens, locale).filter(({ from, to }) => from === 0 && to === tokens.length);
};

/** Also the other concepts of a word that may connect others and begins or ends the term ("in-store sales"). */
const foundBy = (term: string, locale: Locale): Match[] => {
  const tokens = tokensOf(term);
  const isLinking = (index: number): boolean => (tokens[index]?.word.length ?? 0) <= LINKING_MAX;
  return builtInDictionary
    .find(tokens, locale)
    .filter(
      ({ from, to }) =>
        (from === 0 || (from === 1 && isLinking(0))) &&
        (to === tokens.length || (to === tokens.length - 1 && isLinking(to))),
    );
};

const eachTerm = <Value>(map: (concept: Concept, locale: Locale, term: string) => Value[]): Value[] =>
  all.flatMap((concept) =>
    locales.flatMap((locale) => concept.words[locale].flatMap((term) => map(concept, locale, term))),
  );

test('every concept has a label in every language', () => {
  const without = all.flatMap((concept) =>
    locales.filter((locale) => !concept.words[locale][0]).map((locale) => `${locale} ${conceptKey(concept)}`),
  );
  expect(without).toEqual([]);
});

test('a term means one concept of a kind, or one concept and those that include it', () => {
  const shared = eachTerm((concept, locale, term) =>
    namedBy(term, locale)
      .filter(({ kind, id, exact }) => exact && kind === concept.kind && id !== concept.id)
      .map(conceptKey)
      .filter((other) => !areRelated(conceptKey(concept), other))
      .map((other) => `${locale} "${term}": ${conceptKey(concept)} and ${other}`),
  );
  expect(shared).toEqual([]);
});

test('a broader concept exists, and none includes itself', () => {
  for (const concept of all) {
    const broader = concept.broader.map((id) => `o.${id}`);
    expect(
      broader.filter((key) => !conceptsByKey().has(key)),
      conceptKey(concept),
    ).toEqual([]);
    expect(
      broader.flatMap((key) => withBroader(key)),
      'what includes it',
    ).not.toContain(conceptKey(concept));
  }
});

test('every concept is found by each of its words', () => {
  const lost = eachTerm((concept, locale, term) =>
    foundBy(term, locale).some(({ kind, id }) => kind === concept.kind && id === concept.id)
      ? []
      : [`${locale} "${term}": ${conceptKey(concept)}`],
  );
  expect(lost).toEqual([]);
});

test.each(['Vietname', 'Vietnã'])('recognizes %s as a country in Portuguese', (word) => {
  expect(namedBy(word, 'pt')).toMatchObject([{ kind: 'country', id: 'VN' }]);
});
