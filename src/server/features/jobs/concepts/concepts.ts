import { setImmediate as nextTurn } from 'node:timers/promises';

import { countryCodes } from '#contract/countries.ts';
import type { JobCategory } from '#contract/jobs/job-choices.ts';
import { intlLocale, locales, type Locale } from '#contract/locales.ts';

import { Dictionary, type Meaning, type MeaningKind, type TermCounts } from './dictionary.ts';
import { readWordList, type Block, type WordList } from './word-lists.ts';

export interface Concept {
  id: string;
  kind: 'occupation' | 'skill';
  /** Null if it belongs to no category. */
  category: JobCategory | null;
  /** A unit group of ISCO-08. */
  isco: string | null;
  /** Ids of the concepts whose jobs include its own. */
  broader: string[];
  /** The first term of a language is its label. */
  words: Record<Locale, string[]>;
}

const readOccupation = ({ head: [id = '', category = '-', isco = '-', broader = ''], words }: Block): Concept => ({
  id,
  kind: 'occupation',
  category: category === '-' ? null : (category as JobCategory),
  isco: isco === '-' ? null : isco.replace('isco ', ''),
  broader: broader
    .replace('<', '')
    .split(',')
    .map((wider) => wider.trim())
    .filter(Boolean),
  words,
});

const readSkill = ({ head: [id = ''], words }: Block): Concept => ({
  id,
  kind: 'skill',
  category: null,
  isco: null,
  broader: [],
  words,
});

/** An occupation's key is `o.id`, a skill's `s.id`. */
export const conceptKey = ({ kind, id }: { kind: string; id: string }): string => `${kind.charAt(0)}.${id}`;

export const isConcept = ({ kind }: { kind: string }): boolean => kind === 'occupation' || kind === 'skill';

let read: ReadonlyMap<string, Concept> | undefined;

const occupationLists = [
  'occupations-account-management',
  'occupations-sales',
  'occupations-customer-service',
  'occupations-commercial',
  'occupations-contact-centres',
  'occupations-finance',
  'occupations-hospitality',
  'occupations-rental-and-property',
  'occupations-retail-goods',
  'occupations-retail-service',
  'occupations-trade-and-industry',
  'occupations-families',
] as const;
const skillLists = [
  'skills-general',
  'skills-accounts',
  'skills-office',
  'skills-service',
  'skills-selling',
  'skills-office-tools',
  'skills-service-tools',
  'skills-web-tools',
  'skills-selling-tools',
] as const;

/**
 * Occupations and skills of the field, read on first use. docs/decisions/0052-understood-searches.md explains how to
 * add one.
 */
export function conceptsByKey(): ReadonlyMap<string, Concept> {
  return (read ??= new Map(
    [
      ...occupationLists.flatMap((list) => readWordList(list).map(readOccupation)),
      ...skillLists.flatMap((list) => readWordList(list).map(readSkill)),
    ].map((concept) => [conceptKey(concept), concept]),
  ));
}

/** The other words that a search may mention, by kind and id. */
const others: [MeaningKind | null, WordList][] = [
  [null, 'choices'],
  ['language', 'languages'],
  ['filler', 'fillers'],
  ['role_noun', 'role-nouns'],
  ['level', 'levels'],
  ['posted', 'posted'],
  ['pay', 'pay'],
  ['near', 'near'],
  ['country', 'countries'],
  ['other_trade', 'other-trades'],
];

let readOthers: (Meaning & { words: Record<Locale, string[]> })[] | undefined;

const otherBlocks = () =>
  (readOthers ??= others.flatMap(([kind, list]) =>
    readWordList(list).map(({ head: [name = ''], words }) => {
      const [column = '', value = ''] = name.split(':');
      return { kind: kind ?? (column as MeaningKind), id: kind ? name : value, words };
    }),
  ));

/** The label of what a search names, where the lists have one. */
export const labelOf = ({ kind, id }: Meaning, locale: Locale): string | undefined =>
  kind === 'language' || kind === 'country'
    ? new Intl.DisplayNames(intlLocale(locale), { type: kind === 'country' ? 'region' : 'language' }).of(id)
    : (
        conceptsByKey().get(conceptKey({ kind, id })) ??
        otherBlocks().find((block) => block.kind === kind && block.id === id)
      )?.words[locale][0];

/** A word that an administrator added. */
export interface OwnWord {
  concept_key: string;
  locale: Locale;
  word: string;
}

/** The dictionary that texts are read with, the concepts that it names, and the administrator's words. */
export interface Words extends Pick<Dictionary, 'find' | 'nearest' | 'words'> {
  own: readonly OwnWord[];
  concepts: ReadonlyMap<string, Concept>;
  /** This process has yet to read ESCO's words. */
  isBehind: boolean;
}

/** A language's dictionary, and the terms still to be added to it. */
interface Making {
  dictionary: Dictionary;
  terms: Generator<{ word: string; meaning: Meaning }, undefined>;
}

const made = new Map<Locale, Making>();
let allWords: Dictionary['words'] | undefined;

/**
 * All terms of the lists; `readDictionary` adds an administrator's own words. Loading a language takes a moment the
 * first time: call `warmDictionary`.
 */
export const builtInDictionary: Words = {
  own: [],
  isBehind: false,
  get concepts() {
    return conceptsByKey();
  },
  find: (tokens, locale, range) => dictionaryOf(locale).find(tokens, locale, range),
  nearest: (tokens, locale) => dictionaryOf(locale).nearest(tokens, locale),
  get words() {
    return (allWords ??= mergedWords(locales.map(dictionaryOf)));
  },
};

/** About two milliseconds of work. */
const TERMS_IN_A_TURN = 50;

/** Builds the dictionaries in small steps, so that requests are answered in between. */
export async function warmDictionary(): Promise<void> {
  for (const locale of locales) while (addTerms(locale, TERMS_IN_A_TURN)) await nextTurn();
}

export function mergedWords(dictionaries: Pick<Dictionary, 'words'>[]): Dictionary['words'] {
  const all = new Map<string, TermCounts>();
  for (const { words } of dictionaries)
    for (const [word, counts] of words) {
      const known = all.get(word) ?? {};
      for (const locale of locales) if (counts[locale]) known[locale] = (known[locale] ?? 0) + counts[locale];
      all.set(word, known);
    }
  return all;
}

function dictionaryOf(locale: Locale): Dictionary {
  addTerms(locale, Infinity);
  return making(locale).dictionary;
}

/** Returns whether terms of the language may be left. */
function addTerms(locale: Locale, most: number): boolean {
  const { dictionary, terms } = making(locale);
  for (let added = 0; added < most; added += 1) {
    const { done, value } = terms.next();
    if (done) return false;
    dictionary.add(value.word, locale, value.meaning);
  }
  return true;
}

function making(locale: Locale): Making {
  const known = made.get(locale) ?? { dictionary: new Dictionary(), terms: termsOf(locale) };
  made.set(locale, known);
  return known;
}

export function* termsOf(locale: Locale): Making['terms'] {
  for (const { kind, id, words } of conceptsByKey().values())
    for (const word of words[locale]) yield { word, meaning: { kind, id } };
  for (const { words, ...meaning } of otherBlocks()) for (const word of words[locale]) yield { word, meaning };
  for (const written of new Set([intlLocale(locale), locale])) {
    const regions = new Intl.DisplayNames(written, { type: 'region' });
    for (const id of countryCodes) yield { word: regions.of(id) ?? id, meaning: { kind: 'country', id } };
  }
}

/** The concept and all that include it. */
export function withBroader(key: string, concepts = conceptsByKey()): string[] {
  const found = new Set<string>();
  const queue = [key];
  for (const next of queue) {
    if (found.has(next)) continue;
    found.add(next);
    const concept = concepts.get(next);
    queue.push(...(concept?.broader ?? []).map((wider) => `o.${wider}`));
  }
  return [...found];
}
