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
