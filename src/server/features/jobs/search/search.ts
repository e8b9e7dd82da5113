import { PAGE_SIZE, type JobSearchInput, type JobSearchResult } from '#contract/jobs/job-search.ts';
import type { JobSort } from '#contract/jobs/search-choices.ts';

import type { Ctx } from '../../../context.ts';
import { writeCursor } from '../../../platform/http/cursor.ts';
import { readCards } from '../cards.ts';
import { searching, type SearchCtx } from './bounded.ts';
import { findClose } from './close.ts';
import { makeQuery, microseconds, readCounts, type AllFilters, type Query } from './conditions.ts';
import { countFitting, fittingOf, readFacets, totalOf, type Counted } from './facets.ts';
import { isIndexing } from './follow-words.ts';
import { listBestPaid, listNewest, readNewest, type ListRequest } from './hits.ts';
import { readClosePosition, type Page, type Position } from './positions.ts';
import { readQuery, withoutUndefined, type QueryCtx, type Reading } from './reading.ts';
import { listRelevant } from './relevance.ts';

/**
 * Active jobs that match the filters, what the text names, and all its other words; after these, jobs that are close.
 * Only the first page has total and facets.
 * @throws Refusal INVALID for a cursor of another search, UNAVAILABLE if the database cannot answer in time.
 */
export function searchJobs(ctx: SearchCtx, input: JobSearchInput): Promise<JobSearchResult> {
  return searching(ctx, async (bounded) => {
    const found = await findPage(bounded, input);
    const close = found.nextCursor === null ? await listClose(bounded, input, found) : null;
    const jobs = await readCards(bounded, [...found.ids, ...(close?.ids ?? [])], input.locale ?? ctx.locale);
    return {
      jobs,
      matching: found.ids.length,
      nextCursor: found.nextCursor ?? close?.nextCursor ?? null,
      total: found.total,
      facets: found.facets,
      cappedFacets: found.cappedFacets,
      didYouMean: found.didYouMean,
      corrected: found.didYouMean !== null && jobs.length > 0,
      understood: found.reading.meaning.understood,
      indexing: await isIndexing(bounded.db),
    };
  });
}

const NOT_COUNTED = { total: null, facets: null, cappedFacets: [] };

async function findPage(ctx: QueryCtx, input: JobSearchInput) {
  if (input.cursor === undefined) return countHits(ctx, input);
  if (readClosePosition(input.cursor) === null) return { ...(await findHits(ctx, input)), ...NOT_COUNTED };
  return { ...(await findQuery(ctx, input)), ids: [], nextCursor: null, ...NOT_COUNTED };
}

/** What a search looks for, and how its text was read. */
interface Found {
  query: Query;
  didYouMean: string | null;
  reading: Reading;
}

/** One page of the jobs that match everything. */
export async function findHits(ctx: QueryCtx, input: JobSearchInput): Promise<Found & Page> {
  const found = await findQuery(ctx, input);
  return { ...found, ...(await listHits(ctx, found.query, input)) };
}

/** What a search looks for. */
export async function findQuery(ctx: QueryCtx, input: JobSearchInput): Promise<Found> {
  const { queries, ...read } = await readSearch(ctx, input);
  const { query } = await firstThatFinds(
    queries,
    (one) => isFound(ctx, one),
    (found) => found,
  );
  return { ...read, query };
}

/** The first page, with total and facets. Counted first, so that the lists know how many jobs there are to read. */
export async function countHits(ctx: QueryCtx, input: JobSearchInput): Promise<Found & Page & Counted> {
  const { queries, ...read } = await readSearch(ctx, input);
  const now = microseconds(ctx.clock.now());
  const { query, looked: counts } = await firstThatFinds(
    queries,
    (one) => countFitting(ctx.db, one, now),
    ({ jobs }) => jobs > 0,
  );
  const counted = { ...query, fitting: fittingOf(counts, now) };
  const page = counts.jobs > 0 ? await listHits(ctx, counted, input) : { ids: [], nextCursor: null };
  const facets = await readFacets(ctx.db, query, now, counts, input.city);
  return { ...read, query, ...page, total: totalOf(counts.jobs), ...facets };
}

/** What a page has room for after the jobs that match everything; null without a text. */
async function listClose(
  ctx: QueryCtx,
  { q = '', exact, cursor, limit = PAGE_SIZE, locale = ctx.locale }: JobSearchInput,
  { ids, query, reading }: Found & Pick<Page, 'ids'>,
): Promise<Page | null> {
  if (q === '' || exact) return null;
  const position = cursor === undefined ? null : readClosePosition(cursor);
  const [, now = microseconds(ctx.clock.now()), shown = 0] = position ?? [];
  const close = await findClose(ctx, { ...reading, locale, everything: query, now });
  const end = shown + limit - ids.length;
  return {
    ids: close.slice(shown, end),
    nextCursor: end < close.length ? writeCursor(['close', now, end] satisfies Position<'close'>) : null,
  };
}

const listHits = ({ db, clock }: Ctx, query: Query, { sort, cursor, limit = PAGE_SIZE }: JobSearchInput) =>
  listBy(sort, { db, query, cursor, limit, now: microseconds(clock.now()) });

/** A correction is taken if it finds jobs. */
async function readSearch(
  ctx: QueryCtx,
  { sort: _sort, cursor: _cursor, limit: _limit, locale = ctx.locale, exact, ...filters }: JobSearchInput,
): Promise<Omit<Found, 'query'> & { queries: AsyncGenerator<Query> }> {
  const { typed, corrected } = await readQuery(ctx, filters, { locale, exact: exact ?? false });
  const isHelpful = corrected !== null && (await findsAny(ctx, queriesOf(ctx, corrected.reading)));
  const reading = isHelpful ? corrected.reading : typed;
  return { queries: queriesOf(ctx, reading), didYouMean: isHelpful ? corrected.q : null, reading };
}

/**
 * Tries concepts by title and list of skills; if no job has them, by the text; then the words as typed. One query if
 * the text names no concept.
 */
async function* queriesOf(ctx: Ctx, { given, meaning, text }: Reading): AsyncGenerator<Query> {
  const filters: AllFilters = { ...withoutUndefined(meaning.filters), ...withoutUndefined(given) };
  const counts = await readCounts(ctx, filters);
  yield makeQuery(ctx, filters, text, counts);
  if (!filters.concepts) return;
  yield makeQuery(ctx, { ...filters, mentions: true }, text, counts);
  const { concepts: _, ...others } = filters;
  yield makeQuery(ctx, others, { ...text, words: [...text.words, ...(text.named ?? [])] }, counts);
}

interface Looked<Result> {
  query: Query;
  looked: Result;
}

/** If none finds jobs, the first. */
async function firstThatFinds<Result>(
  queries: AsyncGenerator<Query>,
  look: (query: Query) => Promise<Result>,
  finds: (looked: Result) => boolean,
): Promise<Looked<Result>> {
  let first: Looked<Result> | undefined;
  for await (const query of queries) {
    const looked = await look(query);
    if (finds(looked)) return { query, looked };
    first ??= { query, looked };
  }
  if (!first) throw new Error('A search is at least one query.');
  return first;
}

/** Without concepts there is no other query, so nothing is read. */
const isFound = async (ctx: Ctx, query: Query): Promise<boolean> =>
  query.titled.length === 0 || (await findsOne(ctx, query));

async function findsAny(ctx: Ctx, queries: AsyncGenerator<Query>): Promise<boolean> {
  for await (const query of queries) if (await findsOne(ctx, query)) return true;
  return false;
}

async function findsOne({ db, clock }: Ctx, query: Query): Promise<boolean> {
  const rows = await readNewest({ db, query, now: microseconds(clock.now()) }, { after: null, enough: 1, besides: [] });
  return rows.length > 0;
}

/** Relevance needs words; without words or a sort, the newest come first. */
function listBy(sort: JobSort | undefined, request: ListRequest): Promise<Page> {
  const { words, named, titled } = request.query;
  if (sort === 'salary') return listBestPaid(request);
  if (sort === 'newest' || words.length + named.length + titled.length === 0) return listNewest(request);
  return listRelevant(request);
}
