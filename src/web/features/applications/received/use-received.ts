import { api } from '#web/app/api-client.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';

import { listKey, type ReceivedPage } from './received-cache.ts';
import { asked, type ReceivedFilters, type Shown } from './received-filters.ts';

interface Rendered {
  filters: ReceivedFilters;
  shown: Shown;
  first: ReceivedPage;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
}

/** Applications as rendered by the server, then with further pages and live changes. */
export function useReceived({ filters, shown, first, readAt }: Rendered) {
  const { pages, last, more } = useRenderedList({
    key: listKey(shown),
    read: (cursor): Promise<ReceivedPage> => api.applications.received({ ...asked(filters, shown), cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  return {
    applications: distinctById(pages.flatMap(({ applications }) => applications)),
    counts: last.counts,
    stageCounts: last.stageCounts,
    answersDue: last.answersDue,
    nextCursor: last.nextCursor ?? undefined,
    more,
  };
}
