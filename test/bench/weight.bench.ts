// The weight of each page of each role on a first visit: all bytes, and those of scripts, as transferred.
import type { Browser, Request } from 'playwright-core';

import { paths } from '../../src/contract/paths.ts';
import { openBrowser } from '../support/browser.ts';
import { startSite } from '../support/process.ts';
import { nameOfPage, pagesOfRoles } from './pages-of-roles.ts';
import { report } from './report.ts';

const KILOBYTE = 1024;

const site = await startSite({ DEMO: '1' });
const browser = await openBrowser();
try {
  const pages = await pagesOfRoles(site.url);
  const figures: Record<string, number> = {};
  for (const [role, { cookie, addresses }] of Object.entries(pages)) {
    for (const path of addresses) {
      const { all, script } = await weigh(browser, cookie, path);
      const name = nameOfPage(role, path);
      Object.assign(figures, { [`${name}: KB`]: all / KILOBYTE, [`${name}: script, KB`]: script / KILOBYTE });
    }
  }
  report(
    'weight',
    figures,
    pages.nobody.addresses
      .filter((path) => path !== paths.login() && path !== paths.register())
      .map((path) => ({ figure: `${nameOfPage('nobody', path)}: script, KB`, atMost: 7 })),
  );
} finally {
  await browser.close();
  await site.stop();
}

/** The bytes of everything that the page loads with an empty cache, headers included. */
async function weigh(from: Browser, cookie: string, path: string): Promise<{ all: number; script: number }> {
  const context = await from.newContext({
    extraHTTPHeaders: cookie ? { cookie } : {},
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const sizes = { all: 0, script: 0 };
  for (const request of requests.filter((one) => one.url().startsWith('http'))) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    sizes.all += responseBodySize + responseHeadersSize;
    if (request.resourceType() === 'script') sizes.script += responseBodySize + responseHeadersSize;
  }
  await context.close();
  return sizes;
}
