import { SEARCH_WORD_MAX } from '#contract/limits.ts';
import { locales, type Locale } from '#contract/locales.ts';

import { partsOf } from './compounds.ts';
import { stemOf, tokensOf, type Token } from './tokens.ts';

/** What a term of the word lists stands for. */
export interface Meaning {
  kind: MeaningKind;
  /** Its id among those of its kind. */
  id: string;
}

export const meaningKinds = [
  'occupation',
  'skill',
  'category',
  'employment_type',
  'experience_level',
  'workplace',
  'language',
  'level',
  'country',
  'posted',
  'pay',
  'other_trade',
  'filler',
  'role_noun',
  'near',
] as const;
export type MeaningKind = (typeof meaningKinds)[number];

/** Some tokens of a text, and what they mean in a language. */
export interface Match extends Meaning {
  locale: Locale;
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
  /** 2 written as in the list, 1 but for spaces, 0 with the same stems. */
  exact: 0 | 1 | 2;
}

/** Most lead nowhere further, and a map of nothing takes a quarter of a kilobyte. */
interface Node {
  next: Map<string, Node> | undefined;
  /** The steps in order, once they are asked for. */
  sorted: readonly string[] | undefined;
  meanings: readonly (Meaning & { word: string })[] | undefined;
}

const createNode = (): Node => ({ next: undefined, sorted: undefined, meanings: undefined });

/** The number of terms that have a word, in each language. */
export type TermCounts = Partial<Record<Locale, number>>;

/** Words between the words of a term that say nothing: "agente de atención al cliente". */
const LINKING: Record<Locale, Set<string>> = {
  en: new Set(['of', 'the', 'for', 'and', 'to', 'in', 'a', 'an']),
  es: new Set(['de', 'del', 'la', 'el', 'los', 'las', 'al', 'a', 'y', 'en', 'para']),
  fr: new Set(['de', 'du', 'des', 'la', 'le', 'les', 'd', 'l', 'a', 'au', 'aux', 'et', 'en']),
  de: new Set(['im', 'in', 'der', 'die', 'das', 'fur', 'und', 'von', 'zu', 'zum', 'zur', 'am', 'des', 'den']),
  it: new Set([
    'di',
    'del',
    'della',
    'dei',
    'delle',
    'al',
    'alla',
    'ai',
    'alle',
    'e',
    'la',
    'il',
    'l',
    'd',
    'in',
    'per',
  ]),
  pt: new Set(['de', 'do', 'da', 'dos', 'das', 'a', 'ao', 'aos', 'o', 'e', 'em', 'para', 'no', 'na']),
};
const GLUED_MAX = 3;
/** Letters after the first word that a stem of glued words surely keeps. */
const KEPT_LETTERS = 2;
/** Letters at the end of a word that a stem may lose or change. */
const ENDING = 2;
const TERM_MAX = 8;
/** In characters; no word of a list is longer. */
const WORD_MAX = SEARCH_WORD_MAX;
/** Shorter words correct nothing. */
const NEAR_MIN = 4;

/** The terms of six languages, found in texts whatever their case, accents, inflection, hyphens and compounds. */
export class Dictionary {
  #roots = Object.fromEntries(locales.map((locale) => [locale, createNode()])) as Record<Locale, Node>;
  #words = new Map<string, TermCounts>();

  /** Folded words of all terms, for corrections, with the number of terms in each language. */
  get words(): ReadonlyMap<string, Readonly<TermCounts>> {
    return this.#words;
  }

  add(term: string, locale: Locale, meaning: Meaning): void {
    const words = tokensOf(term).map(({ word }) => word);
    const telling = words.filter((word) => !LINKING[locale].has(word));
    const kept = telling.length > 0 ? telling : words;
    for (const word of kept) {
      if (word.length < NEAR_MIN) continue;
      const counts = this.#words.get(word) ?? {};
      counts[locale] = (counts[locale] ?? 0) + 1;
      this.#words.set(word, counts);
    }
    const entry = { ...meaning, word: kept.join(' ') };
    for (const path of pathsOf(kept, locale)) {
      let node = this.#roots[locale];
      for (const step of path) {
        node.next ??= new Map();
        const next = node.next.get(step) ?? createNode();
        node.next.set(step, next);
        node.sorted = undefined;
        node = next;
      }
      const known = node.meanings ?? [];
      // A new array has room for its own; one that grows, for seventeen.
      if (!known.some(({ kind, id, word }) => kind === entry.kind && id === entry.id && word === entry.word))
        node.meanings = node.meanings ? [...known, entry] : [entry];
    }
  }

  /** All matches in one language, also overlapping ones, in the order of the tokens that they begin with. */
  find(tokens: readonly Token[], locale: Locale, { from: first, to: end } = { from: 0, to: tokens.length }): Match[] {
    const found: Match[] = [];
    for (let from = first; from < Math.min(end, tokens.length); from += 1) {
      const beginning: Beginning = new Map();
      this.#walk(tokens, { locale, from, at: from, node: this.#roots[locale] }, beginning);
      found.push(...beginning.values());
    }
    return found;
  }

  #walk(tokens: readonly Token[], { locale, from, at, node }: Step, found: Beginning): void {
    if (at - from > TERM_MAX) return;
    const token = tokens[at];
    if (!token) return;
    if (at > from && LINKING[locale].has(token.word)) this.#walk(tokens, { locale, from, at: at + 1, node }, found);
    for (let glued = 1, word = ''; glued <= GLUED_MAX && at + glued <= tokens.length; glued += 1) {
      word += tokens[at + glued - 1]?.word ?? '';
      if (word.length > WORD_MAX) return;
      if (glued > 1 && !mayBegin(node, word, token.word.length)) continue;
      for (const path of pathsOfWord(word, locale)) {
        const reached = path.reduce<Node | undefined>((current, step) => current?.next?.get(step), node);
        if (!reached) continue;
        const to = at + glued;
        const whole = tokens.slice(from, to).map((part) => part.word);
        const written = whole.filter((part) => !LINKING[locale].has(part)).join(' ') || whole.join(' ');
        for (const { word: listed, ...meaning } of reached.meanings ?? [])
          if (isInflected(written, listed))
            addMatch(found, { ...meaning, locale, from, to, exact: exactnessOf(written, listed) });
        this.#walk(tokens, { locale, from, at: to, node: reached }, found);
      }
    }
  }
}

/** The matches that begin with one token: only these can be the same. */
type Beginning = Map<string, Match>;

interface Step {
  locale: Locale;
  from: number;
  at: number;
  node: Node;
}

/** False where no step can be the stem of the glued words: stems differ from words at their ends. Quicker than a stem. */
function mayBegin(node: Node, word: string, first: number): boolean {
  node.sorted ??= [...(node.next?.keys() ?? [])].toSorted();
  const beginning = word.slice(0, Math.max(first + 1, Math.min(first + KEPT_LETTERS, word.length - ENDING)));
  let [from, to] = [0, node.sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((node.sorted[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  return node.sorted[from]?.startsWith(beginning) ?? false;
}

function exactnessOf(written: string, listed: string): Match['exact'] {
  if (written === listed) return 2;
  return written.replaceAll(' ', '') === listed.replaceAll(' ', '') ? 1 : 0;
}

/** Endings longer than this, of both words together, make another word: "Berater" and "Beratung" have one stem. */
const ENDINGS_MAX = 3;

/** Whether the words differ in their endings only; differently written compounds always pass. */
function isInflected(written: string, listed: string): boolean {
  if (written === listed) return true;
  const [words, others] = [written, listed].map((text) =>
    text
      .replaceAll(/(?<=er)(?:innen|in)\b/gu, '')
      .replaceAll(/ies\b/gu, 'y')
      .split(' '),
  ) as [string[], string[]];
  if (words.length !== others.length) return true;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    let same = 0;
    while (same < word.length && word[same] === other[same]) same += 1;
    return word.length + other.length - 2 * same <= ENDINGS_MAX;
  });
}

function addMatch(found: Beginning, match: Match): void {
  const key = `${match.kind} ${match.id} ${match.to}`;
  const known = found.get(key);
  if (!known) found.set(key, match);
  else if (match.exact > known.exact) known.exact = match.exact;
}

/** The ways in which a word may be stored: by its stem, or by the stems of its parts. */
function pathsOfWord(word: string, locale: Locale): string[][] {
  const stem = stemOf(word, locale);
  const parts = locale === 'de' ? partsOf(word) : undefined;
  return parts ? [[stem], parts.map((part) => stemOf(part, locale))] : [[stem]];
}

/**
 * The term word by word, as one word, and its compounds in parts; in German also with the head first ("Mitarbeiter
 * Vertrieb" for "Vertriebsmitarbeiter").
 */
function pathsOf(words: string[], locale: Locale): string[][] {
  const stems = words.map((word) => stemOf(word, locale));
  const paths = [stems, [stemOf(words.join(''), locale)]];
  if (locale !== 'de') return paths;
  const parts = words.flatMap((word) => (partsOf(word) ?? [word]).map((part) => stemOf(part, locale)));
  paths.push(parts);
  if (parts.length === 2) paths.push(parts.toReversed());
  return paths;
}
