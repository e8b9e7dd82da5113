// The loading time of a first visit by a signed-in user: the gzipped script and HTML of each page (PAGES=word for those
// whose names contain it), and Lighthouse's results for twelve of them, three times; then navigation between pages.
import type { Browser } from 'playwright-core';

import { paths } from '../../src/contract/paths.ts';
import { isHydrated, openBrowser } from '../support/browser.ts';
import { startSite } from '../support/process.ts';
import { audit, type Audit } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { nameOfPage, pagesOfRoles } from './pages-of-roles.ts';
import { median, report, type Goal } from './report.ts';

const KILOBYTE = 1024;
const RUNS = 3;
const { PAGES: only = '' } = process.env;
/** Pages of each role. */
const AUDITED = 4;

const site = await startSite({ DEMO: '1' });
const browser = await openBrowser();
const figures: Record<string, number> = {};
const goals: Goal[] = [];
try {
  const { seeker, employer, administrator } = await pagesOfRoles(site.url);
  const performances: number[] = [];
  for (const [role, { cookie, addresses }] of Object.entries({ seeker, employer, administrator })) {
    const pages = addresses.map((path) => ({ name: nameOfPage(role, path), path, cookie }));
    for (const page of pages.filter(({ name }) => name.includes(only))) {
      await weigh(browser, page);
      if (pages.indexOf(page) < AUDITED) performances.push(await rate(page));
    }
  }
  if (performances.length > 0) add('performance, median of the pages', median(performances), { atLeast: 95 });
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

/** Its performance score. */
async function rate({ name, path, cookie }: Page): Promise<number> {
  const audits: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) audits.push(await audit(site.url + path, cookie));
  const middle = (read: (of: Audit) => number) => median(audits.map(read));
  const performance = middle(({ scores }) => scores.performance);
  add(`${name}: performance`, performance, { atLeast: 90 });
  for (const [figure, read] of [
    ['accessibility', ({ scores }: Audit) => scores.accessibility],
    ['best practices', ({ scores }: Audit) => scores['best-practices']],
  ] as const)
    add(`${name}: ${figure}`, middle(read), { atLeast: 100 });
  for (const [figure, read, atMost] of [
    ['LCP, ms', ({ lcp }: Audit) => lcp, 2_000],
    ['TBT, ms', ({ tbt }: Audit) => tbt, 200],
    ['CLS', ({ cls }: Audit) => cls, 0.01],
  ] as const)
    add(`${name}: ${figure}`, middle(read), { atMost });
  return performance;
}

async function weigh(from: Browser, { name, path, cookie }: Page): Promise<void> {
  const context = await from.newContext({ extraHTTPHeaders: { cookie } });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // Without interaction, as in Lighthouse.
  await isHydrated(page);
  // The browser may have navigated to another page (messaging-page.tsx).
  const html = await (await fetch(site.url + path, { headers: { cookie } })).text();
  add(`${name}: script with gzip, KB`, await kilobytesOf(scripts), { atMost: path === paths.postJob() ? 230 : 170 });
  add(`${name}: script requests`, scripts.size, { atMost: 15 });
  figures[`${name}: HTML, KB`] = html.length / KILOBYTE;
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
