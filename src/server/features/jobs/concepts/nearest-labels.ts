import type { Locale } from '#contract/locales.ts';

import { partsOf } from './compounds.ts';
import { stemOf } from './tokens.ts';

/** A concept with a label that shares words with a text. */
export interface NearConcept {
  /** Of an occupation. */
  id: string;
  /** The shared part of the words of both, from 0 to 1; rare words weigh more. */
  similarity: number;
}

interface Label {
  id: string;
  stems: string[];
}

/** More words of a text add little. */
const WORDS_MAX = 12;
/** Labels with less in common are not near. */
const LEAST = 0.34;

/** The labels of one language, by the stems of their words and of the parts of their compounds. */
export class NearestLabels {
  readonly #locale: Locale;
  readonly #labels: Label[] = [];
  readonly #withStem = new Map<string, number[]>();

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** @param words folded, without words that carry no meaning */
  add(words: readonly string[], id: string): void {
    const stems = this.#stemsOf(words);
    for (const stem of stems) {
      const labels = this.#withStem.get(stem) ?? [];
      labels.push(this.#labels.length);
      this.#withStem.set(stem, labels);
    }
    this.#labels.push({ id, stems });
  }

  /** The nearest label of each concept, nearest first. */
  find(words: readonly string[], most: number): NearConcept[] {
    const stems = this.#stemsOf(words.slice(0, WORDS_MAX));
    const shared = new Map<number, number>();
    for (const stem of stems)
      for (const label of this.#withStem.get(stem) ?? [])
        shared.set(label, (shared.get(label) ?? 0) + this.#rarityOf(stem));
    const typed = this.#weightOf(stems);
    const nearest = new Map<string, number>();
    for (const [index, weight] of shared) {
      const label = this.#labels[index];
      if (!label) continue;
      const similarity = weight / (typed + this.#weightOf(label.stems) - weight);
      if (similarity >= LEAST && similarity > (nearest.get(label.id) ?? 0)) nearest.set(label.id, similarity);
    }
    return [...nearest]
      .map(([id, similarity]) => ({ id, similarity }))
      .toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
      .slice(0, most);
  }

  #weightOf(stems: readonly string[]): number {
    return stems.reduce((sum, stem) => sum + this.#rarityOf(stem), 0);
  }

  #rarityOf(stem: string): number {
    return Math.log(1 + this.#labels.length / (1 + (this.#withStem.get(stem)?.length ?? 0)));
  }

  #stemsOf(words: readonly string[]): string[] {
    const parts = words.flatMap((word) => (this.#locale === 'de' ? (partsOf(word) ?? [word]) : [word]));
    return [...new Set(parts.map((part) => stemOf(part, this.#locale)))];
  }
}
