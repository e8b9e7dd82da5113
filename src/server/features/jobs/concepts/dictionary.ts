import { SEARCH_WORD_MAX } from '#contract/limits.ts';
import { locales, type Locale } from '#contract/locales.ts';

import { partsOf } from './compounds.ts';
import { LINKING } from './linking-words.ts';
import { NearestLabels, type NearConcept } from './nearest-labels.ts';
import { stemOf, tokensOf, type Token } from './tokens.ts';

/** What a term of the word lists means. */
export interface Meaning {
  kind: MeaningKind;
  /** Its id among the concepts of its kind. */
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

/** Consecutive tokens of a text, and their meanings in a language. */
export interface Match extends Meaning {
  locale: Locale;
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
  /** 2 written as in the list, 1 except for spaces, 0 only with the same stems. */
  exact: 0 | 1 | 2;
}

/** Created on demand: most nodes are leaves, and an empty map takes a quarter of a kilobyte. */
interface Node {
  next: Map<string, Node> | undefined;
  /** The steps in order, created on first use. */
  sorted: readonly string[] | undefined;
  meanings: readonly (Meaning & { word: string })[] | undefined;
}

const createNode = (): Node => ({ next: undefined, sorted: undefined, meanings: undefined });

/** The number of terms that contain a word, in each language. */
export type TermCounts = Partial<Record<Locale, number>>;

const GLUED_MAX = 3;
/** Letters after the first word that the stem of joined words is certain to keep. */
const KEPT_LETTERS = 2;
/** Letters at the end of a word that a stem may lose or change. */
const ENDING = 2;
const TERM_MAX = 8;
/** In characters; no word of a list is longer. */
const WORD_MAX = SEARCH_WORD_MAX;
const NEAREST_MAX = 5;
/** Shorter words are no source of corrections. */
const NEAR_MIN = 4;

/** Finds the terms of six languages in texts, whatever their case, accents, inflection, hyphens and compounds. */
export class Dictionary {
  #roots = Object.fromEntries(locales.map((locale) => [locale, createNode()])) as Record<Locale, Node>;
  #words = new Map<string, TermCounts>();
  #labels = Object.fromEntries(locales.map((locale) => [locale, new NearestLabels(locale)])) as Record<
    Locale,
    NearestLabels
  >;

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
    if (meaning.kind === 'occupation') this.#labels[locale].add(kept, meaning.id);
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
      // A new array has room for one element; a growing one allocates seventeen.
      if (!known.some(({ kind, id, word }) => kind === entry.kind && id === entry.id && word === entry.word))
        node.meanings = node.meanings ? [...known, entry] : [entry];
    }
  }

  /** All matches in one language, including overlapping ones, ordered by their first token. */
  find(tokens: readonly Token[], locale: Locale, { from: first, to: end } = { from: 0, to: tokens.length }): Match[] {
    const found: Match[] = [];
    for (let from = first; from < Math.min(end, tokens.length); from += 1) {
      const beginning: Beginning = new Map();
      this.#walk(tokens, { locale, from, at: from, node: this.#roots[locale] }, beginning);
      found.push(...beginning.values());
    }
    return found;
  }

  /** Occupations whose labels in one language have the most in common with a text. */
  nearest(tokens: readonly Token[], locale: Locale): NearConcept[] {
    const words = tokens.map(({ word }) => word).filter((word) => !LINKING[locale].has(word));
    return this.#labels[locale].find(words, NEAREST_MAX);
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

/** The matches that begin at one token: only these can be duplicates. */
type Beginning = Map<string, Match>;

interface Step {
  locale: Locale;
  from: number;
  at: number;
  node: Node;
}

/**
 * False if no step can be the stem of the joined words, because stems differ from words only at their ends. Faster
 * than stemming.
 */
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

/** Longer endings, of both words together, make a different word: "Berater" and "Beratung" have one stem. */
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

/** The forms under which a word may be stored: its stem, or the stems of its parts. */
function pathsOfWord(word: string, locale: Locale): string[][] {
  const stem = stemOf(word, locale);
  const parts = locale === 'de' ? partsOf(word) : undefined;
  return parts ? [[stem], parts.map((part) => stemOf(part, locale))] : [[stem]];
}

/**
 * The term word by word, as one word, and with its compounds split; in German also with the head first ("Mitarbeiter
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
