import { useRef } from 'react';

/**
 * Carries out one piece of work after the other, so that on a slow connection none is lost, and each gets the result of
 * the previous one. One with the same key as a pending one is the same call.
 */
export function useInTurn() {
  const running = useRef(new Map<string, Promise<void>>());
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const same = running.current.get(key);
    if (same) return same;
    const done = Promise.allSettled(running.current.values())
      .then(work)
      .finally(() => running.current.delete(key));
    running.current.set(key, done);
    return done;
  };
}
