import { fold } from '../concepts/tokens.ts';
import type { Wanted } from './wanted.ts';

/** How a job meets what a text asks for. */
export interface Fit {
  id: string;
  /** Microseconds since 1970. */
  published: number;
  /** For each word and each topic, from 0 to 1. */
  words: number[];
  topics: number[];
  /** How many of the other things that the text asks for, such as a contract or a place. */
  wishes: number;
}

/** What a word is worth by where it is. */
export const WORD_WORTH = { title: 1, similar: 0.7, text: 0.35 };

const WISH = 0.12;
const NEWEST = 0.03;
/** Age at which being new counts half. */
const HALVED_AFTER = 30 * 86_400_000_000;
/** A job of which less fits is not close. */
const LEAST = 0.25;

/** Null if the job is not close. */
export function scoreOf({ words, topics }: Wanted, fit: Fit, now: number): number | null {
  const asksForWork = words.length + topics.length > 0;
  const work = Math.max(
    covered({ words, topics }, fit),
    ...topics.map(({ likeness }, at) => likeness * (fit.topics[at] ?? 0)),
  );
  if (asksForWork ? work < LEAST : fit.wishes === 0) return null;
  return work + WISH * fit.wishes + NEWEST / (1 + Math.max(0, now - fit.published) / HALVED_AFTER);
}

/** The share of the words that a job has, itself or by the work that they name; rare words weigh more. */
function covered({ words, topics }: Wanted, fit: Fit): number {
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  if (all === 0) return 0;
  const met = words.reduce((sum, { word, rarity }, at) => {
    const named = topics.map(({ words: own }, topic) => (own?.has(fold(word)) ? (fit.topics[topic] ?? 0) : 0));
    return sum + rarity * Math.max(fit.words[at] ?? 0, ...named);
  }, 0);
  return met / all;
}
