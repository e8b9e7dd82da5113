import { sql } from 'kysely';

import { locales, type Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import './table.ts';
import { changeOf, isInUse, WORD_LENGTH_MAX, wordTerm } from './terms.ts';

/** A word that is searched for: what it is compared by in each of the languages that it may be of. */
export interface SearchWord {
  lexemes: string[];
  /** In about how many jobs it is. */
  jobs: number;
}

/** A word as PostgreSQL's text search takes it: any of its lexemes. */
export const anyLexeme = ({ lexemes }: SearchWord): string =>
  lexemes.map((lexeme) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');

/** A text as it is searched for. All of its words must be in a job; without any, all jobs fit. */
export interface SearchText {
  words: SearchWord[];
  /** The text with known words in place of those that no job has; null where there is nothing to correct. */
  didYouMean: string | null;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** What is typed beyond is not looked at. */
const WORDS_MAX = 12;

interface ReadWord {
  word: string;
  key: string;
  lexemes: string[];
  /** The languages that search nothing by this word: "and", "für". */
  stops: Locale[];
  jobs: number | null;
}

/**
 * Reads what somebody typed. A word may be of any of the six languages, whatever the reader's is; a word that means
 * nothing by itself in theirs is left out, and so is one of another language as long as a word remains.
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

/** Whether any job has the word: what is known of words may lag behind, and a word that is there is not misspelled. */
async function isInJobs(db: Db | Tx, word: SearchWord): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from job_search where all_words @@ ${anyLexeme(word)}::tsquery) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The most frequent of the known words that are nearest: begun alike, one letter off in a short word, two in others. */
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
