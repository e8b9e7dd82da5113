import { useInfiniteQuery } from '@tanstack/react-query';

import { queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { failureOf } from '#web/app/problem.ts';
import { distinctById } from '#web/app/rendered-list.ts';

export const commentsOptions = (applicationId: string) =>
  queries.comments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ id: applicationId, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The comments on an application, the oldest first; read again when a colleague adds or deletes one. */
export function useComments(applicationId: string) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    commentsOptions(applicationId),
  );
  useLive((event) => {
    if (event.type === 'comment' && event.applicationId === applicationId) void refetch();
  });
  const [latest] = data?.pages ?? [];
  return {
    comments: data && distinctById(data.pages.flatMap(({ comments }) => comments)).toReversed(),
    members: latest?.members ?? [],
    failure: failureOf({ data, error }),
    refetch,
    earlier: hasNextPage ? { isPending: isFetchingNextPage, load: () => void fetchNextPage() } : undefined,
  };
}
