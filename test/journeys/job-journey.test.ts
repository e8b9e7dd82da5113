import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { tabTo } from '#test/support/by-keyboard.ts';
import { callSite } from '#test/support/demo-site.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { goSignedIn, newPage } from '#test/support/signed-in-page.ts';

const TITLE = 'Lantern keeper';

/** A job from its first draft to its renewal, by keyboard only. */
describe('a job by keyboard only', () => {
  const own = sharedSite();

  async function as({ cookie }: TestPerson, path: string, use: (page: Page) => Promise<void>): Promise<void> {
    const page = await newPage(own.browser, cookie, own.origin);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await goSignedIn(page, own.origin + path);
    await use(page);
    expect(failures).toEqual([]);
  }

  async function type(page: Page, target: Locator, text: string): Promise<void> {
    await tabTo(page, target);
    await page.keyboard.type(text);
  }

  const named = (page: Page, name: string) => page.locator(`[name="${name}"]`);
  const description = (page: Page, locale: string) =>
    page.locator(`[data-field="translations.${locale}.description"] [contenteditable=true]`);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('is posted in two languages, found, saved, and then managed', async () => {
    const employer = await registerEmployer(own.app);
    await callSite(own.site, employer.cookie, 'PATCH', `/companies/${employer.companyId}`, { country: 'DE' });
    await as(employer, paths.postJob(), async (page) => {
      await type(page, named(page, 'translations.en.title'), TITLE);
      await page.waitForURL(`**${paths.editJob('*')}`);
      await type(page, named(page, 'category'), m.jobs_category_sales());
      await type(page, named(page, 'employmentType'), m.jobs_employment_full_time());
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('Space');
      await type(page, named(page, 'city'), 'Husum');
      await type(page, description(page, 'en'), 'You keep the lantern.');
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await type(page, named(page, 'translations.de.title'), 'Laternenwart');
      await type(page, description(page, 'de'), 'Sie hüten die Laterne.');
      await tabTo(page, button(page, m.jobs_edit_check_publish()));
      await page.keyboard.press('Enter');
      await tabTo(page, button(page, m.jobs_edit_publish()));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
      expect(
        await (await page.request.get(own.origin + localizePath(new URL(page.url()).pathname, 'de'))).text(),
      ).toContain('Laternenwart');
    });

    await as(await registerPerson(own.app), paths.jobs(), async (page) => {
      await type(page, named(page, 'q'), 'lanterns');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: m.jobs_count({ count: 1, shown: '1' }) }).waitFor();
      await tabTo(page, page.getByRole('link', { name: TITLE }));
      await tabTo(page, button(page, m.jobs_save_named({ title: TITLE })));
      const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
      await page.keyboard.press('Enter');
      await stored;
      await page.goto(own.origin + paths.savedJobs());
      await page.getByRole('link', { name: TITLE }).waitFor();
    });

    await as(employer, `${paths.manageJobs()}?q=lantern`, async (page) => {
      const stands = (status: string) =>
        page.getByRole('row', { name: TITLE }).getByText(status, { exact: true }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('p');
      await stands(m.jobs_status_paused());
      await page.keyboard.press('p');
      await stands(m.jobs_status_active());
      await page.keyboard.press('c');
      await tabTo(page, page.getByRole('dialog').getByRole('radio').first());
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await tabTo(
        page,
        page.getByRole('dialog').getByRole('button', { name: m.jobs_action_close(), exact: true }).last(),
      );
      await page.keyboard.press('Enter');
      await stands(m.jobs_status_closed());
      await page.keyboard.press('r');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: m.jobs_action_renew(), exact: true }));
      await page.keyboard.press('Enter');
      await stands(m.jobs_status_active());
      await page.keyboard.press('d');
      await page.waitForURL(`**${paths.editJob('*')}`);
      expect(await named(page, 'translations.en.title').inputValue()).toBe(TITLE);
    });
  });
});
