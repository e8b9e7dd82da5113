import { keepPreviousData, type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { api, queries } from '#web/app/api-client.ts';
import { useLive, useLiveState } from '#web/app/live/live.tsx';

import { isListed, withLast, withReceiptIn, withStatus, type ConversationPage } from './conversation-cache.ts';

type Pages = InfiniteData<ConversationPage, string | undefined>;

interface ConversationsOf {
  userId: string;
  /** What is searched for; empty for all. */
  q: string;
  /** As the server rendered the list, for what was searched for then. */
  rendered: { q: string; first: ConversationPage; /** Milliseconds since 1970. */ readAt: number };
}

/** The reader's conversations, as the server rendered them at first, then as the live stream says. */
export function useConversations({ userId, q, rendered }: ConversationsOf) {
  const client = useQueryClient();
  const isRendered = q === rendered.q;
  const key = [...queries.messages.conversations.key(), q, rendered.readAt];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }): Promise<ConversationPage> =>
      api.messages.conversations({ q: q || undefined, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: ConversationPage) => nextCursor ?? undefined,
    initialData: isRendered ? { pages: [rendered.first], pageParams: [undefined] } : undefined,
    initialDataUpdatedAt: rendered.readAt,
    placeholderData: keepPreviousData,
  });
  const readAgain = useEffectEvent(() => void client.invalidateQueries({ queryKey: key }));
  const change = (pagesAfter: (pages: readonly ConversationPage[]) => ConversationPage[]) =>
    client.setQueryData<Pages>(key, (data) => data && { ...data, pages: pagesAfter(data.pages) });
  useLive((event) => {
    const pages = query.data?.pages ?? [];
    if (event.type === 'receipt') change((known) => withReceiptIn(known, event));
    if (event.type === 'application') change((known) => withStatus(known, event.applicationId, event.status));
    if (event.type !== 'message') return;
    // What is new to the list, and whether it matches what is searched for, the server knows.
    if (q || !isListed(pages, event.message.applicationId)) readAgain();
    else change((known) => withLast(known, event, userId));
  });
  const isConnected = useLiveState() === 'connected';
  useEffect(() => {
    if (isConnected) readAgain();
  }, [isConnected]);
  const conversations = query.data?.pages.flatMap((page) => page.conversations) ?? [];
  return {
    conversations: [...new Map(conversations.map((one) => [one.applicationId, one])).values()],
    nextCursor: query.data?.pages.at(-1)?.nextCursor ?? undefined,
    hasFailed: query.isError && !query.data,
    isPending: query.isPending,
    more: { load: query.fetchNextPage, isPending: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError },
  };
}
