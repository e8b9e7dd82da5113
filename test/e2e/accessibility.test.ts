import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { axeFindings } from '#test/support/axe.ts';
import { openBrowser } from '#test/support/browser.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { signInDemo } from '#test/support/demo-site.ts';
import { startSite, type RunningProcess } from '#test/support/process.ts';

const PUBLIC = ['/', '/about', '/for-employers', '/terms', '/privacy', '/nothing', '/companies/nordlicht-kundenservice'];
const SIGNED_OUT = [...PUBLIC, '/login', '/register', '/forgot-password', '/reset-password?token=none', '/auth/confirm?error=expired'];
const SIGNED_IN = ['/', '/dashboard/job-seeker', '/applications', '/jobs/saved', '/profile', '/settings', '/dev/parts'];

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

  async function violations(path: string, cookie?: string): Promise<string[]> {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale, reducedMotion: 'reduce', bypassCSP: true });
    if (cookie) await context.setExtraHTTPHeaders({ cookie });
    const page = await context.newPage();
    await page.goto(site.url + localizePath(path, locale), { waitUntil: 'networkidle' });
    const findings = await axeFindings(page);
    await context.close();
    return findings.map((finding) => `${path}: ${finding}`);
  }

  test('signed out', async () => {
    for (const path of SIGNED_OUT) expect(await violations(path)).toEqual([]);
  });

  test('as a job seeker', async () => {
    const cookie = await signInDemo(site, 'job_seeker');
    for (const path of SIGNED_IN) expect(await violations(path, cookie)).toEqual([]);
  });

  test('as an employer', async () => {
    const cookie = await signInDemo(site, 'employer');
    for (const path of ['/dashboard/employer', '/profile/employer', '/settings', '/jobs/post', '/jobs/manage', '/jobs/manage?q=nothing']) expect(await violations(path, cookie)).toEqual([]);
  });
});
