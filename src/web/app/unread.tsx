import { createContext, use, useState, type ReactNode } from 'react';

import type { Unread } from '#contract/notifications.ts';

import { useLive } from './live/live.tsx';
import { useUnreadAtFirst } from './site.ts';

const UnreadContext = createContext<Unread>({ messages: 0, notifications: 0 });

/** Follows how much is unread, for all badges inside: as the page was read, then as the live stream says. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const atFirst = useUnreadAtFirst();
  const [heard, setHeard] = useState<{ since: Unread; unread: Unread }>();
  useLive((event) => {
    if (event.type === 'unread')
      setHeard({ since: atFirst, unread: { messages: event.messages, notifications: event.notifications } });
  });
  // A page that was read anew knows better than what was heard before.
  return <UnreadContext value={heard?.since === atFirst ? heard.unread : atFirst}>{children}</UnreadContext>;
}

/** How many messages and notifications are not read; none for whoever is not signed in. */
export const useUnread = (): Unread => use(UnreadContext);
