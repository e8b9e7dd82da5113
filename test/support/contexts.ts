import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

const free = new Map<string, BrowserContext[]>();
const used = new Map<BrowserContext, string>();

/**
 * A browser context without cookies or storage. Reuses one with the same options if there is one, since it has already
 * compiled the scripts of the site.
 */
export async function takeContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const context = free.get(key)?.pop() ?? (await openContext(browser, options));
  used.set(context, key);
  return context;
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.on('close', () => used.delete(context));
  return context;
}

/** Closes its pages, clears its cookies and storage, and keeps it for the next test. */
export async function giveBack(context: BrowserContext): Promise<void> {
  const key = used.get(context);
  if (key === undefined) return;
  used.delete(context);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setStorageState({ cookies: [], origins: [] });
  free.set(key, [...(free.get(key) ?? []), context]);
}

export async function giveBackAll(): Promise<void> {
  for (const context of used.keys()) await giveBack(context);
}
