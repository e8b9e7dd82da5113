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
];

/**
 * The system's Chromium, without network traffic of its own. `npm test` sets its path. A context has no service worker
 * unless it asks for one: what passes one cannot be intercepted.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.PARLANCE_BROWSER ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
}

/** On a public page, signed in: without it each link and form brings a page of its own (decision 0057). */
export async function startReact(page: Page): Promise<void> {
  const started = page.evaluate(
    () => new Promise((resolve) => addEventListener('parlance.started', resolve, { once: true })),
  );
  await page.getByRole('button', { name: /^Your account/ }).hover();
  await started;
}
