import {
  keepPreviousData,
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';

import type { Message, MessageSide } from '#contract/messaging/messages.ts';
import { api, queries } from '#web/app/api-client.ts';
import { useLive, useLiveState } from '#web/app/live/live.tsx';
import { useNextPage } from '#web/app/next-page.ts';
import { logFailedRead } from '#web/app/query-client.ts';
import { updatedLive, readEachTime } from '#web/app/query-freshness.ts';

import { askedFilters, isFiltered, type ThreadFilters } from './search-filters.ts';
import { inOrder, newestSeq, withMessage, withNewest, withReceipt, type MessagePage } from './thread-cache.ts';

type Pages = InfiniteData<MessagePage, number | undefined>;

const EVERY_LIST = queries.messages.list.key();
const nextOf = ({ before }: MessagePage): number | undefined => before ?? undefined;

interface ThreadMessagesOf {
  applicationId: string;
  /** The newest messages, as rendered by the server. */
  first: MessagePage;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
}

/** Rendered by the server, then with earlier pages and live updates. */
export function useThreadMessages({ applicationId, first, readAt }: ThreadMessagesOf) {
  const client = useQueryClient();
  // Each load starts a separate list, as in rendered-list.ts.
  const key = [...EVERY_LIST, applicationId, readAt];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }): Promise<MessagePage> =>
      api.messages.list({ id: applicationId, before: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: nextOf,
    initialData: () => ({ pages: [...withArrived(client, applicationId, first)], pageParams: [undefined] }),
    initialDataUpdatedAt: readAt,
    ...updatedLive,
    // Unchanged objects are identical already; comparing ten thousand messages takes longer than rendering.
    structuralSharing: false,
  });
  const change = (pagesAfter: (pages: readonly MessagePage[]) => readonly MessagePage[]) =>
    client.setQueryData<Pages>(key, (data) => {
      if (!data) return data;
      const pages = [...pagesAfter(data.pages)];
      // Pages that started over continue from the new one.
      return { pages, pageParams: data.pageParams.slice(0, pages.length) };
    });
  const put = (message: Message) => change((pages) => withMessage(pages, message));
  const catchUp = useEffectEvent(async () => {
    try {
      const newest = await api.messages.list({ id: applicationId });
      change((pages) => withNewest(pages, newest));
    } catch (error) {
      // The live stream fails for the same reasons, and the messages are read again on reconnect.
      logFailedRead(EVERY_LIST[0], error);
    }
  });
  useLive((event) => {
    if (event.type === 'reset') void catchUp();
    if (event.type === 'receipt' && event.applicationId === applicationId) change((pages) => withReceipt(pages, event));
    if (event.type !== 'message' || event.message.applicationId !== applicationId) return;
    const isNext = event.message.seq <= newestSeq(query.data.pages) + 1;
    put(event.message);
    if (!isNext) void catchUp();
  });
  // The stream lacks messages from before its first event, after the page was read or a connection was lost.
  const isConnected = useLiveState() === 'connected';
  useEffect(() => {
    if (isConnected) void catchUp();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each load has a separate list
  }, [isConnected, readAt]);
  const { pages } = query.data;
  const earlier = useNextPage({
    key,
    read: (before: number) => api.messages.list({ id: applicationId, before }),
    next: nextOf,
    last: pages.at(-1),
  });
  return { messages: useMemo(() => inOrder(pages), [pages]), put, earlier };
}

/** With the messages that arrived while the page was read again: they are in its previous lists. */
function withArrived(client: QueryClient, applicationId: string, first: MessagePage): readonly MessagePage[] {
  const newest = newestSeq([first]);
  return client
    .getQueriesData<Pages>({ queryKey: [...EVERY_LIST, applicationId] })
    .flatMap(([, list]) => list?.pages.flatMap(({ messages }) => messages) ?? [])
    .filter(({ seq }) => seq > newest)
    .reduce<readonly MessagePage[]>(withMessage, [first]);
}

interface Searched {
  applicationId: string;
  side: MessageSide;
  filters: ThreadFilters;
  /** Opening marks all messages as read, so "unread" means those from this one on. */
  firstUnread: number | undefined;
}

/** A thread's messages that match the filters; undefined without filters. */
export function useFoundMessages({ applicationId, side, filters, firstUnread }: Searched) {
  const client = useQueryClient();
  const key = [...EVERY_LIST, applicationId, 'found', filters];
  const newFrom = filters.unread ? firstUnread : undefined;
  const asked = newFrom === undefined ? filters : { ...filters, unread: false };
  const query = useInfiniteQuery({
    queryKey: key,
    async queryFn({ pageParam, signal }): Promise<MessagePage> {
      const { messages, before } = await api.messages.list(
        { id: applicationId, before: pageParam, ...askedFilters(asked, new Date()) },
        { signal },
      );
      if (newFrom === undefined) return { messages, before };
      return {
        messages: messages.filter(({ seq, sender }) => seq >= newFrom && sender.side !== side),
        before: before !== null && before > newFrom ? before : null,
      };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    ...readEachTime,
    enabled: isFiltered(filters),
  });
  useLive((event) => {
    if (
      (event.type === 'message' && event.message.applicationId === applicationId) ||
      (event.type === 'receipt' && event.applicationId === applicationId)
    )
      void client.invalidateQueries({ queryKey: key });
  });
  if (!isFiltered(filters)) return undefined;
  return { messages: query.data && inOrder(query.data.pages), hasFailed: query.isError, earlier: earlierOf(query) };
}

interface Growing {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

const earlierOf = ({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Growing): Earlier => ({
  isThere: hasNextPage,
  isPending: isFetchingNextPage,
  hasFailed: isFetchNextPageError,
  load: fetchNextPage,
});

export type Earlier = Pick<ReturnType<typeof useNextPage>, 'isThere' | 'isPending' | 'hasFailed'> & {
  load: () => Promise<unknown>;
};
