import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Lets half minutes of a page's clock pass (one may be over before the page begins to wait for it) until something is as it should be; its clock was installed before. */
export async function halfMinutesUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const halfMinuteLater = async () => {
    await page.clock.fastForward(31_000);
    return isSo();
  };
  await expect.poll(halfMinuteLater, { timeout: 15_000, interval: 1000 }).toBe(true);
}

/** Stops a page's installed clock, far enough ahead that the moment is not over before the page hears of it. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));

/** What a moment causes has happened when a request that the page makes after it is answered; a page that is being left may answer nothing. */
const settled = (page: Page) => page.evaluate(() => fetch('/healthz').then((answer) => answer.text())).catch(() => {});

/** How long something lasts, in milliseconds of the stopped clock, to the nearest step; `end` ends it too. */
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
