import { PAGE_SIZE, type JobSearchInput, type JobSearchResult } from '#contract/job-search.ts';
import type { Locale } from '#contract/locales.ts';
import type { JobSort } from '#contract/search-choices.ts';

import type { Ctx } from '../../../context.ts';
import { readCards } from '../cards.ts';
import { searching } from './bounded.ts';
import { makeQuery, microseconds, type AllFilters, type Query, type QueryWords } from './conditions.ts';
import { correct, guess } from './corrections.ts';
import { countJobs, countTotal } from './facets.ts';
import { listBestPaid, listNewest, readNewest, type ListRequest } from './hits.ts';
import type { Page } from './positions.ts';
import { listRelevant } from './relevance.ts';
import { understand, type Meaning } from './understand.ts';
import { readText, type SearchWord } from './words.ts';

const BROADER_MAX = 4;

/**
 * Active jobs that match the filters, what the text names, and all its other words; only the first page has total and
 * facets.
 * @throws Refusal INVALID for a cursor of another search, UNAVAILABLE where the database cannot answer in time.
 */
export function searchJobs(ctx: Ctx, input: JobSearchInput): Promise<JobSearchResult> {
  return searching(ctx, async (bounded) => {
    const { ids, nextCursor, query, didYouMean, understood } = await findHits(bounded, input);
    const isFirst = input.cursor === undefined;
    const counted = isFirst ? await countHits(bounded, query) : { total: null, facets: null };
    const jobs = await readCards(bounded, ids, input.locale ?? ctx.locale);
    const broader = isFirst && ids.length === 0 ? await findBroader(bounded, input, understood) : [];
    return {
      jobs,
      nextCursor,
      ...counted,
      didYouMean,
      corrected: didYouMean !== null && ids.length > 0,
      understood,
      broader,
    };
  });
}

interface Hits extends Page {
  query: Query;
  didYouMean: string | null;
  understood: Meaning['understood'];
}

export async function findHits(ctx: Ctx, input: JobSearchInput): Promise<Hits> {
  const { sort, cursor, limit = PAGE_SIZE, locale = ctx.locale, exact, ...filters } = input;
  const { meaning, words, didYouMean } = await readQuery(ctx, filters, { locale, exact: exact ?? false });
  const named = meaning.named === '' ? [] : await readText(ctx.db, meaning.named, locale);
  const all: AllFilters = { ...withoutUndefined(meaning.filters), ...withoutUndefined(filters) };
  const inTitle = meaning.filters.inTitle ? await readText(ctx.db, meaning.filters.inTitle, locale) : [];
  const query = await firstThatFinds(ctx, queriesOf(ctx, all, { words, named, inTitle }));
  const page = await listBy(sort, { db: ctx.db, query, cursor, limit, now: microseconds(ctx.clock.now()) });
  return { ...page, query, didYouMean, understood: meaning.understood };
}

/**
 * Concepts by title and list of skills; where no job has them, by the text; then by the words as they are. One query
 * where the text names none.
 */
async function* queriesOf(ctx: Ctx, filters: AllFilters, text: QueryWords): AsyncGenerator<Query> {
  yield makeQuery(ctx, filters, text);
  if (!filters.concepts) return;
  yield makeQuery(ctx, { ...filters, mentions: true }, text);
  const { concepts: _, ...others } = filters;
  yield makeQuery(ctx, others, { ...text, words: [...text.words, ...(text.named ?? [])] });
}

/** If none does, the first. */
async function firstThatFinds(ctx: Ctx, queries: AsyncGenerator<Query>): Promise<Query> {
  const first = (await queries.next()).value as Query;
  if (first.titled.length === 0 || !(await isEmpty(ctx, first))) return first;
  for await (const query of queries) if (!(await isEmpty(ctx, query))) return query;
  return first;
}

const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined)) as Value;

async function isEmpty(ctx: Ctx, query: Query): Promise<boolean> {
  const part = { after: null, enough: 1, besides: [] };
  return (await readNewest({ db: ctx.db, query, now: microseconds(ctx.clock.now()) }, part)).length === 0;
}

interface ReadQuery {
  meaning: Meaning;
  words: SearchWord[];
  didYouMean: string | null;
}

/**
 * What the text names and its other words, with unknown words corrected where that helps. Words that no job has are
 * passed over if the text names work beside them.
 */
async function readQuery(
  { db, ...ctx }: Ctx,
  { q = '', ...given }: AllFilters,
  { locale, exact }: { locale: Locale; exact: boolean },
): Promise<ReadQuery> {
  if (exact || q === '') {
    const meaning: Meaning = { understood: [], filters: {}, rest: q, named: '' };
    return { meaning, words: await readText(db, q, locale), didYouMean: null };
  }
  const dictionary = await ctx.dictionary(db);
  const read = async (text: string) => {
    const meaning = await understand(db, text, { locale, given, dictionary });
    return { meaning, words: await readText(db, meaning.rest, locale) };
  };
  const typed = await read(q);
  const words = { words: typed.words, locale, dictionary };
  const known = (reading: typeof typed) =>
    reading.meaning.named === '' ? reading.words : reading.words.filter((word) => word.unknown === undefined);
  const didYouMean = await correct(db, q, words);
  if (didYouMean !== null) {
    const corrected = await read(didYouMean);
    return { meaning: corrected.meaning, words: known(corrected), didYouMean };
  }
  const guessed = guess(q, words);
  const reading = guessed === null ? typed : await read(guessed);
  const isBetter = wordsIn(reading.meaning.named) > wordsIn(typed.meaning.named) + 1;
  return isBetter
    ? { meaning: reading.meaning, words: known(reading), didYouMean: guessed }
    : { meaning: typed.meaning, words: known(typed), didYouMean: null };
}

const wordsIn = (text: string): number => (text === '' ? 0 : text.split(' ').length);

export const countHits = (ctx: Ctx, query: Query): ReturnType<typeof countJobs> =>
  countJobs(ctx.db, query, microseconds(ctx.clock.now()));

/** The search without one of the things that its text names, where that finds jobs. */
async function findBroader(
  ctx: Ctx,
  { q = '', ...input }: JobSearchInput,
  understood: Meaning['understood'],
): Promise<JobSearchResult['broader']> {
  const found: JobSearchResult['broader'] = [];
  for (const without of new Set(understood.map((item) => item.without))) {
    if (without === '' || without === q || found.length === BROADER_MAX) continue;
    const { query } = await findHits(ctx, { ...input, q: without, limit: 1 });
    const total = await countTotal(ctx.db, query, microseconds(ctx.clock.now()));
    if (total.count > 0) found.push({ q: without, ...total });
  }
  return found.toSorted((a, b) => a.count - b.count);
}

/** Relevance needs words; without words or a sort, the newest come first. */
function listBy(sort: JobSort | undefined, request: ListRequest): Promise<Page> {
  const { words, named, titled } = request.query;
  if (sort === 'salary') return listBestPaid(request);
  if (sort === 'newest' || words.length + named.length + titled.length === 0) return listNewest(request);
  return listRelevant(request);
}
