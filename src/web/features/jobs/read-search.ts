import type { JobSearchResult } from '#contract/job-search.ts';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#web/app/request-context.ts';

import { firstPage, type JobQuery } from './search-url.ts';

/** One page of a search, and what came of asking for it. */
export interface SearchPage {
  result: JobSearchResult;
  /**
   * `first_page`: the address named a page of the list that cannot be found again, so this is the first one. `too_long`:
   * the search took too long and was given up; there is no result.
   */
  outcome: 'found' | 'first_page' | 'too_long';
}

const NOTHING: JobSearchResult = {
  jobs: [],
  nextCursor: null,
  total: null,
  facets: null,
  didYouMean: null,
  corrected: false,
};

/** Reads one page of a search. Total and counts come with the first page only, so a later page asks for that one too. */
export async function readSearch(api: Api, query: JobQuery, locale: Locale): Promise<SearchPage> {
  const first = (limit?: number) => api.jobs.search({ ...firstPage(query), locale, limit });
  try {
    if (query.cursor === undefined) return { result: await first(), outcome: 'found' };
    const [page, { total, facets }] = await Promise.all([api.jobs.search({ ...query, locale }), first(1)]);
    return { result: { ...page, total, facets }, outcome: 'found' };
  } catch (error) {
    if (isRefused(error, 'UNAVAILABLE')) return { result: NOTHING, outcome: 'too_long' };
    // All else of the query was read before, so what the API does not take is the cursor.
    if (query.cursor === undefined || !isRefused(error, 'INVALID', 'BAD_REQUEST')) throw error;
    const instead = await readSearch(api, firstPage(query), locale);
    return instead.outcome === 'found' ? { ...instead, outcome: 'first_page' } : instead;
  }
}

const isRefused = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
