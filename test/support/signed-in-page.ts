import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';

import { isHydrated } from './browser.ts';
import { giveBack, takeContext } from './contexts.ts';
import { browserCookies } from './demo-site.ts';
import type { BuiltSite } from './own-site.ts';

export interface View {
  locale?: Locale;
  /** What the browser asks for; pages of all languages share a context by default. */
  browserLocale?: Locale;
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** IANA name. */
  timeZone?: string;
  hasScript?: boolean;
}

/**
 * A blank page in a separate context, signed in if there is a cookie. The address decides on the language, so that
 * pages of all languages share a context, which has compiled the scripts.
 */
export async function newPage(browser: Browser, cookie: string, origin: string, view: View = {}): Promise<Page> {
  const { width = 1280, height = 900, colorScheme = 'light', hasScript = true } = view;
  const context = await takeContext(browser, {
    locale: view.browserLocale ?? 'en',
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
    ...(view.timeZone && { timezoneId: view.timeZone }),
  });
  if (cookie) await context.addCookies(browserCookies({ url: origin }, cookie));
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  return page;
}

/** Opens an address signed out. */
export async function goAnonymously(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}

/** Opens an address signed in, and waits until the live stream opens. */
export async function goSignedIn(page: Page, address: string): Promise<void> {
  const live = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');
  await page.goto(address);
  await isHydrated(page);
  await live;
}

/** Opens an address, and waits until the page is hydrated. */
export const goAlive = (page: Page, cookie: string, address: string): Promise<void> =>
  cookie ? goSignedIn(page, address) : goAnonymously(page, address);

/** Opens an address in a separate browser context, as `goAlive`. */
export async function openAs(browser: Browser, cookie: string, address: string, view: View = {}): Promise<Page> {
  const page = await newPage(browser, cookie, new URL(address).origin, view);
  await goAlive(page, cookie, address);
  return page;
}

/** Anonymous without a cookie; an error thrown by the page fails the test. */
export async function visitAs(
  { site, browser }: Pick<BuiltSite, 'site' | 'browser'>,
  { cookie }: { cookie: string },
  path: string,
  use: (page: Page) => Promise<void>,
  view: View = {},
): Promise<void> {
  const page = await newPage(browser, cookie, site.url, view);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await goAlive(page, cookie, site.url + localizePath(path, view.locale ?? 'en'));
  await use(page);
  await giveBack(page.context());
  expect(failures).toEqual([]);
}
