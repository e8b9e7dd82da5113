import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Marks own notifications as read: those with these ids, or all. Wherever they are listed, the list follows. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => api.notifications.read(which),
    onSuccess: (_answer, which) => {
      if ('all' in which) showToast({ title: m.notifications_marked() });
      return client.invalidateQueries({ queryKey: queries.notifications.list.key() });
    },
    onError: (error) =>
      showToast({ title: m.ui_failed(), description: problemText(problemOf(error)), variant: 'destructive' }),
  });
}

/** Hears that the own notifications are no longer as they were read, when `unread` of them were not: here or in another tab. */
export function useNoticeNews(unread: number | undefined, hear: () => void): void {
  useLive((event) => {
    if (event.type === 'notification' || (event.type === 'unread' && event.notifications !== unread)) hear();
  });
}
