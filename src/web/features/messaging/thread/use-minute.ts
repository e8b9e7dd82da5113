import { useSyncExternalStore } from 'react';

/** Milliseconds. */
const MINUTE = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The present minute, in milliseconds since 1970; while a page comes alive, the one in which the server read it. */
export const useMinute = (readAt: number): number =>
  useSyncExternalStore(subscribe, thisMinute, () => Math.floor(readAt / MINUTE) * MINUTE);
