import { onTestFinished, vi } from 'vitest';

/** From now on, time passes only where the test says so. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** What the clock shows from now on. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}
