import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Advances a page's installed clock in steps of 30 seconds until `isSo`; the page may miss the first one. */
export async function halfMinutesUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const halfMinuteLater = async () => {
    await page.clock.fastForward(31_000);
    return isSo();
  };
  await expect.poll(halfMinuteLater, { timeout: 15_000, interval: 1000 }).toBe(true);
}

/** A request is answered after the effects of a tick; a page being left may answer nothing. */
const settled = (page: Page) => page.evaluate(() => fetch('/healthz').then((answer) => answer.text())).catch(() => {});

/** How long something lasts, in milliseconds of the paused clock, to the nearest step; `end` ends it too. */
export async function lasting(
  page: Page,
  isThere: () => boolean | Promise<boolean>,
  end?: Promise<void>,
): Promise<number> {
  let passed = 0;
  for (; (await isThere()) && passed < 10_000; passed += 50) {
    await page.clock.runFor(50);
    await Promise.race([settled(page), ...(end ? [end] : [])]);
  }
  return passed;
}
