import { PAGE_SIZE, type JobSearchInput, type JobSearchResult, type JobSort } from '#contract/job-search.ts';

import type { Ctx } from '../../../context.ts';
import { readCards } from '../cards.ts';
import { searching } from './bounded.ts';
import { makeQuery, microseconds, type Query } from './conditions.ts';
import { countJobs } from './facets.ts';
import { listBestPaid, listNewest, type ListRequest } from './hits.ts';
import type { Page } from './positions.ts';
import { listRelevant } from './relevance.ts';
import { readText } from './words.ts';

/**
 * Active jobs that match the filters and have all words of the text; only the first page has total and facets.
 * @throws Refusal INVALID for a cursor of another search, UNAVAILABLE where the database cannot answer in time.
 */
export function searchJobs(ctx: Ctx, input: JobSearchInput): Promise<JobSearchResult> {
  return searching(ctx, async (bounded) => {
    const { ids, nextCursor, query, didYouMean } = await findHits(bounded, input);
    const counted = input.cursor === undefined ? await countHits(bounded, query) : { total: null, facets: null };
    const jobs = await readCards(bounded, ids, input.locale ?? ctx.locale);
    return { jobs, nextCursor, ...counted, didYouMean, corrected: didYouMean !== null && ids.length > 0 };
  });
}

export async function findHits(
  ctx: Ctx,
  input: JobSearchInput,
): Promise<Page & { query: Query; didYouMean: string | null }> {
  const { sort, cursor, limit = PAGE_SIZE, locale = ctx.locale, ...filters } = input;
  const { words, didYouMean } = await readText(ctx.db, filters.q ?? '', locale);
  const query = await makeQuery(ctx, filters, words);
  const page = await listBy(sort, { db: ctx.db, query, cursor, limit, now: microseconds(ctx.clock.now()) });
  return { ...page, query, didYouMean };
}

export const countHits = (ctx: Ctx, query: Query): ReturnType<typeof countJobs> =>
  countJobs(ctx.db, query, microseconds(ctx.clock.now()));

/** Relevance needs words; without words or a sort, the newest come first. */
function listBy(sort: JobSort | undefined, request: ListRequest): Promise<Page> {
  if (sort === 'salary') return listBestPaid(request);
  if (sort === 'newest' || request.query.words.length === 0) return listNewest(request);
  return listRelevant(request);
}
