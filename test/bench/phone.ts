import type { Page } from 'playwright-core';

/** Options of a browser context. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };

/** Bits per second, milliseconds, and factors: Lighthouse's slow connection and phone processor. */
const [DOWN, UP, LATENCY, SLOWER] = [1_600_000, 750_000, 150, 4];

/** Opens the page with this connection and processor. */
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
