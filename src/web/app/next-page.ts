import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';

import { logFailedRead } from './query-client.ts';
import { triedTwice } from './query-freshness.ts';

interface NextPageOf<Page, Cursor> {
  /** Of the list. */
  key: readonly unknown[];
  read: (cursor: Cursor) => Promise<Page>;
  /** Where the next page begins; undefined at the end. */
  next: (last: Page) => Cursor | undefined;
  last: Page | undefined;
}

/**
 * The next page of a list that live events change. `fetchNextPage` would put back the pages as they were when it was
 * called, without what has arrived since.
 */
export function useNextPage<Page, Cursor>({ key, read, next, last }: NextPageOf<Page, Cursor>) {
  const client = useQueryClient();
  const cursor = last && next(last);
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: read,
    ...triedTwice,
    onSuccess: (page, from) =>
      client.setQueryData<InfiniteData<Page, Cursor | undefined>>(key, (data) => {
        const end = data?.pages.at(-1);
        // The list may have started over meanwhile.
        if (!data || !end || next(end) !== from) return data;
        return { pages: [...data.pages, page], pageParams: [...data.pageParams, from] };
      }),
    onError: (error) => logFailedRead(key[0], error),
  });
  return {
    isThere: cursor !== undefined,
    isPending,
    hasFailed: isError,
    /** Never rejects. */
    load: async (): Promise<void> => {
      if (cursor !== undefined) await mutateAsync(cursor).catch(() => {});
    },
  };
}
