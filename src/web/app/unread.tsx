import { createContext, use, useState, type ReactNode } from 'react';

import type { Unread } from '#contract/notifications/notifications.ts';

import { useLive } from './live/live.tsx';
import { useInitialUnread } from './site.ts';

const UnreadContext = createContext<Unread>({ messages: 0, notifications: 0 });

export function UnreadProvider({ children }: { children: ReactNode }) {
  const atFirst = useInitialUnread();
  const [received, setReceived] = useState<{ since: Unread; unread: Unread }>();
  useLive((event) => {
    if (event.type === 'unread')
      setReceived({ since: atFirst, unread: { messages: event.messages, notifications: event.notifications } });
  });
  // A newly read page overrides earlier events.
  return <UnreadContext value={received?.since === atFirst ? received.unread : atFirst}>{children}</UnreadContext>;
}

/** Zero if signed out. */
export const useUnread = (): Unread => use(UnreadContext);
