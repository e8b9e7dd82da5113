import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { isHydrated } from '#test/support/browser.ts';
import { inEnglish } from '#test/support/calling.ts';
import { giveBack } from '#test/support/contexts.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { newPage, visitAs } from '#test/support/signed-in-page.ts';

const MANY = 23;

describe('looking for a job', () => {
  const own = sharedSite();
  let employer: TestPerson;

  beforeAll(async () => {
    employer = await registerEmployer(own.app);
    for (let number = 1; number <= MANY; number += 1)
      await createActive(own.app, employer, {
        category: number <= 2 ? 'sales' : 'customer_service',
        translations: inEnglish(`Numbat keeper ${number}`),
      });
  });

  const where = (page: Page) => page.getByLabel('Where');
  const words = (page: Page) => page.getByLabel('Job title, skill or company');
  const found = (page: Page, count: string) => page.getByRole('heading', { level: 2, name: count }).waitFor();
  const titles = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();
  const sales = (page: Page) => page.getByRole('checkbox', { name: /^Sales 2$/ });

  test('a person searches, filters, reads a job and saves it (T31)', async () => {
    const seeker = await registerPerson(own.app);
    await visitAs(own, seeker, paths.jobs(), async (page) => {
      await words(page).pressSequentially('numb');
      await page.locator('datalist option[value*="umbat"]').first().waitFor({ state: 'attached' });
      await words(page).fill('numbat');
      await page.getByRole('button', { name: 'Find jobs' }).click();
      await found(page, `${MANY} jobs`);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect.poll(async () => (await titles(page)).length).toBe(MANY - 20);
      await page.getByRole('link', { name: 'First page' }).click();
      await expect.poll(async () => (await titles(page)).length).toBe(20);

      await sales(page).check();
      await found(page, '2 jobs');
      expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['sales']);
      await expect.poll(() => sales(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await expect.poll(async () => (await titles(page)).toSorted()).toEqual(['Numbat keeper 1', 'Numbat keeper 2']);
      await isHydrated(page);
      await page.getByRole('link', { name: 'Remove “Sales”' }).click();
      await found(page, `${MANY} jobs`);
      expect(await sales(page).isChecked()).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await sales(page).check();
      await found(page, '2 jobs');

      const card = page.getByRole('listitem').filter({ hasText: 'Numbat keeper 1' });
      await card.locator('[data-mark=New]').waitFor();
      const list = page.url();
      await page.getByRole('button', { name: 'Save: Numbat keeper 1' }).click();
      await page.getByRole('link', { name: 'Numbat keeper 1' }).click();
      await page.getByRole('button', { name: 'Saved' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Saved' }).waitFor();
      // For devices that cannot share.
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(new URL(page.url()).pathname);
      await page.goto(list);
      await card.locator('[data-mark=Seen]').waitFor();
      await page.goto(own.site.url + paths.savedJobs());
      await page.getByRole('heading', { level: 3, name: 'Numbat keeper 1' }).waitFor();
    });
    const { jobs } = await callSite<{ jobs: { title: string; views: number }[] }>(
      own.site,
      employer.cookie,
      'GET',
      '/me/company/jobs?q=numbat&sort=views',
    );
    expect(jobs[0]).toMatchObject({ title: 'Numbat keeper 1', views: 1 });
  });

  test('searches near a suggested place, and widens the distance', async () => {
    await visitAs(own, await registerPerson(own.app), paths.home(), async (page) => {
      await words(page).fill('numbat');
      await where(page).pressSequentially('lisb');
      await page.locator('datalist option', { hasText: 'Lisbon' }).first().waitFor({ state: 'attached' });
      await where(page).fill('Lisbon, Portugal');
      await page.getByRole('button', { name: 'Find jobs' }).click();
      await found(page, `${MANY} jobs`);
      await page.getByLabel('Maximum distance').selectOption('≤ 200 km');
      await page.waitForURL((url) => url.searchParams.get('km') === '200');
      expect(await where(page).inputValue()).toBe('Lisbon, Portugal');
      await where(page).fill('Berlin');
      await page.getByRole('button', { name: 'Find jobs' }).click();
      await found(page, '0 jobs');
    });
  });

  test('searches, filters and pages without JavaScript', async () => {
    const page = await newPage(own.browser, '', own.site.url, { hasScript: false, width: 360 });
    await page.goto(own.site.url + paths.jobs());
    await words(page).fill('numbat');
    await where(page).fill('lisboa');
    await page.getByRole('button', { name: 'Find jobs' }).click();
    await found(page, `${MANY} jobs`);
    expect(await where(page).inputValue()).toBe('Lisbon, Portugal');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => titles(page)).toHaveLength(MANY - 20);
    await page.getByText('Filters', { exact: true }).click();
    await sales(page).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await found(page, '2 jobs');
    await giveBack(page.context());
  });
});
