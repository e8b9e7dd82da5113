import { useSyncExternalStore } from 'react';

/** Milliseconds. */
const MINUTE = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The current minute in milliseconds since 1970; during hydration, the one in which the server read the page. */
export const useMinute = (readAt: number): number =>
  useSyncExternalStore(subscribe, thisMinute, () => Math.floor(readAt / MINUTE) * MINUTE);
