import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { giveBack } from '#test/support/contexts.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { newPage } from '#test/support/signed-in-page.ts';

describe('without JavaScript', () => {
  const own = sharedSite();

  async function reading(cookie: string, use: (page: Page) => Promise<void>): Promise<void> {
    const page = await newPage(own.browser, cookie, own.site.url, { hasScript: false });
    await use(page);
    await giveBack(page.context());
  }

  test('the list of applications is also shown as columns, and can be searched', async () => {
    const employer = await registerEmployer(own.app);
    const { id } = await createActive(own.app, employer);
    for (const firstName of ['Lena', 'Marco']) {
      const { cookie } = await registerPerson(own.app, { firstName });
      await callSite(own.site, cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' });
    }
    await reading(employer.cookie, async (page) => {
      await page.goto(`${own.site.url}${paths.manageApplications()}?view=columns`);
      expect(await page.getByRole('row').first().isVisible()).toBe(true);
      await page.goto(own.site.url + paths.manageApplications());
      const names = page.getByRole('main').locator(`a[href*="/applications/review/"]`);
      const [name = ''] = await names.allInnerTexts();
      await page.getByRole('searchbox').or(page.getByLabel(m.applications_received_search())).first().fill(name);
      await page.getByRole('button', { name: m.applications_received_filter() }).click();
      await expect.poll(() => names.allInnerTexts()).toEqual([name]);
      await names.first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
  });

  test('the menu opens, and the search finds jobs (T30)', async () => {
    await reading('', async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(own.site.url);
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
