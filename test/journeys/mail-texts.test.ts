import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

describe('the page of an email’s texts', () => {
  const own = sharedSite();
  let app: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    ({ app } = own);
    admin = await registerPerson(app, { role: 'admin' });
  });

  const subject = (page: Page) => page.getByLabel(m.admin_mails_part_subject());
  const save = (page: Page) => page.getByRole('button', { name: m.admin_mails_save() }).click();
  const chooseLanguage = (page: Page, locale: string) => page.getByLabel(m.admin_pages_language()).selectOption(locale);

  test('shows the email, refuses what it does not know, and loses nothing that was typed', async () => {
    await visitAs(own, admin, paths.adminMail('reset'), async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByText(m.auth_mail_reset_action()).first().waitFor(SOON);
      await subject(page).fill('Your key for {nobody}');
      await save(page);
      await page.getByText(m.field_unknown_placeholder({ name: '{nobody}' })).waitFor(SOON);
      await chooseLanguage(page, 'de');
      expect(await subject(page).inputValue()).toBe(m.auth_mail_reset_subject({}, { locale: 'de' }));
      await chooseLanguage(page, 'en');
      expect(await subject(page).inputValue()).toBe('Your key for {nobody}');
      await subject(page).fill('Your key for {site} <b>');
      await frame.getByRole('heading', { name: 'Your key for Parlance <b>' }).waitFor(SOON);
      await save(page);
      await page.getByText(m.admin_mails_saved()).first().waitFor(SOON);
      await page.getByText(m.admin_mails_changed({ languages: 'English' })).waitFor(SOON);
    });
  });

  test('sends a test, and makes the texts as they came', async () => {
    await visitAs(own, admin, paths.adminMail('reset'), async (page) => {
      await page.getByRole('button', { name: m.admin_mails_test() }).click(SOON);
      await page.getByText(m.admin_mails_tested()).first().waitFor(SOON);
      await page.getByRole('button', { name: m.admin_mails_reset() }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.admin_mails_reset() }).click();
      await page.getByText(m.admin_mails_reset_done()).first().waitFor(SOON);
      await expect.poll(() => subject(page).inputValue()).toBe(m.auth_mail_reset_subject());
    });
    const { rows } = await app.database.pool.query('select subject from mail where to_address = $1', [admin.email]);
    expect(rows).toEqual([{ subject: 'Your key for Parlance <b>' }]);
  });
});
