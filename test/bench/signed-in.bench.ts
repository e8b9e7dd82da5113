// What a signed-in person waits for: on a first visit, three Lighthouse runs a page (PAGES=word for those whose name has
// it), its script as transferred with gzip, and its HTML; then from page to page.
import type { Browser } from 'playwright-core';

import { paths } from '../../src/contract/paths.ts';
import { openBrowser } from '../support/browser.ts';
import { startSite } from '../support/process.ts';
import { audit, type Audit } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { nameOfPage, pagesOfRoles } from './pages-of-roles.ts';
import { median, report, type Goal } from './report.ts';

const KILOBYTE = 1024;
const RUNS = 3;
const { PAGES: only = '' } = process.env;

const site = await startSite({ DEMO: '1' });
const browser = await openBrowser();
const figures: Record<string, number> = {};
const goals: Goal[] = [];
try {
  const { seeker, employer, administrator } = await pagesOfRoles(site.url);
  for (const [role, { cookie, addresses }] of Object.entries({ seeker, employer, administrator }))
    for (const path of addresses) {
      const name = nameOfPage(role, path);
      if (!name.includes(only)) continue;
      await weigh(browser, { name, path, cookie });
      await rate({ name, path, cookie });
    }
  for (const [role, { cookie }, home] of [
    ['seeker', seeker, paths.seekerDashboard()],
    ['employer', employer, paths.employerDashboard()],
  ] as const) {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const { forward, back } = await measureNavigation(context, site.url, home, paths.messaging());
    add(`${role}: to a page visited before, ms`, forward, { atMost: 100 });
    add(`${role}: back, ms`, back, { atMost: 50 });
    await context.close();
  }
  report('signed-in', figures, goals);
} finally {
  await browser.close();
  await site.stop();
}

interface Page {
  name: string;
  path: string;
  cookie: string;
}

function add(figure: string, value: number, goal: Omit<Goal, 'figure'>): void {
  figures[figure] = value;
  goals.push({ figure, ...goal });
}

async function rate({ name, path, cookie }: Page): Promise<void> {
  const audits: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) audits.push(await audit(site.url + path, cookie));
  const middle = (read: (of: Audit) => number) => median(audits.map(read));
  add(
    `${name}: performance`,
    middle(({ scores }) => scores.performance),
    { atLeast: 95 },
  );
  add(
    `${name}: accessibility`,
    middle(({ scores }) => scores.accessibility),
    { atLeast: 100 },
  );
  add(
    `${name}: best practices`,
    middle(({ scores }) => scores['best-practices']),
    { atLeast: 100 },
  );
  add(
    `${name}: LCP, ms`,
    middle(({ lcp }) => lcp),
    { atMost: 1_800 },
  );
  add(
    `${name}: TBT, ms`,
    middle(({ tbt }) => tbt),
    { atMost: 100 },
  );
  add(
    `${name}: CLS`,
    middle(({ cls }) => cls),
    { atMost: 0.02 },
  );
}

async function weigh(from: Browser, { name, path, cookie }: Page): Promise<void> {
  const context = await from.newContext({ extraHTTPHeaders: { cookie } });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // The browser may have gone on to another page (messaging-page.tsx).
  const html = await (await fetch(site.url + path, { headers: { cookie } })).text();
  add(`${name}: script with gzip, KB`, await kilobytesOf(scripts), { atMost: path === '/jobs/post' ? 220 : 150 });
  add(`${name}: script requests`, scripts.size, { atMost: 15 });
  add(`${name}: HTML, KB`, html.length / KILOBYTE, { atMost: 80 });
  await context.close();
}

async function kilobytesOf(scripts: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const address of scripts) {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(answer.headers.get('content-length'));
    await answer.body?.cancel();
  }
  return bytes / KILOBYTE;
}
