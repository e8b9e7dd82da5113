import { sql } from 'kysely';

import { locales, type Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import '../../places/table.ts';
import type { Words } from '../concepts/concepts.ts';
import { fold, stemOf } from '../concepts/tokens.ts';
import './table.ts';
import { isInUse, WORD_LENGTH_MAX, wordTerm } from './terms.ts';
import { WORD, type SearchWord } from './words.ts';

/** Shorter words are not corrected: a single letter turns them into another word ("SDR"). */
const CORRECTED_MIN = 4;
/** Words of at least this length are corrected to any word, shorter ones only to names. */
const WORD_MIN = 5;
/** Words of at least this length may have two wrong letters; shorter ones must keep their length. */
const LONG = { name: 8, term: 9 };
const SAME_LENGTH_MIN = 8;
const EDITS_MAX = 2;
/** A cheaper term wins over any word of the jobs. */
const SURE = 0.6;
const COMPARED_MAX = 20;

interface Typed {
  words: readonly SearchWord[];
  locale: Locale;
  dictionary: Words;
}

/**
 * The text with its unknown words replaced by the nearest words of the field in the reader's language, places or words
 * of the jobs; null if none is near. Words of the field in any language are right. Corrections keep a word's first
 * letter.
 */
export async function correct(db: Db | Tx, text: string, { words, locale, dictionary }: Typed): Promise<string | null> {
  const nearest = new Map<string, string>();
  for (const { word, isUnknown } of words) {
    const key = isUnknown && keyOf(word);
    if (!key) continue;
    const term = nearestTerm(key, locale, dictionary);
    // A word of the field is right, but jobs may have it in another form.
    const isRight = dictionary.words.has(key);
    const near = isRight || (term && term.cost < SURE) ? term?.word : ((await nearestInJobs(db, key)) ?? term?.word);
    if (near) nearest.set(word, near);
  }
  return nearest.size === 0 ? null : replaced(text, nearest);
}

const isForm = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The same for one word that jobs have only in another form: such a correction applies if it names work. */
export function guess(text: string, { words, locale, dictionary }: Typed): string | null {
  const found = words.flatMap(({ word, isDoubtful }): [string, string][] => {
    const key = isDoubtful && keyOf(word);
    const near = key ? nearestTerm(key, locale, dictionary)?.word : undefined;
    return near ? [[word, near]] : [];
  });
  return found.length === 1 ? replaced(text, new Map(found)) : null;
}

const keyOf = (word: string): string | undefined => {
  const key = fold(word);
  return key.length < CORRECTED_MIN || key.length > WORD_LENGTH_MAX || /\d/u.test(key) ? undefined : key;
};

const replaced = (text: string, words: ReadonlyMap<string, string>): string =>
  text.normalize('NFC').replace(WORD, (word) => words.get(word.toLowerCase()) ?? word);

const mostEditsTo = (term: string, key: string): number =>
  key.length >= LONG.term || (key.length >= SAME_LENGTH_MIN && term.length === key.length) ? EDITS_MAX : 1;

/** Two different letters at the end make another form, or another language's: "inspecteur", "inspector". */
const ENDING = 3;

const isOtherForm = (word: string, key: string, edits: number): boolean =>
  edits > 1 && word.startsWith(key.slice(0, -ENDING));

/** A word of the lists of the reader's language: the closest; for a word of the lists, only another form of it. */
function nearestTerm(key: string, locale: Locale, { words }: Words): { word: string; cost: number } | undefined {
  if (key.length < WORD_MIN) return undefined;
  const isRight = words.has(key);
  const near = [...words]
    .filter(([word]) => word.charAt(0) === key.charAt(0) && Math.abs(word.length - key.length) <= EDITS_MAX)
    .map(([word, counts]) => ({ word, edits: editsBetween(word, key), terms: counts[locale] ?? 0, counts }))
    .filter(({ word, edits }) => edits <= mostEditsTo(word, key))
    .filter(({ word, edits, terms, counts }) => {
      const isOther = (language: Locale) => stemOf(word, language) !== stemOf(key, language);
      if (isRight) return isForm(word, key) && locales.some((language) => counts[language] && isOther(language));
      return terms > 0 && !isOtherForm(word, key, edits) && isOther(locale);
    })
    .toSorted((a, b) => costOf(a) - costOf(b) || (a.word < b.word ? -1 : 1));
  return near[0] && { word: near[0].word, cost: costOf(near[0]) };
}

interface Near {
  word: string;
  key: string;
  jobs: number;
  /** A name of a place, a company, a title or a skill. */
  is_name: boolean;
}

/** A place with jobs or a word of jobs: the closest, then the most frequent. Two letters may be wrong only in a name. */
async function nearestInJobs(db: Db | Tx, key: string): Promise<string | undefined> {
  // The database counts two swapped letters as two edits.
  const most = 2;
  const { rows } = await sql<Near>`
    select word, key, jobs, is_name or exists (
        select from job_suggestion where start ~>=~ near.key and start ~<~ (near.key || chr(1114111))) as is_name
    from (
      (select word, key, jobs, false as is_name, distance
      from job_word, lateral (select levenshtein_less_equal(key, ${key}, ${most}) as distance) as apart
      where left(key, 1) = left(${key}, 1) and length(key) between length(${key}) - ${most} and length(${key}) + ${most} and distance <= ${most}
        and ${isInUse(sql`job_word.jobs`, wordTerm('job_word'))}
      order by distance, jobs desc, word
      limit ${COMPARED_MAX})
      union all
      select place_name.key, place_name.key, 1, true, distance
      from job_place join place_name on place_name.place_id = job_place.place_id,
        lateral (select levenshtein_less_equal(key, ${key}, ${most}) as distance) as apart
      where left(key, 1) = left(${key}, 1) and distance <= ${most}) as near
    order by distance, jobs desc, word`.execute(db);
  return rows
    .map((row) => ({ ...row, edits: editsBetween(row.key, key) }))
    .filter(
      ({ edits, is_name }) =>
        edits <= (is_name && key.length >= LONG.name ? EDITS_MAX : key.length < WORD_MIN && !is_name ? 0 : 1),
    )
    .toSorted((a, b) => a.edits - b.edits || b.jobs - a.jobs || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** Letters to change; prefers words of very many terms ("customer") to rare ones ("consumer"). */
const costOf = ({ edits, terms }: { edits: number; terms: number }): number => edits - Math.log10(terms + 1) / 1.5;

/** Letters to insert, remove, replace or swap with the next. */
function editsBetween(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
