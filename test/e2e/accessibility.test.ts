import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { demoAccounts } from '#server/features/site/demo-accounts.ts';
import { openBrowser } from '#test/support/browser.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { startSite, type RunningProcess } from '#test/support/process.ts';

const PUBLIC = ['/', '/about', '/for-employers', '/terms', '/privacy', '/nothing', '/companies/nordlicht-kundenservice'];
const SIGNED_OUT = [...PUBLIC, '/login', '/register', '/forgot-password', '/reset-password?token=none', '/auth/confirm?error=expired'];
const SIGNED_IN = ['/', '/jobs/saved', '/profile', '/settings', '/dev/parts'];

const VIEWS = [
  { locale: 'en', width: 1280, colorScheme: 'light' },
  { locale: 'de', width: 360, colorScheme: 'dark' },
] as const;

/** Axe finds nothing, on a wide light page in English and on a narrow dark one in German. */
describe.for(VIEWS)('$locale, $width px, $colorScheme', ({ locale, width, colorScheme }) => {
  let database: TestDatabase;
  let site: RunningProcess;
  let browser: Browser;
  let axe: string;

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
    site = await startSite({ DATABASE_URL: database.url, DEMO: '1' });
    browser = await openBrowser();
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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
    await page.evaluate(axe);
    const results = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
    await context.close();
    return results.violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }

  async function cookieOf(role: 'job_seeker' | 'employer'): Promise<string> {
    const { email, password } = demoAccounts.find((account) => account.role === role)!;
    const response = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password }),
    });
    return response.headers.getSetCookie().map((line) => line.split(';', 1)[0]).join('; ');
  }

  test('signed out', async () => {
    for (const path of SIGNED_OUT) expect(await violations(path)).toEqual([]);
  });

  test('as a job seeker', async () => {
    const cookie = await cookieOf('job_seeker');
    for (const path of SIGNED_IN) expect(await violations(path, cookie)).toEqual([]);
  });

  test('as an employer', async () => {
    const cookie = await cookieOf('employer');
    for (const path of ['/profile/employer', '/settings', '/jobs/post', '/jobs/manage', '/jobs/manage?q=nothing']) expect(await violations(path, cookie)).toEqual([]);
  });
});
