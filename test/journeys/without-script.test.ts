import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies, signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';

type Role = 'job_seeker' | 'employer' | 'admin';

const pages: [Role | null, string[]][] = [
  [null, [paths.login(), paths.register(), paths.forgotPassword(), `${paths.confirmEmail()}?token=x`]],
  ['job_seeker', [paths.jobs(), paths.seekerDashboard(), paths.seekerProfile(), paths.settings(), paths.messaging()]],
  [
    'employer',
    [
      paths.employerDashboard(),
      paths.manageJobs(),
      paths.manageApplications(),
      `${paths.manageApplications()}?view=columns`,
      paths.postJob(),
      paths.imports(),
      paths.companyKeys(),
    ],
  ],
  ['admin', [paths.admin(), paths.adminSearchWords(), paths.adminKeys()]],
];

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

  // Playwright finds no texts in it.
  const notice = (page: Page) => page.locator('noscript p');

  test.each(pages)('a page that answers only with it says so, as %s', async (role, shown) => {
    await reading(role, async (page) => {
      for (const path of shown) {
        await page.goto(demo.site.url + path);
        expect([path, await notice(page).isVisible()]).toEqual([path, true]);
        // A form that a browser sends by itself would put what was typed into the address.
        const sent = page.locator('form:not([method=dialog], [method=get], [method=post])');
        expect([path, await sent.count()]).toEqual([path, 0]);
      }
    });
  });

  test('public pages need none, and say nothing of it', async () => {
    await reading(null, async (page) => {
      for (const path of [paths.home(), paths.jobs(), paths.about()]) {
        await page.goto(demo.site.url + path);
        expect([path, await notice(page).count()]).toEqual([path, 0]);
      }
    });
  });

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
});
