import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Locale } from '#contract/locales.ts';

import { conceptKey, isConcept, withBroader } from './concepts.ts';
import type { Words } from './concepts.ts';
import type { Match } from './dictionary.ts';
import { tokensOf } from './tokens.ts';

export interface JobTexts {
  texts: { locale: Locale; title: string; body: string }[];
  skills: string[];
  primaryLocale: Locale;
}

/** Per text: far more than any job or profile needs. */
const WORDS_MAX = 5_000;
/** About two milliseconds of work. */
const WORDS_IN_A_TURN = 250;

/**
 * What a job is about, as values of `job_search.slices`, each with a concept's key: `t:` its title names it; `b:` its
 * title or its list of skills names it or something narrower; `m:` its text mentions it. Yields to requests between the
 * pieces of long texts.
 */
export async function tagsOf({ texts, skills, primaryLocale }: JobTexts, dictionary: Words): Promise<string[]> {
  const tags = new Set<string>();
  const conceptsIn = createReader(dictionary);
  const addStrong = (key: string) => {
    for (const wider of withBroader(key, dictionary.concepts)) tags.add(`b:${wider}`);
  };
  for (const { locale, title, body } of texts) {
    for (const key of await conceptsIn(title, locale)) {
      tags.add(IN_TITLE + key);
      addStrong(key);
    }
    for (const key of await conceptsIn(body, locale)) tags.add(`m:${key}`);
  }
  for (const skill of skills)
    for (const key of await conceptsIn(skill, primaryLocale))
      if (dictionary.concepts.get(key)?.kind === 'skill') addStrong(key);
  return [...tags].toSorted();
}

const IN_TITLE = 't:';

/** Of the concepts that its titles name. */
export const titleKeysOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(IN_TITLE)).map((tag) => tag.slice(IN_TITLE.length));

/** Also finds concepts by their English names, which are used in every language. */
function createReader(dictionary: Words): (text: string, locale: Locale) => Promise<Set<string>> {
  let read = 0;
  return async (text, locale) => {
    const tokens = tokensOf(text, WORDS_MAX);
    const found: Match[] = [];
    for (let from = 0; from < tokens.length; from += WORDS_IN_A_TURN) {
      const range = { from, to: Math.min(from + WORDS_IN_A_TURN, tokens.length) };
      for (const language of new Set<Locale>([locale, 'en']))
        found.push(...dictionary.find(tokens, language, range).filter(isConcept));
      read += range.to - range.from;
      if (read < WORDS_IN_A_TURN) continue;
      read = 0;
      await nextTurn();
    }
    return new Set(longestOf(found).map(conceptKey));
  };
}

/** Leaves out terms within longer ones of their kind. */
export function longestOf(found: readonly Match[]): Match[] {
  const furthest = new Map<string, Match>();
  return found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter((match) => {
      const longer = furthest.get(match.kind);
      if (longer && longer.to >= match.to) return longer.to === match.to && longer.from === match.from;
      furthest.set(match.kind, match);
      return true;
    });
}
