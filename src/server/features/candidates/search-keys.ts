import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';

import { filterTags, searchTextOf, sortNameOf } from '../applications/search-keys.ts';

/** Columns made from the facts. */
export const searchKeysOf = (facts: ApplicantSnapshot) => ({
  filter_tags: filterTags(facts),
  search_text: searchTextOf(facts),
  sort_name: sortNameOf(facts),
});
