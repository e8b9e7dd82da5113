import { TEST_GAPS, type TestLanguage } from '#contract/language-tests/language-test-choices.ts';

/** A gap is between two pieces; its answer completes the letters before it. */
export interface GappedText {
  pieces: string[];
  answers: string[];
}

/** Languages in which l’acqua is two words. In the others, an apostrophe belongs to the word. */
const ELIDING = new Set<TestLanguage>(['fr', 'it']);

/** A name in braces, a token with a digit, or a word; hyphenated parts are separate words. */
const TOKENS = /\{[^{}]*\}|(?<![^\s{}])[^\s{}]*\d[^\s{}]*|[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*/gu;
const LETTER = /\p{L}\p{M}*/gu;
const END_OF_SENTENCE = /[.!?](?=\s)/u;

/**
 * The usual rule of C-tests: the first sentence is complete; after it the second half of every second word is missing,
 * the larger one of an odd number. Names, numbers and single letters are not counted, and stay.
 */
export function gapText(text: string, language: TestLanguage): GappedText {
  const start = text.search(END_OF_SENTENCE) + 1;
  const pieces: string[] = [];
  const answers: string[] = [];
  let words = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (index < start || answers.length === TEST_GAPS || /^\{|\d/.test(token)) continue;
    const word = ELIDING.has(language) ? token.slice(token.search(/(?<![^’'])[^’']*$/u)) : token;
    const cut = endOfFirstHalf(word);
    if (cut === 0) continue;
    words += 1;
    if (words % 2 === 1) continue;
    const end = index + token.length;
    const gap = end - word.length + cut;
    pieces.push(text.slice(from, gap));
    answers.push(text.slice(gap, end));
    from = end;
  }
  return { pieces: [...pieces, text.slice(from)].map((piece) => piece.replaceAll(/[{}]/g, '')), answers };
}

/** Zero for a single letter. */
function endOfFirstHalf(word: string): number {
  const letters = [...word.matchAll(LETTER)];
  const last = letters[Math.floor(letters.length / 2) - 1];
  return last ? last.index + last[0].length : 0;
}

export type Mark = 'right' | 'accent' | 'wrong';

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase().replaceAll("'", '’');

/** With ae for ä, and ss for ß. */
const spelledOut = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss').replaceAll('œ', 'oe');

const withoutAccents = (text: string): string => spelledOut(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/**
 * The missing letters, or the whole word. Ignores case; an answer without its accent is wrong, and reported as such.
 */
export function markAnswer(given: string, missing: string, before: string): Mark {
  const answer = plain(given);
  const wanted = [plain(missing), plain(before + missing)];
  if (wanted.includes(answer)) return 'right';
  const isOnlyAccent = wanted.some(
    (word) => withoutAccents(word) === withoutAccents(answer) || spelledOut(word) === answer,
  );
  return isOnlyAccent ? 'accent' : 'wrong';
}

/** Letters at the end of a piece. */
export const lettersBefore = (piece: string): string => /(?<![\p{L}\p{M}’'])[\p{L}\p{M}’']*$/u.exec(piece)?.[0] ?? '';
