import { chromium, type Browser, type Page } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Disables spare renderers, which take a sixth of the tests' processor time. Tabs of a context share one.
  '--renderer-process-limit=1',
];

/** The system's browser, without network traffic of its own. `npm test` sets its path. */
export const CHROMIUM = {
  executablePath: process.env.PARLANCE_BROWSER ?? '/usr/bin/chromium',
  args: FLAGS,
  // Without a system language Chromium changes the names of downloads with non-English letters.
  env: { ...process.env, LANG: 'C.UTF-8' },
};

/** Contexts have no service workers by default, since their requests cannot be intercepted. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(CHROMIUM);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
}

/** React has hydrated the page, if it has any: until then each link and form loads a document. */
export const isHydrated = (page: Page): Promise<void> =>
  page.locator('html:not(:has(meta[property=csp-nonce])), body[data-hydrated]').waitFor({ state: 'attached' });

/** Delays matching requests until the returned function is called, as on a slow connection. */
export async function holdRequests(page: Page, method: string, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    return route.fallback();
  });
  return resolve;
}

/** Reloads the page and waits until React has hydrated it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isHydrated(page);
}

/** From now on, each request of the page takes two seconds. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 2_000, ...unlimited });
}
