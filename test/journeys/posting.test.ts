import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { reload } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

describe('posting a job', () => {
  const own = sharedSite();

  const at = (path: string, locale: Locale) => own.site.url + localizePath(path, locale);
  const title = (page: Page, locale: Locale) => page.locator(`[name="translations.${locale}.title"]`);
  const description = (page: Page, locale: Locale) =>
    page.locator(`[data-field="translations.${locale}.description"] [contenteditable=true]`);
  const saved = (page: Page) =>
    page
      .getByText(m.jobs_edit_saved({ time: '' }, { locale: 'de' }).trim())
      .first()
      .waitFor();
  const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stored = async (context: BrowserContext, id: string): Promise<unknown> =>
    (await context.request.get(`${own.site.url}/api/jobs/${id}/edit`)).json();

  test('an employer writes in German and English, checks, publishes, and reads the job in both (T37)', async () => {
    const label = { locale: 'de' } as const;
    const employer = await registerEmployer(own.app);
    await callSite(own.site, employer.cookie, 'PATCH', `/companies/${employer.companyId}`, { country: 'AT' });
    const writeAndRead = async (page: Page) => {
      const context = page.context();
      await title(page, 'de').fill('Kundenberatung');
      await page.waitForURL(`**${paths.editJob('*')}`);
      // Input continues in the same field while the job gets its address.
      await page.keyboard.type(' im Innendienst');
      await page.locator('[name=category]').selectOption('customer_service');
      await page.locator('[name=employmentType]').selectOption('full_time');
      await page.getByRole('radio', { name: m.jobs_workplace_hybrid({}, label) }).check();
      await page.locator('[name=city]').fill('Graz');
      await page.locator('[name="salary.min"]').fill('38.000');
      await description(page, 'de').click();
      await page.keyboard.type('Wir suchen Muttersprachler für unsere Kundschaft.');
      await page.getByRole('tab', { name: 'English' }).click();
      await page.getByRole('button', { name: m.jobs_edit_start_from_original({}, label) }).click();
      await title(page, 'en').fill('Customer advisor');
      await description(page, 'en').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('You help our customers.');
      // Saved automatically, as a draft that no one else sees.
      const texts = {
        de: { title: 'Kundenberatung im Innendienst' },
        en: { title: 'Customer advisor', description: '<p>You help our customers.</p>' },
      };
      await expect
        .poll(() => stored(context, idOf(page)), SOON)
        .toMatchObject({ status: 'draft', city: 'Graz', translations: texts });
      expect((await fetch(at(paths.job(idOf(page)), 'de'))).status).toBe(404);
      await page.keyboard.press('Control+s');
      await saved(page);

      await reload(page);
      expect(await title(page, 'de').inputValue()).toBe('Kundenberatung im Innendienst');
      await page.mouse.move(8, 8);
      expect(await description(page, 'de').innerText()).toBe('Wir suchen Muttersprachler für unsere Kundschaft.');
      expect(await page.locator('[name="salary.max"]').inputValue()).toBe('38000');

      await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
      await page.getByRole('heading', { name: m.jobs_edit_wording({}, label) }).click();
      await page.getByText(m.jobs_edit_wording_native({}, label)).waitFor();
      await page
        .getByRole('button', { name: m.jobs_edit_wording_replace({}, label) })
        .first()
        .click();
      await page.getByText(m.jobs_edit_wording_native({}, label)).waitFor({ state: 'detached' });
      expect(await description(page, 'de').innerText()).not.toContain('Muttersprachler');

      const id = idOf(page);
      await page.getByRole('button', { name: m.jobs_edit_publish({}, label) }).click();
      await page.waitForURL(at(paths.job(id), 'de'));
      await page.getByRole('heading', { level: 1, name: 'Kundenberatung im Innendienst' }).waitFor();
      await page.goto(at(paths.job(id), 'en'));
      await page.getByRole('heading', { level: 1, name: 'Customer advisor' }).waitFor();
      expect(await page.getByText('You help our customers.').isVisible()).toBe(true);
    };
    await visitAs(own, employer, paths.postJob(), writeAndRead, { locale: 'de' });
  });
});
