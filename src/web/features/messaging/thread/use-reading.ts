import { useEffect, useEffectEvent, useRef } from 'react';

import type { Message, Thread } from '#contract/messaging/messages.ts';
import { api } from '#web/app/api-client.ts';

/** The sequence number of the other side's last unread message; 0 if there is none. */
const lastUnread = (messages: readonly Message[], side: Thread['side']): number =>
  messages.findLast((message) => message.sender.side !== side && !message.readAt)?.seq ?? 0;

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

export function useReading(
  { applicationId, side }: Pick<Thread, 'applicationId' | 'side'>,
  messages: readonly Message[],
): void {
  const unread = lastUnread(messages, side);
  const said = useRef(0);
  const read = useEffectEvent((upTo: number) => {
    if (upTo <= said.current || !isLookedAt()) return;
    const before = said.current;
    said.current = upTo;
    api.messages.read({ id: applicationId }).catch(() => {
      // Repeated with the next message, or when the tab becomes visible again.
      said.current = before;
    });
  });
  useEffect(() => {
    read(unread);
    const look = () => read(unread);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [unread]);
}
