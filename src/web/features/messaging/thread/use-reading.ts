import { useEffect, useEffectEvent, useRef } from 'react';

import type { Message, Thread } from '#contract/messages.ts';
import { api } from '#web/app/api-client.ts';

/** The place of the last message of the other side that nobody here has read; 0 where there is none. */
const lastUnread = (messages: readonly Message[], side: Thread['side']): number =>
  messages.findLast((message) => message.sender.side !== side && !message.readAt)?.seq ?? 0;

/** Whether somebody looks at this tab. */
const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Says that the messages of a thread are read, as soon as somebody looks at them. */
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
      // It is said again when the next one comes, or when one looks here again.
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
