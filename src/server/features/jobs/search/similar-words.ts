import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { fold } from '../concepts/tokens.ts';
import { WORD_LENGTH_MAX } from './terms.ts';
import type { SearchWord } from './words.ts';

/** Words of more jobs than this are searched as they are. */
const RARE = 20;
/** Each word takes a few milliseconds. */
const WORDS_MAX = 4;
/** Shorter words share letters by chance. */
const WORD_MIN = 5;
const PART_MIN = 4;
/** The share of common trigrams ("vendeuse", "vendeur": 0.5). */
const ALIKE = 0.45;
const FOUND_MAX = 8;

/**
 * For rare words of a search, the lexemes of words in jobs that are much like them: other forms, the parts of a
 * compound ("Autoteileverkäufer": "Autoteile", "Verkäufer"), and compounds that they are part of.
 */
export async function findSimilarWords(
  db: Db | Tx,
  words: readonly SearchWord[],
): Promise<ReadonlyMap<string, string[]>> {
  const typed = words
    .filter(({ jobs }) => jobs < RARE)
    .map(({ word }) => ({ word, key: fold(word) }))
    .filter(({ key }) => key.length >= WORD_MIN && key.length <= WORD_LENGTH_MAX)
    .slice(0, WORDS_MAX);
  if (typed.length === 0) return new Map();
  const asked = JSON.stringify(typed.map((one) => ({ ...one, parts: partsOf(one.key) })));
  const { rows } = await sql<{ word: string; lexemes: string[] }>`
    select typed.word, array_agg(distinct alike.lexeme) as lexemes
    from jsonb_to_recordset(${asked}::jsonb) as typed (word text, key text, parts jsonb), lateral (
      (select lexeme from job_word where job_word.key % typed.key and similarity(job_word.key, typed.key) >= ${ALIKE}
        order by similarity(job_word.key, typed.key) desc, lexeme limit ${FOUND_MAX})
      union all
      (select lexeme from job_word where job_word.key like '%' || typed.key || '%' order by jobs desc, lexeme limit ${FOUND_MAX})
      union all
      (select lexeme from job_word where job_word.key = any(array(select jsonb_array_elements_text(typed.parts)))
        order by length(job_word.key) desc, lexeme limit ${FOUND_MAX})) as alike
    group by typed.word`.execute(db);
  return new Map(rows.map(({ word, lexemes }) => [word, lexemes]));
}

/** What may be the first or the last part of a compound. */
const partsOf = (key: string): string[] =>
  Array.from({ length: Math.max(0, key.length - PART_MIN) }, (_, at) => at)
    .slice(PART_MIN)
    .flatMap((at) => [key.slice(0, at), key.slice(at)]);
