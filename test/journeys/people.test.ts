import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { reload, isHydrated } from '#test/support/browser.ts';
import { keptMail } from '#test/support/outbox.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerOn, type Registering } from '#test/support/registering.ts';
import { newPage } from '#test/support/signed-in-page.ts';

/** From registration through the email's link to a complete profile, by two users in their languages. */
describe('people', () => {
  const own = sharedSite();

  async function inBrowser(locale: Locale, use: (page: Page) => Promise<void>): Promise<void> {
    const page = await newPage(own.browser, '', own.origin, { locale });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await use(page);
    expect(failures).toEqual([]);
  }

  const newAddress = () => `person-${randomInt(2 ** 40).toString(36)}@example.com`;
  const at = (path: string, locale: Locale) => own.origin + localizePath(path, locale);
  const register = (page: Page, person: Registering['person'], locale: Locale, query?: string) =>
    registerOn(page, { ...own, person, locale, ...(query ? { query } : {}) });

  const edit = (page: Page, section: string, locale: Locale, isEmpty = true) => {
    const action = isEmpty ? m.profile_add({}, { locale }) : m.profile_edit({}, { locale });
    return page
      .getByRole('button', { name: m.profile_action_on({ action, item: section }, { locale }), exact: true })
      .click();
  };
  const save = (page: Page, locale: Locale) =>
    page.getByRole('button', { name: m.profile_save({}, { locale }), exact: true }).click();

  test('a job seeker registers in English, confirms by email and completes a profile (T44)', async () => {
    const label = { locale: 'en' } as const;
    await inBrowser('en', async (page) => {
      const email = newAddress();
      await register(page, { firstName: 'Nuala', lastName: "O'Brien", email }, 'en');
      await page.goto(at(paths.seekerProfile(), 'en'));
      await isHydrated(page);

      await edit(page, m.profile_basics({}, label), 'en', false);
      await page.getByLabel(m.profile_job_title({}, label), { exact: true }).fill('Inside sales representative');
      await save(page, 'en');
      await page.getByText('Inside sales representative').waitFor();

      await edit(page, m.profile_languages({}, label), 'en');
      const languages = page.getByLabel(m.ui_language({}, label), { exact: true });
      if ((await languages.count()) === 0)
        await page.getByRole('button', { name: m.ui_add_language({}, label) }).click();
      await languages.first().selectOption('de');
      await page.getByLabel(m.ui_level({}, label), { exact: true }).first().selectOption('B2');
      await save(page, 'en');
      await page.getByText(m.ui_language_at_level({ language: 'German', level: 'B2' }, label)).waitFor();

      await edit(page, m.profile_about({}, label), 'en');
      await page.getByRole('textbox', { name: m.profile_about({}, label) }).fill('Nine years at sea.');
      await save(page, 'en');
      await page.locator('#about').getByText('Nine years at sea.').waitFor();

      await edit(page, m.profile_skills({}, label), 'en');
      await page.getByRole('combobox', { name: m.profile_skills({}, label) }).fill('Navigation');
      await page.keyboard.press('Enter');
      await save(page, 'en');
      // Its field shows it before it is saved.
      await page.locator('#skills').getByRole('combobox').waitFor({ state: 'detached' });
      await page.locator('#skills').getByText('Navigation', { exact: true }).waitFor();

      await page.locator('#experience').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: m.profile_experience_add({}, label) });
      await dialog.getByLabel(m.profile_position({}, label)).fill('First mate');
      await dialog.getByLabel(m.profile_employer({}, label)).fill('Nordlicht');
      await dialog.getByLabel(m.profile_is_current({}, label)).check();
      await dialog.getByLabel(m.profile_start_date({}, label)).fill('2020-02-01');
      await save(page, 'en');
      await page.locator('#experience').getByText('First mate').waitFor();

      await page.locator('#cv input[type=file]').setInputFiles('test/fixtures/cv.pdf');
      const downloadLink = page.getByRole('link', { name: m.profile_cv_download({}, label) });
      await downloadLink.waitFor();

      await reload(page);
      for (const text of [
        "Nuala O'Brien",
        'Inside sales representative',
        'German',
        'Nine years at sea.',
        'Navigation',
        'First mate',
        'cv.pdf',
      ])
        expect(await page.getByText(text).first().isVisible(), text).toBe(true);

      const [download] = await Promise.all([page.waitForEvent('download'), downloadLink.click()]);
      expect(await readFile(await download.path())).toEqual(await readFile('test/fixtures/cv.pdf'));
    });
  });

  /** A job of the person's company, complete for publishing. */
  async function publishJob(page: Page): Promise<void> {
    const validThrough = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const facts = {
      primaryLocale: 'de',
      category: 'sales',
      employmentType: 'full_time',
      workplace: 'onsite',
      city: 'Bremen',
      country: 'DE',
      validThrough,
    };
    const send = (path: string, data: object) =>
      page.request.post(`${own.origin}/api/jobs${path}`, { headers: { 'sec-fetch-site': 'same-origin' }, data });
    const created = await send('', {
      ...facts,
      translations: { de: { title: 'Verkäufer (m/w/d)', description: '<p>Sie verkaufen.</p>', requirements: '' } },
    });
    const { id } = (await created.json()) as { id: string };
    expect((await send(`/${id}/publish`, {})).status()).toBe(200);
  }

  test('an employer registers in German, confirms by a German email and creates the company, which becomes public with its first open job (T45)', async () => {
    const label = { locale: 'de' } as const;
    const name = `Grünwald & Söhne ${randomInt(1000)}`;
    const slug = name.replace('ü', 'u').replace(' & ', '-').replace('ö', 'o').replaceAll(' ', '-').toLowerCase();
    const address = at(paths.company(slug), 'fr');
    await inBrowser('de', async (page) => {
      const email = newAddress();
      await register(page, { firstName: 'Jörg', lastName: 'Grünwald', email }, 'de', '?as=employer');
      expect((await keptMail(own.app, email)).subject).toBe(m.auth_mail_verify_subject({ site: 'Parlance' }, label));
      await page.goto(at(paths.ownCompany(), 'de'));
      await isHydrated(page);
      await page.getByLabel(m.company_name({}, label)).fill(name);
      await page.getByRole('button', { name: m.company_create({}, label) }).click();
      await page.getByRole('link', { name: m.company_public_page({}, label) }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(await page.getByText(m.company_not_verified({}, label)).isVisible()).toBe(true);
      expect((await fetch(address)).status).toBe(404);
      await publishJob(page);
    });
    await inBrowser('fr', async (page) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      expect(await page.getByRole('heading', { name, level: 1 }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Verkäufer (m/w/d)' }).isVisible()).toBe(true);
    });
  });

  test('tabs of one browser sign in and out together (T145)', async () => {
    const label = { locale: 'en' } as const;
    await inBrowser('en', async (page) => {
      const email = newAddress();
      const other = await page.context().newPage();
      await other.goto(at(paths.about(), 'en'));
      await other
        .getByRole('link', { name: m.app_sign_in({}, label) })
        .first()
        .waitFor();
      await register(page, { firstName: 'Tab', lastName: 'Tester', email }, 'en');
      const menu = (tab: Page) => tab.getByRole('button', { name: m.app_user_menu({ name: 'Tab Tester' }, label) });
      await menu(other).waitFor();
      await menu(page).click();
      await page.getByRole('menuitem', { name: m.app_sign_out({}, label) }).click();
      await other
        .getByRole('link', { name: m.app_sign_in({}, label) })
        .first()
        .waitFor();
      await page.getByText(m.auth_signed_out({}, label)).waitFor();
    });
  });
});
