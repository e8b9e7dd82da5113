import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { LiveEvent } from '#contract/live-events.ts';
import { m } from '#generated/paraglide/messages.js';

import { forgetPages, refreshPage } from '../kept-pages.ts';
import { storeToast } from '../pending-toast.ts';
import { isChangingSession } from '../session-change.ts';
import { useLiveAfter } from '../site.ts';
import { listenLive, type LiveState } from './connection.ts';

type Listen = (listener: (event: LiveEvent) => void) => () => void;

export const LiveContext = createContext<{ state: LiveState; listen: Listen }>({
  state: 'disconnected',
  listen: () => () => {},
});

export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('connecting');
  const [listeners] = useState(() => new Set<(event: LiveEvent) => void>());
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const take = useEffectEvent((event: LiveEvent) => {
    if (event.type !== 'typing' && event.type !== 'receipt') forgetPages();
    if (event.type === 'reset') {
      void client.invalidateQueries();
      void refreshPage(revalidate);
    }
    if (event.type === 'session_ended') leaveSoon();
    for (const listener of listeners) listener(event);
  });
  const after = useLiveAfter();
  const [since] = useState(after);
  useEffect(() => listenLive(since, { event: (event) => take(event), state: setState }), [since]);
  const value = useMemo(() => {
    const listen: Listen = (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    return { state, listen };
  }, [state, listeners]);
  return <LiveContext value={value}>{children}</LiveContext>;
}

export function useLive(listener: (event: LiveEvent) => void): void {
  const { listen } = use(LiveContext);
  const onEvent = useEffectEvent(listener);
  useEffect(() => listen((event) => onEvent(event)), [listen]);
}

export const useLiveState = (): LiveState => use(LiveContext).state;

/** Milliseconds. */
const LEAVE_DELAY = 1_000;

/**
 * Every tab gets the event itself. A page that ends the session itself leaves with its own message. Drafts stay for the next
 * sign-in.
 */
function leaveSoon(): void {
  setTimeout(() => {
    // Its answer, or the page that it leaves for, may take longer; and without an answer it is still here.
    if (isChangingSession) return leaveSoon();
    storeToast({ title: m.app_session_ended_title(), description: m.app_session_ended() });
    location.reload();
  }, LEAVE_DELAY);
}
