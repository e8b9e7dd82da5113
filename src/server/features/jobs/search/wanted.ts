import { locales, type Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { conceptKey, withBroader, type Words } from '../concepts/concepts.ts';
import { fold, tokensOf } from '../concepts/tokens.ts';
import { findSimilarWords } from './similar-words.ts';
import type { Meaning } from './understand.ts';
import { readText, type SearchWord } from './words.ts';

/** What the text of a search asks for, for jobs that fit it in part. */
export interface Wanted {
  words: WantedWord[];
  topics: Topic[];
}

export interface WantedWord extends SearchWord {
  /** Of words that are much like it. */
  similar: string[];
  /** Higher for words of few jobs (BM25). */
  rarity: number;
}

/** Work that the text names, or nearly names. */
export interface Topic {
  /** Best first. */
  signs: Sign[];
  /** How much of the text it says, from 0 to 1. */
  likeness: number;
  /** The words that it stands for, folded; null for the whole text. */
  words: ReadonlySet<string> | null;
}

/** Values that show a topic in a job. */
export interface Sign {
  column: 'facets' | 'slices';
  values: string[];
  /** From 0 to 1. */
  worth: number;
}

const WORTH = { titled: 1, named: 0.85, related: 0.45, mentioned: 0.35, category: 0.7 };
const RELATED_MAX = 40;
const NEAREST_MAX = 3;
/** A label of another language may have such words by chance. */
const FOREIGN = 0.95;
/** Less likely topics than this share of the likeliest are left out. */
const LIKELY = 0.6;

export async function readWanted(
  db: Db | Tx,
  { understood, rest, named, filters }: Meaning,
  { locale, dictionary, jobs }: { locale: Locale; dictionary: Words; jobs: number },
): Promise<Wanted> {
  const text = [named, rest, filters.inTitle ?? ''].join(' ');
  const read = await readText(db, text, locale);
  const similar = await findSimilarWords(db, read);
  const words = read
    .map((word) => ({ ...word, similar: similar.get(word.word) ?? [], rarity: rarityOf(word, jobs) }))
    .filter((word) => !word.isUnknown || word.similar.length > 0);
  const topics = understood.flatMap((part): Topic[] => {
    const signs = signsOf(part, dictionary.concepts);
    return signs.length === 0 ? [] : [{ signs, likeness: 1, words: new Set(wordsOf(part.text)) }];
  });
  return { words, topics: [...topics, ...nearestTopics(text, topics, locale, dictionary)] };
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** As in BM25. */
const rarityOf = (word: SearchWord, jobs: number): number =>
  Math.log(1 + (Math.max(jobs, word.jobs) - word.jobs + 0.5) / (word.jobs + 0.5));

function signsOf({ kind, value }: Meaning['understood'][number], concepts: Words['concepts']): Sign[] {
  if (kind === 'category') return [{ column: 'facets', values: [`category:${value}`], worth: WORTH.category }];
  return kind === 'occupation' || kind === 'skill' ? signsOfConcepts(value.split(','), concepts) : [];
}

const signsOfConcepts = (keys: string[], concepts: Words['concepts']): Sign[] =>
  [
    { column: 'slices' as const, values: keys.map((key) => `t:${key}`), worth: WORTH.titled },
    { column: 'slices' as const, values: keys.map((key) => `b:${key}`), worth: WORTH.named },
    { column: 'slices' as const, values: relatedTo(keys, concepts).map((key) => `t:${key}`), worth: WORTH.related },
    { column: 'slices' as const, values: keys.map((key) => `m:${key}`), worth: WORTH.mentioned },
  ].filter(({ values }) => values.length > 0);

/** What includes these occupations, and what else that includes. */
function relatedTo(keys: string[], concepts: Words['concepts']): string[] {
  const wider = new Set(keys.flatMap((key) => withBroader(key, concepts)));
  for (const key of keys) wider.delete(key);
  const beside = [...concepts.values()]
    .filter(({ broader }) => broader.some((id) => wider.has(`o.${id}`)))
    .map(conceptKey);
  return [...new Set([...wider, ...beside])].filter((key) => !keys.includes(key)).slice(0, RELATED_MAX);
}

/** Occupations with a label much like the text, unless the text names its work whole. */
function nearestTopics(text: string, named: Topic[], locale: Locale, dictionary: Words): Topic[] {
  const tokens = tokensOf(text);
  const told = new Set(named.flatMap(({ words }) => [...(words ?? [])]));
  if (tokens.every(({ word }) => told.has(fold(word)))) return [];
  const nearest = new Map<string, number>();
  for (const language of locales)
    for (const { id, similarity } of dictionary.nearest(tokens, language)) {
      const likeness = similarity * (language === locale ? 1 : FOREIGN);
      if (likeness > (nearest.get(id) ?? 0)) nearest.set(id, likeness);
    }
  const ranked = [...nearest].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, NEAREST_MAX);
  const least = (ranked[0]?.[1] ?? 0) * LIKELY;
  return ranked
    .filter(([, likeness]) => likeness >= least)
    .map(([id, likeness]) => ({ signs: signsOfConcepts([`o.${id}`], dictionary.concepts), likeness, words: null }));
}
