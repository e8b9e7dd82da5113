import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies, signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';

type Role = 'job_seeker' | 'employer' | 'admin';

describe('without script', () => {
  const demo = sharedDemo();
  const cookies = new Map<Role, string>();

  beforeAll(async () => {
    for (const role of ['job_seeker', 'employer', 'admin'] as const)
      cookies.set(role, await signInDemo(demo.site, role));
  });

  async function reading(role: Role | null, use: (page: Page) => Promise<void>): Promise<void> {
    const context = await demo.browser.newContext({ javaScriptEnabled: false, locale: 'en' });
    if (role) await context.addCookies(browserCookies(demo.site, cookies.get(role) ?? ''));
    await use(await context.newPage());
    await context.close();
  }

  test('who applied is read in columns too, and the list is searched', async () => {
    await reading('employer', async (page) => {
      await page.goto(`${demo.site.url}${paths.manageApplications()}?view=columns`);
      expect(await page.getByRole('row').first().isVisible()).toBe(true);
      await page.goto(demo.site.url + paths.manageApplications());
      const names = page.getByRole('main').locator(`a[href*="/applications/review/"]`);
      const [name = ''] = await names.allInnerTexts();
      await page.getByRole('searchbox').or(page.getByLabel(m.applications_received_search())).first().fill(name);
      await page.getByRole('button', { name: m.applications_received_filter() }).click();
      expect(await names.allInnerTexts()).toEqual([name]);
      await names.first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
  });

  test('the menu opens, and the search goes to the jobs (T30)', async () => {
    await reading(null, async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(demo.site.url);
      await page.getByLabel('Menu', { exact: true }).first().click();
      expect(await page.getByRole('link', { name: 'For Employers' }).first().isVisible()).toBe(true);
      await page.locator('form[action="/jobs"] input[name="q"]').fill('support');
      await page.locator('form[action="/jobs"] button').click();
      await page.waitForURL(/\/jobs\?q=support/);
      expect(await page.getByLabel('Job title, skill or company').inputValue()).toBe('support');
      expect(await page.getByRole('heading', { level: 2, name: /job/ }).isVisible()).toBe(true);
    });
  });
});
