import { PAGE_SIZE, type JobSearchInput, type JobSearchResult, type JobSort } from '#contract/job-search.ts';

import type { Ctx } from '../../../context.ts';
import { readCards } from '../cards.ts';
import { searching } from './bounded.ts';
import { makeQuery, microseconds } from './conditions.ts';
import { countJobs } from './facets.ts';
import { listBestPaid, listNewest, type ListRequest } from './hits.ts';
import type { Page } from './positions.ts';
import { listRelevant } from './relevance.ts';
import { readText } from './words.ts';

/**
 * Active jobs that fit the filters and have all words of the text, a page at a time; with the first page how many there
 * are, and how many each other filter would give.
 * @throws Refusal INVALID for a cursor that is not of this search, UNAVAILABLE where the database cannot answer in time.
 */
export function searchJobs(ctx: Ctx, { sort, cursor, limit = PAGE_SIZE, locale = ctx.locale, ...filters }: JobSearchInput): Promise<JobSearchResult> {
  return searching(ctx, async (bounded) => {
    const { words, didYouMean } = await readText(bounded.db, filters.q ?? '', locale);
    const query = await makeQuery(bounded, filters, words);
    const now = microseconds(ctx.clock.now());
    const { ids, nextCursor } = await listBy(sort, { db: bounded.db, query, cursor, limit, now });
    const counted = cursor === undefined ? await countJobs(bounded.db, query, now) : { total: null, facets: null };
    return { jobs: await readCards(bounded, ids, locale), nextCursor, ...counted, didYouMean, corrected: didYouMean !== null && ids.length > 0 };
  });
}

/** Relevance needs words; without them, and without a sort, the newest come first. */
function listBy(sort: JobSort | undefined, request: ListRequest): Promise<Page> {
  if (sort === 'salary') return listBestPaid(request);
  if (sort === 'newest' || request.query.words.length === 0) return listNewest(request);
  return listRelevant(request);
}
