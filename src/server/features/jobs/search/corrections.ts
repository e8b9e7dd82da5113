import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import '../../places/table.ts';
import { dictionary } from '../concepts/concepts.ts';
import { fold } from '../concepts/tokens.ts';
import './table.ts';
import { isInUse, WORD_LENGTH_MAX, wordTerm } from './terms.ts';
import { WORD } from './words.ts';

/** Shorter words are not corrected: one letter makes another word of them ("SDR"). */
const CORRECTED_MIN = 5;
/** From this length on two letters may be wrong. */
const LONG = 8;

/**
 * The text with its unknown words replaced by the nearest words of the field, places or words of the jobs; null if none
 * is near. A word begins with its first letter.
 */
export async function correct(
  db: Db | Tx,
  text: string,
  { unknown, locale }: { unknown: readonly string[]; locale: Locale },
): Promise<string | null> {
  const nearest = new Map<string, string>();
  for (const word of unknown) {
    const key = fold(word);
    if (key.length < CORRECTED_MIN || key.length > WORD_LENGTH_MAX || /\d/u.test(key)) continue;
    const near = nearestTerm(key, locale) ?? (await nearestInJobs(db, key));
    if (near !== undefined) nearest.set(word, near);
  }
  if (nearest.size === 0) return null;
  return text.normalize('NFC').replace(WORD, (word) => nearest.get(word.toLowerCase()) ?? word);
}

const mostEdits = (key: string): number => (key.length < LONG ? 1 : 2);

/** A word of the lists: the closest, of the reader's language first. */
function nearestTerm(key: string, locale: Locale): string | undefined {
  const near = [...dictionary().words]
    .filter(([word]) => word.charAt(0) === key.charAt(0) && Math.abs(word.length - key.length) <= mostEdits(key))
    .map(([word, languages]) => ({ word, edits: editsBetween(word, key), foreign: languages.has(locale) ? 0 : 1 }))
    .filter(({ edits }) => edits <= mostEdits(key))
    .toSorted((a, b) => a.foreign - b.foreign || a.edits - b.edits || (a.word < b.word ? -1 : 1));
  return near[0]?.word;
}

/** A place with jobs or a word of jobs: the closest, then the most frequent. */
async function nearestInJobs(db: Db | Tx, key: string): Promise<string | undefined> {
  const most = mostEdits(key);
  const { rows } = await sql<{ word: string }>`
    select word
    from (
      select word, lexeme, jobs, distance
      from job_word, lateral (select levenshtein_less_equal(key, ${key}, 1) as distance) as apart
      where left(key, 1) = left(${key}, 1) and length(key) between length(${key}) - 1 and length(${key}) + 1 and distance <= 1
        and ${isInUse(sql`job_word.jobs`, wordTerm('job_word'))}
      union all
      select place.name, '', 1, distance
      from job_place join place on place.id = job_place.place_id join place_name on place_name.place_id = place.id,
        lateral (select levenshtein_less_equal(key, ${key}, ${most}) as distance) as apart
      where left(key, 1) = left(${key}, 1) and distance <= ${most}) as near
    order by distance, jobs desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}

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
