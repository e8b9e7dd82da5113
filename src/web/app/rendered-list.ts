import { useInfiniteQuery } from '@tanstack/react-query';

import { selfRefreshing } from './query-freshness.ts';

interface RenderedList<Page> {
  /** With all filters. */
  key: readonly unknown[];
  read: (cursor: string | undefined) => Promise<Page>;
  /** The page that the server rendered, from `cursor`. */
  first: Page;
  cursor: string | undefined;
  /** Milliseconds since 1970. */
  readAt: number;
  refreshes?: boolean;
}

/** A list as the server rendered it, extended by further pages and read again after changes. */
export function useRenderedList<Page extends { nextCursor: string | null }>({
  key,
  read,
  first,
  cursor,
  readAt,
  refreshes,
}: RenderedList<Page>) {
  const query = useInfiniteQuery({
    // A new loader result starts a new list, so that changes made on another page are in it.
    queryKey: [...key, readAt],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
    initialData: { pages: [first], pageParams: [cursor] },
    initialDataUpdatedAt: readAt,
    ...(refreshes && selfRefreshing),
  });
  const { pages } = query.data;
  return {
    pages,
    /** Has the newest counts and other data of the whole list. */
    last: pages.at(-1) ?? first,
    /** Last read, in milliseconds since 1970. */
    now: query.dataUpdatedAt,
    more: { load: query.fetchNextPage, isPending: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError },
    reload: async () => (await query.refetch()).data?.pages ?? pages,
  };
}

/** Removes duplicates: items may move between pages while a list is read. */
export const distinctById = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
