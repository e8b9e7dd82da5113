import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

const free = new Map<string, BrowserContext[]>();
const used = new Map<BrowserContext, string>();

/**
 * A browser context without cookies or storage. It is one that an earlier test gave back if there is one with these options: it has
 * compiled the site's scripts already.
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

/** Closes its pages and removes all that they and the test left in it. */
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
