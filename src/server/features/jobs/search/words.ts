import { sql } from 'kysely';

import { locales, type Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import './table.ts';
import { changeOf, isInUse, WORD_LENGTH_MAX, wordTerm } from './terms.ts';

/** A word with its lexeme in each language that it may belong to. */
export interface SearchWord {
  lexemes: string[];
  /** An estimate. */
  jobs: number;
}

/** As a tsquery. */
export const anyLexeme = ({ lexemes }: SearchWord): string =>
  lexemes.map((lexeme) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');

/** A job must have all words; without words every job matches. */
export interface SearchText {
  words: SearchWord[];
  /** The text with unknown words corrected; null if there are none. */
  didYouMean: string | null;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Words beyond this are ignored. */
const WORDS_MAX = 12;

interface ReadWord {
  word: string;
  key: string;
  lexemes: string[];
  /** Languages in which it is a stop word: "and", "für". */
  stops: Locale[];
  jobs: number | null;
}

/**
 * A word may be of any of the six languages. Stop words of the reader's language are dropped, others only while a word
 * remains.
 */
export async function readText(db: Db | Tx, text: string, locale: Locale): Promise<SearchText> {
  const typed = await readWords(db, text);
  const unknown = meant(typed, locale).filter(({ jobs }) => jobs === null);
  const nearest = new Map<string, string>();
  for (const read of unknown) {
    if (await isInJobs(db, asSearched(read))) continue;
    const near = await findNearest(db, read.key);
    if (near !== undefined) nearest.set(read.word, near);
  }
  if (nearest.size === 0) return { words: meant(typed, locale).map(asSearched), didYouMean: null };
  const corrected = text.normalize('NFC').replace(WORD, (word) => nearest.get(word.toLowerCase()) ?? word);
  return { words: meant(await readWords(db, corrected), locale).map(asSearched), didYouMean: corrected };
}

const asSearched = ({ lexemes, jobs }: ReadWord): SearchWord => ({ lexemes, jobs: jobs ?? 0 });

function meant(words: ReadWord[], locale: Locale): ReadWord[] {
  const left = words.filter(({ lexemes, stops }) => lexemes.length > 0 && !stops.includes(locale));
  const sure = left.filter(({ stops }) => stops.length === 0);
  return sure.length > 0 ? sure : left;
}

async function readWords(db: Db | Tx, text: string): Promise<ReadWord[]> {
  const words = [...new Set(text.normalize('NFC').toLowerCase().match(WORD))].slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const { rows } = await sql<ReadWord>`
    select typed.word, job_key(typed.word) as key, read.lexemes, read.stops,
      (select nullif(sum(known.jobs + ${changeOf(wordTerm('known'))}), 0) from job_word as known where known.lexeme = any(read.lexemes)) as jobs
    from unnest(${words}::text[]) with ordinality as typed (word, position),
      lateral (
        select array(select distinct lexeme from unnest(job_lexemes(typed.word)) as lexeme) as lexemes,
          array(select locale from unnest(${[...locales]}::text[]) as locale where to_tsvector(('job_' || locale)::regconfig, typed.word) = '') as stops) as read
    order by typed.position`.execute(db);
  return rows;
}

/** Searches the jobs, because the word table may lack a new word. */
async function isInJobs(db: Db | Tx, word: SearchWord): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from job_search where all_words @@ ${anyLexeme(word)}::tsquery) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The closest word, then the most frequent: same first letter, one edit in words under five letters, else two. */
async function findNearest(db: Db | Tx, key: string): Promise<string | undefined> {
  if (key.length < 3 || key.length > WORD_LENGTH_MAX) return undefined;
  const most = key.length < 5 ? 1 : 2;
  const { rows } = await sql<{ word: string }>`
    select word
    from (
      select word, lexeme, jobs
      from job_word, lateral (select levenshtein_less_equal(key, ${key}, ${most}) as distance) as apart
      where left(key, 1) = left(${key}, 1) and length(key) between length(${key}) - 2 and length(${key}) + 2 and distance <= ${most}
      order by distance, jobs desc, word) as near
    where ${isInUse(sql`near.jobs`, wordTerm('near'))}
    limit 1`.execute(db);
  return rows[0]?.word;
}
