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
