import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import type { LiveEvent } from '#contract/live-events.ts';
import { m } from '#generated/paraglide/messages.js';

import { invalidatePages } from '../page-data.ts';
import { storeToast } from '../pending-toast.ts';
import { queryClient } from '../query-client.ts';
import { isChangingSession } from '../session-change.ts';
import { useLiveAfter, useViewer } from '../site.ts';
import { listenLive, type LiveState } from './connection.ts';
import { isSignedInAs, useHasTyped, useNoteSessionUse } from './session-use.ts';
import { SignedOutDialog } from './signed-out-dialog.tsx';

type Listen = (listener: (event: LiveEvent) => void) => () => void;

export const LiveContext = createContext<{ state: LiveState; listen: Listen }>({
  state: 'disconnected',
  listen: () => () => {},
});

export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>('connecting');
  const [listeners] = useState(() => new Set<(event: LiveEvent) => void>());
  const [isSignedOut, setSignedOut] = useState(false);
  const viewer = useViewer();
  const hasTyped = useHasTyped();
  useNoteSessionUse();
  const isLeaving = useRef(false);
  const stay = (): void => {
    isLeaving.current = false;
    setSignedOut(false);
  };
  const staysTyped = (): boolean => {
    if (hasTyped()) setSignedOut(true);
    return hasTyped();
  };
  const take = useEffectEvent((event: LiveEvent) => {
    if (event.type !== 'typing' && event.type !== 'receipt') invalidatePages();
    if (event.type === 'reset') void queryClient.invalidateQueries();
    if (event.type === 'session_ended' && viewer && !isLeaving.current) {
      isLeaving.current = true;
      void leaveSoon(viewer.userId, staysTyped, stay);
    }
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
  return (
    <LiveContext value={value}>
      {children}
      {viewer && <SignedOutDialog userId={viewer.userId} isOpen={isSignedOut} onReturn={stay} />}
    </LiveContext>
  );
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
 * @param stays whether the page stays as it is, for what was typed on it.
 * @param onReturn called instead where the user is signed in: the refusal may be older than signing in again.
 */
async function leaveSoon(userId: string, stays: () => boolean, onReturn: () => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVE_DELAY));
  // Its answer, or the page that it leaves for, may take longer; and without an answer it is still here.
  if (isChangingSession) return leaveSoon(userId, stays, onReturn);
  if (await isSignedInAs(userId)) return onReturn();
  if (stays()) return undefined;
  storeToast({ title: m.app_session_ended_title(), description: m.app_session_ended() });
  location.reload();
  return undefined;
}
