import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import type { LiveEvent } from '#contract/live-events.ts';

import { useLiveAfter } from '../site.ts';
import { listenLive, type LiveState } from './connection.ts';
import { leaveSoon } from './session-ended.ts';

type Listen = (listener: (event: LiveEvent) => void) => () => void;

const LiveContext = createContext<{ state: LiveState; listen: Listen }>({
  state: 'disconnected',
  listen: () => () => {},
});

/** Keeps the reader's live stream open for all that is inside; for whoever is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('connecting');
  const [listeners] = useState(() => new Set<(event: LiveEvent) => void>());
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const take = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'reset') {
      void client.invalidateQueries();
      void revalidate();
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

/** Hears each live event while the part is on the page. */
export function useLive(listener: (event: LiveEvent) => void): void {
  const { listen } = use(LiveContext);
  const hear = useEffectEvent(listener);
  useEffect(() => listen((event) => hear(event)), [listen]);
}

/** Whether the stream is connected, for the discreet sign of it. */
export const useLiveState = (): LiveState => use(LiveContext).state;
