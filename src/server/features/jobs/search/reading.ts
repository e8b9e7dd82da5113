import type { JobFilters } from '#contract/jobs/job-search.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import type { SearchParts } from './bounded.ts';
import type { AllFilters, QueryWords } from './conditions.ts';
import { correct, guess } from './corrections.ts';
import { understand, type Meaning } from './understand.ts';
import { readText, type SearchWord } from './words.ts';

export type QueryCtx = Ctx & Pick<SearchParts, 'dictionary'>;

/** A search as it was read. */
export interface Reading {
  /** Set by hand. */
  given: JobFilters;
  meaning: Meaning;
  text: QueryWords;
}

export interface Readings {
  typed: Reading;
  /** The text with unknown words replaced, where that may help. */
  corrected: { q: string; reading: Reading } | null;
}

/**
 * What the text names and its other words. Words that no job has are ignored if the text also names work.
 *
 * @param exact takes the words as they are
 */
export async function readQuery(
  ctx: QueryCtx,
  { q = '', ...given }: JobFilters,
  { locale, exact }: { locale: Locale; exact: boolean },
): Promise<Readings> {
  const { db } = ctx;
  if (exact || q === '') {
    const meaning: Meaning = { understood: [], filters: {}, rest: q, named: '' };
    return { typed: { given, meaning, text: { words: await readText(db, q, locale) } }, corrected: null };
  }
  const dictionary = await ctx.dictionary(db);
  const read = async (text: string): Promise<{ reading: Reading; all: SearchWord[] }> => {
    const meaning = await understand(db, text, { locale, given, dictionary });
    const { named, rest, filters } = meaning;
    const all = await readText(db, rest, locale);
    const words = {
      words: named === '' ? all : all.filter((word) => !word.isUnknown),
      named: named === '' ? [] : await readText(db, named, locale),
      inTitle: filters.inTitle ? await readText(db, filters.inTitle, locale) : [],
    };
    return { all, reading: { given, meaning, text: words } };
  };
  const { reading: typed, all } = await read(q);
  const typedWords = { words: all, locale, dictionary };
  const meant = await correct(db, q, typedWords);
  if (meant !== null) return { typed, corrected: { q: meant, reading: (await read(meant)).reading } };
  const guessed = guess(q, typedWords);
  if (guessed === null) return { typed, corrected: null };
  const { reading } = await read(guessed);
  const namesMore = wordsIn(reading.meaning.named) > wordsIn(typed.meaning.named) + 1;
  return { typed, corrected: namesMore ? { q: guessed, reading } : null };
}

const wordsIn = (text: string): number => (text === '' ? 0 : text.split(' ').length);

export const withoutUndefined = <Filters extends AllFilters>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;
