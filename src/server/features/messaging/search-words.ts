import { sql, type RawBuilder } from 'kysely';

import { plainKey } from '../applications/search-keys.ts';

/** Longer words are cut: the index has a limit of its own. */
const WORD_MAX = 100;
const WORDS_OF_QUERY_MAX = 10;

const wordsOf = (text: string): string[] =>
  (plainKey(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_MAX));

export interface Owners {
  applicantId: string;
  companyId: string;
}

// No word begins with these characters.
const applicantMark = (applicantId: string) => `@applicant:${applicantId}`;
const companyMark = (companyId: string) => `@company:${companyId}`;

/** Words without case and accents, and the thread's owners. */
export const searchVector = (text: string, { applicantId, companyId }: Owners): RawBuilder<string> =>
  sql<string>`array_to_tsvector(${[...new Set([...wordsOf(text), applicantMark(applicantId), companyMark(companyId)])]}::text[])`;

/** The words of a query that begin no word of a text; empty if each begins one. */
export function unmatchedWords(query: string, text: string): string {
  const known = wordsOf(text);
  return wordsOf(query)
    .filter((word) => !known.some((one) => one.startsWith(word)))
    .join(' ');
}

/**
 * Each word of the query begins a word of the text; `side` limits the threads. Undefined for a query without a word.
 */
export function searchQuery(
  query: string,
  side: { [Owner in keyof Owners]?: string | undefined } = {},
): RawBuilder<string> | undefined {
  const words = wordsOf(query).slice(0, WORDS_OF_QUERY_MAX);
  if (words.length === 0) return undefined;
  const marks = [
    side.applicantId && applicantMark(side.applicantId),
    side.companyId && companyMark(side.companyId),
  ].filter((mark) => mark !== undefined);
  return sql<string>`${[...words.map((word) => `'${word}':*`), ...marks.map((mark) => `'${mark}'`)].join(' & ')}::tsquery`;
}
