import { sql } from 'kysely';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';

import { filterTags, searchTextOf, sortNameOf } from '../applications/search-keys.ts';

/** Columns made from the facts. */
export const searchKeysOf = (facts: ApplicantSnapshot) => ({
  filter_tags: [...filterTags(facts), ...(facts.country ? [countryTag(facts.country)] : [])],
  search_text: searchTextOf(facts),
  sort_name: sortNameOf(facts),
});

export const countryTag = (country: string): string => `country:${country}`;

// Normalization can make a name very long; cursors contain it.
export const SORT_NAME_LENGTH = 120;

/** Of the surrounding `candidate`; there is an index on it. */
export const SORT_NAME = sql<string>`left(candidate.sort_name, ${sql.lit(SORT_NAME_LENGTH)})`;
