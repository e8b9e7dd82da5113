import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';

import { withoutAddresses } from './addresses.ts';
import { plainKey } from './search-keys.ts';

/** Replaces hidden text. */
export const HIDDEN = '…';

/**
 * Hides applicants' names, homes, workplaces, schools, addresses, telephone numbers and dates in their texts. Takes
 * time linear in the text.
 */
export function redactionFor(applicant: ApplicantSnapshot): (text: string) => string {
  const spelled = SPELLINGS.map((spell) => tracesOf(applicant, spell));
  const traces = {
    names: [...new Set(spelled.flatMap(({ names }) => names))],
    phrases: [...new Set(spelled.flatMap(({ phrases }) => phrases))],
  };
  return (text) => withoutTraces(withoutAddresses(text, HIDDEN), traces);
}

/** Names of at least this length are also found within longer words. */
const LONG_NAME = 6;
/** Names up to this length may also be words, which begin with a small letter. */
const SHORT_NAME = 3;
/** Endings of plurals, genitives, adjectives, user names. */
const ENDING = /^(?:e?s|e?ns?|e?sche[mnrs]?|\p{N}*)$/u;
const LAST_VOWEL = /[aeiouyаеиоуыйь]$/u;
/** Scripts written without spaces. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;
const LEGAL_FORM =
  /^(?:.|gmbh|mbh|ag|kg|kgaa|ohg|ug|se|co|ltd|limited|inc|llc|llp|plc|corp|sa|sl|slu|sau|sas|sasu|sarl|eurl|srl|spa|snc|lda|ltda|bv|nv|ab|oy|oyj|as|aps|ooo|ооо)$/u;

/** What to hide: single words, and phrases, whose words may be joined. */
interface Traces {
  names: string[];
  phrases: string[];
}

type Spell = (text: string) => string;

/** Müller, Muller and Mueller are the same; a short word stays unchanged. */
const SPELLINGS: readonly Spell[] = [
  (text) => text,
  (text) => text.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => `${plainKey(letter)}e`),
  (text) => text.replaceAll(/\p{L}{5,}/gu, (word) => word.replaceAll(/([aou])e/gi, '$1')),
];

function tracesOf({ firstName, lastName, username, contactEmail, ...of }: ApplicantSnapshot, spell: Spell): Traces {
  const [first, last] = [keysOf(spell(firstName)), keysOf(spell(lastName))];
  const own = [username, contactEmail.split('@')[0] ?? ''].map((name) => keysOf(spell(name)));
  const initial = first[0]?.charAt(0) ?? '';
  const joined = [first, last, [...first, ...last], [...last, ...first], [initial, ...last], ...own].map((keys) =>
    keys.join(''),
  );
  const companies = of.workExperience.map(({ company }) => company);
  const schools = of.education.map(({ institution }) => institution);
  return {
    // A single letter occurs in many words.
    names: [...first, ...last, ...own.flat()].filter((name) => name.length > 1),
    phrases: [
      ...joined.filter((name) => name.length > SHORT_NAME),
      ...[of.city, ...companies, ...schools]
        .flatMap((name) => phrasesOf(spell(name)))
        .filter(({ length }) => length > 1),
    ],
  };
}

/** As written, and without a company's legal form. */
function phrasesOf(name: string): string[] {
  const keys = keysOf(name);
  const short = keys.slice(0, keys.findLastIndex((key) => !LEGAL_FORM.test(key)) + 1).join('');
  return [keys.join(''), ...(short.length >= LONG_NAME ? [short] : [])];
}

interface Word {
  text: string;
  key: string;
  index: number;
}

/** Soft hyphens and the like do not end a word. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    key: keyOf(word),
    index,
  }));

/** Letters without a removable accent. */
const WRITTEN_AS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
};

const keyOf = (word: string): string =>
  plainKey(word.replaceAll(/\p{Cf}/gu, '')).replaceAll(/[ßøæœłđðıþ]/g, (letter) => WRITTEN_AS[letter] ?? letter);

const keysOf = (text: string): string[] => wordsOf(text).map(({ key }) => key);

/** Hides whole words, and the characters between those of a phrase. */
function withoutTraces(text: string, { names, phrases }: Traces): string {
  const words = wordsOf(text);
  const isHidden = words.map((word) => names.some((name) => isName(name, word)));
  /** For each word, whether the characters before it are hidden too. */
  const isJoined = words.map(() => false);
  for (const [first, last] of spansOf(phrases, words)) {
    isHidden.fill(true, first, last + 1);
    isJoined.fill(true, first + 1, last + 1);
  }
  let end = 0;
  const parts = words.map((word, at) => {
    const before = text.slice(end, word.index);
    end = word.index + word.text.length;
    return isJoined[at] ? '' : before + (isHidden[at] ? HIDDEN : word.text);
  });
  return parts.join('') + text.slice(end);
}

function isName(name: string, { text, key }: Word): boolean {
  if (key === name) return name.length > SHORT_NAME || text.charAt(0) === text.charAt(0).toUpperCase();
  if (UNSPACED.test(name)) return key.includes(name);
  if (name.length < LONG_NAME)
    return name.length > SHORT_NAME && key.startsWith(name) && ENDING.test(key.slice(name.length));
  // Endings differ in other languages and among family members.
  const stem = name.replace(LAST_VOWEL, '');
  return key.includes(name) || (stem.length >= LONG_NAME && key.startsWith(stem) && key.length <= stem.length + 2);
}

/** The first and the last of the words that spell a phrase, as one word or as several. */
function spansOf(phrases: readonly string[], words: readonly Word[]): [first: number, last: number][] {
  const text = words.map(({ key }) => key).join('');
  const wordAt = words.flatMap(({ key }, at) => Array.from({ length: key.length }, () => at));
  const starts = new Map(wordAt.map((word, index) => [word, index] as const).toReversed());
  return phrases.flatMap((phrase) => {
    const found: [number, number][] = [];
    for (let index = text.indexOf(phrase); index >= 0; index = text.indexOf(phrase, index + 1)) {
      const [first = 0, last = 0] = [wordAt[index], wordAt[index + phrase.length - 1]];
      const rest = words[last]?.key.slice(index + phrase.length - (starts.get(last) ?? 0)) ?? '';
      const isWithinWord = first === last && phrase.length >= LONG_NAME;
      if (isWithinWord || (starts.get(first) === index && ENDING.test(rest))) found.push([first, last]);
    }
    return found;
  });
}
