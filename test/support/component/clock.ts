import { onTestFinished, vi } from 'vitest';

/** Sets the clock, which continues from there. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}

interface Timer {
  at: number;
  run: () => void;
}

/**
 * From now on, a timeout of the page ends only by `pass`. Vitest's own fake timers continue while a test waits for the
 * page.
 * @returns lets this many milliseconds pass.
 */
export function stopTimeouts(): { pass: (milliseconds: number) => Promise<void> } {
  const timers = new Map<number, Timer>();
  let now = 0;
  // Other timers are the browser's.
  let lastId = 0;
  const clear = globalThis.clearTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => {
    lastId -= 1;
    timers.set(lastId, { at: now + delay, run });
    return lastId;
  });
  vi.stubGlobal('clearTimeout', (id?: number) => {
    if (id !== undefined && !timers.delete(id)) clear(id);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    async pass(milliseconds) {
      // Earlier input starts its timeouts first. While an animation runs on a busy machine, the browser is never idle.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
      now += milliseconds;
      for (const [id, { at, run }] of [...timers].toSorted(([, one], [, other]) => one.at - other.at)) {
        if (at > now || !timers.delete(id)) continue;
        run();
      }
    },
  };
}
