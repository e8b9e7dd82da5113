import { useEffect, useRef, useState } from 'react';

import type { Thread } from '#contract/messaging/messages.ts';
import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';

import { useFlash } from './use-flash.ts';

/**
 * Milliseconds that typing lasts after a keystroke (specification, section 9), and between events to the other side.
 */
const TYPING = 2_000;
/** Milliseconds for which a typing event of the other side is valid; it is repeated before. */
const TYPING_SHOWN = 4_000;

/** Whether the reader is typing; notifies the other side. */
export function useOwnTyping(applicationId: string) {
  const typing = useFlash(TYPING);
  const notifiedAt = useRef(0);
  return {
    isTyping: typing.isOn,
    stroke(): void {
      typing.start();
      if (Date.now() - notifiedAt.current < TYPING) return;
      notifiedAt.current = Date.now();
      api.messages.typing({ id: applicationId }).catch(() => {
        // No loss: the message itself will arrive.
      });
    },
    stop: typing.stop,
  };
}

/** The name of the person typing on the other side. */
export function useOthersTyping({ applicationId, side }: Pick<Thread, 'applicationId' | 'side'>): string | undefined {
  const [heard, setHeard] = useState<{ name: string }>();
  useLive((event) => {
    if (event.type === 'typing' && event.applicationId === applicationId && event.side !== side)
      setHeard({ name: event.name });
    if (event.type === 'message' && event.message.applicationId === applicationId && event.message.sender.side !== side)
      setHeard(undefined);
  });
  useEffect(() => {
    if (!heard) return undefined;
    const end = setTimeout(() => setHeard(undefined), TYPING_SHOWN);
    return () => clearTimeout(end);
  }, [heard]);
  return heard?.name;
}
