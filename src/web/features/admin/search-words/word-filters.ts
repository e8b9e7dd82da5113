import type { ConceptFilters } from '#contract/admin/search-words.ts';
import { SEARCH_WORD_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';

export type WordQuery = ConceptFilters & { cursor?: string };

/** Reads the filters from the query string; invalid values are ignored. */
export function readWordQuery(params: URLSearchParams): WordQuery {
  const { q, own, cursor } = textsOf(params);
  return { q: readLine(q, SEARCH_WORD_MAX), own: readOneOf(['yes'], own), cursor: readCursor(cursor) };
}

export const wordsHref = (query: WordQuery): string => href(paths.adminSearchWords(), query);
