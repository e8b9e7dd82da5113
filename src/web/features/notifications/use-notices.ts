import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { closeToast, showToast } from '#web/ui/toast.tsx';

const MARK_READ = 'mark notifications as read';

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => api.notifications.read(which),
    onSuccess: (_answer, which) => {
      if ('all' in which) showToast({ action: MARK_READ, title: m.notifications_marked() });
      else closeToast(MARK_READ);
      return client.invalidateQueries({ queryKey: queries.notifications.list.key() });
    },
    onError: (error) =>
      showToast({
        action: MARK_READ,
        title: m.ui_failed(),
        description: problemText(problemOf(error)),
        variant: 'destructive',
      }),
  });
}

/** Calls `hear` after a change here or in another tab; `unread` is the count when the notifications were read. */
export function useNoticeNews(unread: number | undefined, hear: () => void): void {
  useLive((event) => {
    if (event.type === 'notification' || (event.type === 'unread' && event.notifications !== unread)) hear();
  });
}
