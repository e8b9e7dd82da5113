import { z } from 'zod';

import { paths } from '#contract/paths.ts';
import { conceptFilters } from '#contract/search-words.ts';
import { href } from '#web/app/href.ts';
import { cursorParam, wordsParam } from '#web/app/list-params.ts';

const { q, own } = conceptFilters.shape;

const filtersSchema = z.object({
  q: wordsParam(q.unwrap()),
  own: own.catch(undefined),
  cursor: cursorParam,
});

export type WordQuery = z.infer<typeof filtersSchema>;

/** Reads the filters from the query string; invalid values are ignored. */
export const readWordQuery = (params: URLSearchParams): WordQuery => filtersSchema.parse(Object.fromEntries(params));

export const wordsHref = (query: WordQuery): string => href(paths.adminSearchWords(), query);
