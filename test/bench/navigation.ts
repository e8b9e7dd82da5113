import type { BrowserContext, Page } from 'playwright-core';

import { isHydrated } from '../support/browser.ts';
import { median } from './report.ts';

const TIMES = 9;

/** The median time from the click to the other page's heading, in milliseconds. */
export interface Navigation {
  forward: number;
  back: number;
}

/** Between two visited pages. The header must link to both. */
export async function measureNavigation(
  context: BrowserContext,
  url: string,
  from: string,
  to: string,
): Promise<Navigation> {
  const page = await context.newPage();
  await page.goto(url + to, { waitUntil: 'networkidle' });
  await isHydrated(page);
  await goTo(page, from);
  const times: Navigation[] = [];
  for (let run = 0; run < TIMES; run += 1)
    times.push({ forward: await goTo(page, to), back: await goTo(page, from, true) });
  await page.close();
  return { forward: median(times.map((one) => one.forward)), back: median(times.map((one) => one.back)) };
}

async function goTo(page: Page, path: string, isBack = false): Promise<number> {
  const time = await page.evaluate(
    async ([target, back]) => {
      const heading = () => document.querySelector('main h1');
      const before = heading();
      const started = performance.now();
      if (back) history.back();
      else document.querySelector<HTMLElement>(`header a[href="${target}"]`)?.click();
      while (location.pathname !== target || !heading() || heading() === before)
        await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - started;
    },
    [path, isBack] as const,
  );
  // The next one starts when the page is idle.
  await page.waitForLoadState('networkidle');
  return time;
}
