import { useEffect, useRef, useState } from 'react';

import { api } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import type { Thread } from '#contract/messages.ts';

import { useFlash } from './use-flash.ts';

/** Milliseconds: how long one types after a keystroke (specification, section 9), and how often the other side is told. */
const TYPING = 2_000;
/** Milliseconds that what the other side told holds; it is told again before. */
const HEARD = 4_000;

/** Whether the reader is typing, and telling the other side so. */
export function useOwnTyping(applicationId: string) {
  const typing = useFlash(TYPING);
  const toldAt = useRef(0);
  return {
    isTyping: typing.isOn,
    stroke(): void {
      typing.start();
      if (Date.now() - toldAt.current < TYPING) return;
      toldAt.current = Date.now();
      api.messages.typing({ id: applicationId }).catch(() => {
        // Nothing is lost: the message itself tells.
      });
    },
    stop: typing.stop,
  };
}

/** The name of whoever of the other side is typing just now. */
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
    const end = setTimeout(() => setHeard(undefined), HEARD);
    return () => clearTimeout(end);
  }, [heard]);
  return heard?.name;
}
