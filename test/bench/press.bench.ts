// On a phone with a slow connection: the time from the first press on a page to its effect, and whether input from before
// hydration is lost. PAGES=word: pages whose names contain it; TRIES=n: instead of 200.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';

import { paths } from '../../src/contract/paths.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { openBrowser } from '../support/browser.ts';
import { browserCookies } from '../support/demo-site.ts';
import { startSite } from '../support/process.ts';
import { nameOfPage, pagesOfRoles } from './pages-of-roles.ts';
import { onSlowPhone, PHONE } from './phone.ts';
import { median, report, type Goal } from './report.ts';

const RUNS = 3;
const { PAGES: only = '', TRIES: tries = '200' } = process.env;
/** Milliseconds from the page's arrival to the press. */
const WAITS = [
  { wait: 4_000, name: '4 s', first: 1_000, kept: 400 },
  { wait: 500, name: '0.5 s', first: 2_000, kept: 800 },
];
/** Milliseconds in which the test types and presses at random times. */
const EARLY = 3_000;
const LONGEST = 15_000;
const TYPED = 'Lisbon';
const demoRoles = { seeker: 'job_seeker', employer: 'employer', administrator: 'admin' } as const;

const site = await startSite({ DEMO: '1' });
const browser = await openBrowser();
const figures: Record<string, number> = {};
const goals: Goal[] = [];
try {
  const { seeker, employer, administrator } = await pagesOfRoles(site.url);
  const review = employer.addresses.find((path) => path.startsWith(paths.reviewApplication(''))) ?? '';
  const pages = [
    ...[paths.employerDashboard(), paths.manageApplications(), paths.manageJobs(), review].map(
      asSeenBy('employer', employer.cookie),
    ),
    ...[paths.seekerDashboard(), paths.jobs(), paths.messaging()].map(asSeenBy('seeker', seeker.cookie)),
    asSeenBy('administrator', administrator.cookie)(paths.admin()),
  ].filter(({ name }) => name.includes(only));
  for (const page of pages) await measurePresses(page);
  await countLost(pages.filter(({ path }) => [paths.jobs(), paths.messaging()].includes(path)));
  report('press', figures, goals);
} finally {
  await browser.close();
  await site.stop();
}

interface SeenPage {
  name: string;
  path: string;
  cookie: string;
  /** The account whose menu is pressed. */
  person: string;
}

function asSeenBy(role: keyof typeof demoRoles, cookie: string): (path: string) => SeenPage {
  const person = demoAccounts.find((one) => one.role === demoRoles[role])?.name ?? '';
  return (path) => ({ name: nameOfPage(role, path), path, cookie, person });
}

function add(figure: string, value: number, atMost: number): void {
  figures[figure] = value;
  goals.push({ figure, atMost });
}

async function measurePresses(page: SeenPage): Promise<void> {
  for (const { wait, name, ...goal } of WAITS) {
    const times: Record<'first' | 'kept', number[]> = { first: [], kept: [] };
    for (let run = 0; run < RUNS; run += 1) {
      const context = await openPhone(page);
      times.first.push(await measurePress(context, page, wait));
      times.kept.push(await measurePress(context, page, wait));
      await context.close();
    }
    add(`${page.name}: ${name} after it came, first visit, ms`, median(times.first), goal.first);
    add(`${page.name}: ${name} after it came, files kept, ms`, median(times.kept), goal.kept);
  }
}

async function openPhone({ cookie }: SeenPage): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  await context.addCookies(browserCookies(site, cookie));
  await context.addInitScript(timeFirstPress);
  return context;
}

async function measurePress(context: BrowserContext, { path, person }: SeenPage, wait: number): Promise<number> {
  const page = await openSlowly(context, path, person);
  await sleep(wait);
  await account(page, person).tap();
  const time = await timeOfPress(page);
  await page.close();
  return time;
}

/** As soon as the account's menu can be pressed. */
async function openSlowly(context: BrowserContext, path: string, person: string): Promise<Page> {
  const page = await context.newPage();
  await onSlowPhone(page);
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await account(page, person).waitFor();
  return page;
}

function account(page: Page, person: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: person });
}

/** Milliseconds; infinity if the menu did not open. */
async function timeOfPress(page: Page): Promise<number> {
  const took = page.waitForFunction(() => document.documentElement.dataset.tookMs, undefined, { timeout: LONGEST });
  return took.then((handle) => handle.jsonValue()).then(Number, () => Infinity);
}

/** Runs in the page: from the first touch to the first frame with an open menu. */
function timeFirstPress(): void {
  const onPress = ({ timeStamp }: Event) => {
    const look = () => {
      if (!document.querySelector('[role=menu]')) requestAnimationFrame(look);
      else document.documentElement.dataset.tookMs = String(performance.now() - timeStamp);
    };
    look();
  };
  addEventListener('pointerdown', onPress, { capture: true, once: true });
}

/** Types into the page's search and then presses the menu, while the page is being hydrated. */
async function countLost(pages: readonly SeenPage[]): Promise<void> {
  const lost = { texts: 0, presses: 0 };
  for (let at = 0; at < Number(tries); at += 1) {
    const seen = pages[at % pages.length];
    if (!seen) return;
    const context = await openPhone(seen);
    const page = await openSlowly(context, seen.path, seen.person);
    const [typed = 0, pressed = 0] = [Math.random() * EARLY, Math.random() * EARLY].toSorted((a, b) => a - b);
    const search = page.locator('main input[name=q]:visible').first();
    await sleep(typed);
    // Not by a touch, which would count as the timed press.
    await search.focus();
    await page.keyboard.type(TYPED);
    await sleep(pressed - typed);
    await account(page, seen.person).tap();
    if ((await timeOfPress(page)) === Infinity) lost.presses += 1;
    if ((await search.inputValue()) !== TYPED) lost.texts += 1;
    await context.close();
  }
  add(`texts lost in ${tries} tries`, lost.texts, 0);
  add(`presses lost in ${tries} tries`, lost.presses, 0);
}
