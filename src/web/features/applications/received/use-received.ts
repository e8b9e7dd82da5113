import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

import type { ReceivedApplication } from '#contract/application-views.ts';
import { api } from '#web/app/api-client.ts';

import { listKey, type ReceivedPage } from './received-cache.ts';
import { asked, type ReceivedFilters, type Shown } from './received-filters.ts';

interface Rendered {
  /** What the page's lists have in common; a page that is read anew begins lists of its own. */
  reading: QueryKey;
  filters: ReceivedFilters;
  /** Which of them the list shows. */
  shown: Shown;
  first: ReceivedPage;
}

/** Applications as the server rendered them at first, then with the pages that follow, and with every change since. */
export function useReceived({ reading, filters, shown, first }: Rendered) {
  const query = useInfiniteQuery({
    queryKey: listKey(reading, shown),
    queryFn: ({ pageParam }) => api.applications.received({ ...asked(filters, shown), cursor: pageParam }),
    initialPageParam: filters.cursor,
    getNextPageParam: ({ nextCursor }: ReceivedPage) => nextCursor ?? undefined,
    initialData: { pages: [first], pageParams: [filters.cursor] },
    // Changes are put into the list as they happen; reading it whole again would cost a page after the other.
    staleTime: Infinity,
  });
  const { pages } = query.data;
  const nextCursor = pages.at(-1)?.nextCursor ?? undefined;
  return {
    applications: applicationsOf(pages),
    counts: pages.at(-1)?.counts ?? first.counts,
    nextCursor,
    more: { load: query.fetchNextPage, isPending: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError },
  };
}

/** An application that has moved while the list was read may stand on two pages. */
const applicationsOf = (pages: readonly ReceivedPage[]): ReceivedApplication[] => [
  ...new Map(pages.flatMap(({ applications }) => applications).map((application) => [application.id, application])).values(),
];
