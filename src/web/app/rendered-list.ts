import { useInfiniteQuery } from '@tanstack/react-query';

import { selfRefreshing } from './query-freshness.ts';

interface RenderedList<Page> {
  /** What is listed, with all its filters. */
  key: readonly unknown[];
  read: (cursor: string | undefined) => Promise<Page>;
  /** The page that the server rendered, and where it began. */
  first: Page;
  cursor: string | undefined;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
  /** Whether it is read anew by itself. */
  refreshes?: boolean;
}

/** A list as the server rendered it at first, then with the pages that follow, and as they are after each change. */
export function useRenderedList<Page extends { nextCursor: string | null }>({
  key,
  read,
  first,
  cursor,
  readAt,
  refreshes,
}: RenderedList<Page>) {
  const query = useInfiniteQuery({
    // What the loader read begins a list of its own: what was made on another page must be in it.
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
    /** Where counts and whatever else belongs to the whole list are the newest. */
    last: pages.at(-1) ?? first,
    /** When it was read last, in milliseconds since 1970. */
    now: query.dataUpdatedAt,
    more: { load: query.fetchNextPage, isPending: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError },
    /** Reads all pages that are shown anew, and returns them. */
    reload: async () => (await query.refetch()).data?.pages ?? pages,
  };
}

/** What stands on several pages, each once: something may have moved while the list was read. */
export const distinctById = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
