import type { Page } from 'playwright-core';

/** Of a browser context. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };

/** Bits a second, milliseconds, and times: what Lighthouse calls a slow line and a phone's processor. */
const [DOWN, UP, LATENCY, SLOWER] = [1_600_000, 750_000, 150, 4];

/** The page is opened on such a line, by such a processor. */
export async function onSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: DOWN / 8,
    uploadThroughput: UP / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
