import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { openBrowser } from '#test/support/browser.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { signInDemo } from '#test/support/demo-site.ts';
import { startSite, type RunningProcess } from '#test/support/process.ts';

const JOB_LISTS = ['/jobs', '/jobs?language=de:B2&workplace=remote&salary_min=30000', '/jobs?q=wombat&country=JP', '/jobs?q=custmer', '/jobs?country=XX&cursor=nowhere'];
const PUBLIC = ['/', ...JOB_LISTS, '/about', '/for-employers', '/terms', '/privacy', '/nothing', '/companies/nordlicht-kundenservice'];
const SIGNED_OUT = [...PUBLIC, '/login', '/register', '/forgot-password', '/reset-password?token=none', '/auth/confirm?error=expired'];
const SIGNED_IN = ['/', '/dashboard/job-seeker', '/applications', '/jobs', '/jobs?qualified=true', '/jobs/saved', '/profile', '/settings', '/dev/parts'];

const VIEWS = [
  { locale: 'en', width: 1280, colorScheme: 'light' },
  { locale: 'de', width: 360, colorScheme: 'dark' },
] as const;

/** Axe finds nothing, on a wide light page in English and on a narrow dark one in German. */
describe.for(VIEWS)('$locale, $width px, $colorScheme', ({ locale, width, colorScheme }) => {
  let database: TestDatabase;
  let site: RunningProcess;
  let browser: Browser;

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
    site = await startSite({ DATABASE_URL: database.url, DEMO: '1' });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await database.drop();
  });

  async function violations(path: string, cookie?: string, prepare?: (page: Page) => Promise<void>): Promise<string[]> {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale, reducedMotion: 'reduce', bypassCSP: true });
    if (cookie) await context.setExtraHTTPHeaders({ cookie });
    const page = await context.newPage();
    await page.goto(site.url + localizePath(path, locale), { waitUntil: 'networkidle' });
    await prepare?.(page);
    const findings = await axeFindings(page);
    await context.close();
    return findings.map((finding) => `${path}: ${finding}`);
  }

  const headers = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });
  const jobsAt = async (path: string, cookie = ''): Promise<{ id: string }[]> =>
    ((await (await fetch(`${site.url}/api${path}`, { headers: headers(cookie) })).json()) as { jobs: { id: string }[] }).jobs;

  /** One of the demo company's jobs that stands so. */
  async function ownJob(status: 'active' | 'draft' | 'closed', cookie: string): Promise<string> {
    return (await jobsAt(`/me/company/jobs?status=${status}`, cookie))[0]!.id;
  }

  test('signed out', async () => {
    const [open] = await jobsAt('/jobs');
    const closed = await ownJob('closed', await signInDemo(site, 'employer'));
    for (const path of [...SIGNED_OUT, `/jobs/${open!.id}`, `/jobs/${closed}`]) expect(await violations(path)).toEqual([]);
  });

  test('as a job seeker', async () => {
    const cookie = await signInDemo(site, 'job_seeker');
    const [open] = await jobsAt('/jobs?sort=newest', cookie);
    expect((await fetch(`${site.url}/api/jobs/${open!.id}/saved`, { method: 'PUT', headers: headers(cookie) })).ok).toBe(true);
    for (const path of [...SIGNED_IN, `/jobs/${open!.id}`]) expect(await violations(path, cookie)).toEqual([]);
  });

  test('as an employer', async () => {
    const cookie = await signInDemo(site, 'employer');
    const [active, draft, closed] = [await ownJob('active', cookie), await ownJob('draft', cookie), await ownJob('closed', cookie)];
    const screens = ['/dashboard/employer', '/applications/manage', '/applications/manage?view=columns', '/profile/employer', '/settings', ...[active, draft, closed].map((id) => `/jobs/${id}`), '/jobs/post', `/jobs/edit/${draft}`, `/jobs/edit/${active}`, '/jobs/manage', '/jobs/manage?q=nothing'];
    for (const path of screens) expect(await violations(path, cookie)).toEqual([]);
  });

  test('what opens while jobs are managed', async () => {
    const label = { locale };
    const cookie = await signInDemo(site, 'employer');
    const menu = async (page: Page) => {
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('menuitem').first().waitFor();
    };
    const choose = async (page: Page, action: string) => {
      await menu(page);
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await page.getByRole('dialog').getByRole('heading').waitFor();
    };
    const selectAll = (page: Page) => page.getByLabel(m.jobs_manage_select_all({}, label)).check();
    const opened: [string, (page: Page) => Promise<void>][] = [
      ['active', menu],
      ['active', (page) => choose(page, m.jobs_action_close({}, label))],
      ['closed', (page) => choose(page, m.jobs_action_renew({}, label))],
      ['active', selectAll],
      ['active', async (page) => {
        await selectAll(page);
        const bar = page.getByRole('region', { name: m.jobs_manage_bulk({}, label) });
        if (width < 768) {
          await bar.getByRole('button').first().click();
          await page.getByRole('menuitem', { name: m.jobs_action_pause({}, label) }).click();
        } else await bar.getByRole('button', { name: m.jobs_action_pause({}, label) }).click();
        await page.getByRole('alertdialog').waitFor();
      }],
      ['active', async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      }],
    ];
    for (const [status, open] of opened) expect(await violations(`/jobs/manage?status=${status}`, cookie, open)).toEqual([]);
  });

  test('what opens while a job is written', async () => {
    const label = { locale };
    const cookie = await signInDemo(site, 'employer');
    const path = `/jobs/edit/${await ownJob('draft', cookie)}`;
    const check = async (page: Page) => {
      await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
      await page.getByRole('button', { name: m.jobs_edit_publish({}, label), exact: true }).waitFor();
    };
    const preview = async (page: Page) => {
      await page.getByRole('button', { name: m.jobs_edit_preview({}, label) }).click();
      await page.getByRole('dialog').waitFor();
    };
    expect(await violations(path, cookie, check)).toEqual([]);
    if (width < 1024) expect(await violations(path, cookie, preview)).toEqual([]);
  });
});
