import type { Browser, Page } from 'playwright-core';

import { browserCookies } from './demo-site.ts';

interface View {
  locale?: string;
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** For what is put into the page from outside. */
  bypassCSP?: boolean;
}

/** Opens an address as whoever the cookie is, in a browser of their own, and waits until the page is alive. */
export async function openAs(browser: Browser, cookie: string, address: string, view: View = {}): Promise<Page> {
  const { locale = 'en', width = 1280, colorScheme = 'light', bypassCSP = false } = view;
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale, colorScheme, bypassCSP, reducedMotion: 'reduce' });
  await context.addCookies(browserCookies({ url: new URL(address).origin }, cookie));
  const page = await context.newPage();
  // Alive once it listens. Its stream of live events stays open, so the network never rests.
  const live = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');
  await page.goto(address);
  await live;
  return page;
}
