import type { JobSearchResult } from '#contract/job-search.ts';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#web/app/request-context.ts';

import { firstPage, type JobQuery } from './search-url.ts';

interface SearchPage {
  result: JobSearchResult;
  /** The address named a page of the list that cannot be found again; this is the first one. */
  isPageLost: boolean;
}

/** One page of a search. Total and counts come with the first page only, so a later page asks for that one too. */
export async function readSearch(api: Api, query: JobQuery, locale: Locale): Promise<SearchPage> {
  const first = (limit?: number) => api.jobs.search({ ...firstPage(query), locale, limit });
  if (query.cursor === undefined) return { result: await first(), isPageLost: false };
  try {
    const [page, { total, facets }] = await Promise.all([api.jobs.search({ ...query, locale }), first(1)]);
    return { result: { ...page, total, facets }, isPageLost: false };
  } catch (error) {
    if (isInvalid(error)) return { result: await first(), isPageLost: true };
    throw error;
  }
}

/** All else of the query was read before, so what the API does not take is the cursor. */
const isInvalid = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'INVALID' || error.code === 'BAD_REQUEST');
