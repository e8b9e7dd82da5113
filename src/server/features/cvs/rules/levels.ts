import { cefrLevels, type LanguageLevel, languageLevels } from '#contract/languages.ts';

import { levelWords } from './level-words.ts';
import { fold } from './line.ts';

export interface FoundLevel {
  level: LanguageLevel;
  /** Its position in the text. */
  index: number;
}

const levelOfWord = new Map<string, LanguageLevel>();
for (const level of languageLevels) {
  for (const word of levelWords[level].split(',')) {
    const plain = word.replace(/\s+/g, ' ').trim();
    if (!levelOfWord.has(plain)) levelOfWord.set(plain, level);
  }
}

// Longer ones first: "upper intermediate" is not "intermediate".
const WORDS = [...levelOfWord.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('-', String.raw`[-\s]`).replaceAll(' ', String.raw`\s+`))
  .join('|');
const WORD = new RegExp(String.raw`(?<![\p{L}\d])(?:${WORDS})(?![\p{L}\d])`, 'u');
const LETTERS = /(?<![\p{L}\d])([abc])\s?([12])\s?\+{0,2}(?![\p{L}\d])/gu;

/**
 * Letters of the Common European Framework take precedence over words; of several, such as for speaking and writing,
 * the lowest counts.
 */
export function findLevel(text: string): FoundLevel | undefined {
  const folded = fold(text);
  const letters = [...folded.matchAll(LETTERS)];
  const [first] = letters;
  if (first) {
    const said = new Set(letters.map(([, letter = '', number = '']) => `${letter.toUpperCase()}${number}`));
    const lowest = cefrLevels.find((level) => said.has(level));
    if (lowest) return { level: lowest, index: first.index };
  }
  const word = WORD.exec(folded);
  const level = word && levelOfWord.get(word[0].replace(/\s+/g, ' '));
  return level ? { level, index: word.index } : undefined;
}
