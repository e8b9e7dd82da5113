import { sql } from 'kysely';

import { locales, type Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import './table.ts';
import { changeOf, wordTerm } from './terms.ts';

/** A word with its lexeme in each language that it may belong to. */
export interface SearchWord {
  /** As typed, in lower case. */
  word: string;
  lexemes: string[];
  /** An estimate. */
  jobs: number;
  /** No job has it. */
  isUnknown: boolean;
  /** Jobs have only other words of its stem. */
  isDoubtful: boolean;
}

/** As a tsquery. */
export const anyLexeme = ({ lexemes }: Pick<SearchWord, 'lexemes'>): string =>
  lexemes.map((lexeme) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');

export const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Further words are ignored. */
const WORDS_MAX = 12;

interface ReadWord {
  word: string;
  lexemes: string[];
  /** Languages in which it is a stop word: "and", "für". */
  stops: Locale[];
  jobs: number | null;
  /** Jobs have it as typed. */
  spelled: boolean;
}

/**
 * A word may be of any of the six languages. Stop words of the reader's language are dropped, others only while a word
 * remains.
 */
export async function readText(db: Db | Tx, text: string, locale: Locale): Promise<SearchWord[]> {
  const words: SearchWord[] = [];
  for (const read of meant(await readWords(db, text), locale)) {
    const { word, lexemes, jobs, spelled } = read;
    const isKnown = jobs !== null || (await isInJobs(db, read));
    words.push({ word, lexemes, jobs: jobs ?? 0, isUnknown: !isKnown, isDoubtful: isKnown && !spelled });
  }
  return words;
}

function meant(words: ReadWord[], locale: Locale): ReadWord[] {
  const left = words.filter(({ lexemes, stops }) => lexemes.length > 0 && !stops.includes(locale));
  const sure = left.filter(({ stops }) => stops.length === 0);
  return sure.length > 0 ? sure : left;
}

async function readWords(db: Db | Tx, text: string): Promise<ReadWord[]> {
  const words = [...new Set(text.normalize('NFC').toLowerCase().match(WORD))].slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const { rows } = await sql<ReadWord>`
    select typed.word, read.lexemes, read.stops,
      (select nullif(sum(known.jobs + ${changeOf(wordTerm('known'))}), 0) from job_word as known where known.lexeme = any(read.lexemes)) as jobs,
      exists (select from job_word as known where known.word = typed.word) as spelled
    from unnest(${words}::text[]) with ordinality as typed (word, position),
      lateral (
        select array(select distinct lexeme from unnest(job_lexemes(typed.word)) as lexeme) as lexemes,
          array(select locale from unnest(${[...locales]}::text[]) as locale where to_tsvector(('job_' || locale)::regconfig, typed.word) = '') as stops) as read
    order by typed.position`.execute(db);
  return rows;
}

/** Searches the jobs, because the word table may lack a new word. */
async function isInJobs(db: Db | Tx, word: Pick<SearchWord, 'lexemes'>): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from job_search where all_words @@ ${anyLexeme(word)}::tsquery) as found`.execute(db);
  return rows[0]?.found ?? false;
}
