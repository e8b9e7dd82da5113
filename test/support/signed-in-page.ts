import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';

import { browserCookies } from './demo-site.ts';
import type { BuiltSite } from './own-site.ts';

/** How a page is looked at. */
export interface View {
  locale?: Locale;
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** For what is put into the page from outside. */
  bypassCSP?: boolean;
}

/** A page of its own browser, signed in where there is a cookie, that is nowhere yet. */
async function newPage(browser: Browser, cookie: string, origin: string, view: View): Promise<Page> {
  const { locale = 'en', width = 1280, colorScheme = 'light', bypassCSP = false } = view;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    colorScheme,
    bypassCSP,
    reducedMotion: 'reduce',
  });
  if (cookie) await context.addCookies(browserCookies({ url: origin }, cookie));
  return context.newPage();
}

/** Goes there and waits until the page is alive. */
async function goAlive(page: Page, cookie: string, address: string): Promise<void> {
  // Without a stream of live events nothing tells of it but the rest after it.
  if (!cookie) return void (await page.goto(address, { waitUntil: 'networkidle' }));
  // Alive once it listens. Its stream stays open, so the network never rests.
  const live = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');
  await page.goto(address);
  await live;
}

/** Opens an address as whoever the cookie is, in a browser of their own, and waits until the page is alive. */
export async function openAs(browser: Browser, cookie: string, address: string, view: View = {}): Promise<Page> {
  const page = await newPage(browser, cookie, new URL(address).origin, view);
  await goAlive(page, cookie, address);
  return page;
}

/** Does something on a page of a site, as somebody or, without a cookie, as nobody; an error that the page throws, from its first moment on, fails the test. */
export async function visitAs(
  { site, browser }: Pick<BuiltSite, 'site' | 'browser'>,
  { cookie }: { cookie: string },
  path: string,
  use: (page: Page) => Promise<void>,
  view: View = {},
): Promise<void> {
  const page = await newPage(browser, cookie, site.url, { bypassCSP: true, ...view });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await goAlive(page, cookie, site.url + localizePath(path, view.locale ?? 'en'));
  await use(page);
  await page.context().close();
  expect(failures).toEqual([]);
}
