import { Client } from 'pg';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { reload, startReact, holdRequests } from '#test/support/browser.ts';
import { signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';
import { newPage, goSignedIn } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** What Word puts on the clipboard for a bold heading, a list and a sentence. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body>
<h1 style="mso-style:x">Your tasks</h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Answer&nbsp;customers<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Solve <b>problems</b></p>
<p class=MsoNormal style="color:red"><o:p>&nbsp;</o:p></p><p class=MsoNormal><span style="font-family:Calibri">In a calm office.</span></p></body></html>`;

/** From the first letter to a job that is read in two languages. */
describe('posting a job', () => {
  const demo = sharedDemo();

  const at = (path: string, locale: Locale) => demo.origin + localizePath(path, locale);
  const title = (page: Page, locale: Locale) => page.locator(`[name="translations.${locale}.title"]`);
  const editor = (page: Page, locale: Locale, field: 'description' | 'requirements') =>
    page.locator(`[data-field="translations.${locale}.${field}"] [contenteditable=true]`);
  /** The text that stands in its place until somebody uses the page. */
  const before = (page: Page) => page.locator('[data-field="translations.en.description"] [aria-readonly=true]');
  const saved = (page: Page, locale: Locale) =>
    page
      .getByText(m.jobs_edit_saved({ time: '' }, { locale }).trim(), { exact: false })
      .first()
      .waitFor();
  const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

  async function asEmployer(
    locale: Locale,
    use: (page: Page, context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const cookie = await signInDemo(demo.site, 'employer');
    const page = await newPage(demo.browser, cookie, demo.origin, { locale });
    const context = page.context();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await use(page, context);
    expect(failures).toEqual([]);
  }

  /** A draft that the API made, to begin from. */
  async function draft(context: BrowserContext, input: Record<string, unknown>): Promise<string> {
    const response = await context.request.post(`${demo.origin}/api/jobs`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: input,
    });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }

  async function stored(context: BrowserContext, id: string): Promise<Record<string, unknown>> {
    return (await (await context.request.get(`${demo.origin}/api/jobs/${id}/edit`)).json()) as Record<string, unknown>;
  }

  const complete = {
    primaryLocale: 'en',
    category: 'sales',
    employmentType: 'full_time',
    workplace: 'onsite',
    city: 'Cork',
    country: 'IE',
    validThrough: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    translations: { en: { title: 'Sales agent', description: '<p>You sell.</p>', requirements: '' } },
  };

  test('a city is suggested once it is typed, in the reader’s language, and brings its country', async () => {
    await asEmployer('de', async (page) => {
      await goSignedIn(page, at(paths.postJob(), 'de'));
      const city = page.getByRole('combobox', { name: m.jobs_edit_city({}, { locale: 'de' }), exact: true });
      await city.fill('Genf');
      await page.getByRole('option', { name: /^Genf/ }).waitFor();
      // The draft is saved meanwhile, and the new job gets its address.
      await page.waitForURL(/\/edit\//);
      await page.getByRole('option', { name: /^Genf/ }).click();
      await expect.poll(() => city.inputValue()).toBe('Genève');
      await expect.poll(() => page.locator('[name=country]').first().inputValue()).toBe('CH');
    });
  });

  test('on a phone the bar of actions covers no field that takes the focus', async () => {
    await asEmployer('de', async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await goSignedIn(page, at(paths.postJob(), 'de'));
      const bar = page.getByRole('group', { name: m.jobs_edit_actions({}, { locale: 'de' }) });
      for (const name of ['translations.de.title', 'city', 'validThrough']) {
        const field = page.locator(`main [name="${name}"]:visible`);
        // It stands behind the bar, where the tab key finds it.
        await field.evaluate((element) => {
          scrollBy(0, element.getBoundingClientRect().bottom - (innerHeight - 97));
          element.focus();
        });
        const [shown, covered] = [await field.boundingBox(), await bar.boundingBox()];
        expect([name, shown!.y + shown!.height <= covered!.y]).toEqual([name, true]);
      }
    });
  });

  test('somebody else’s job, and one that does not exist, have no page (T207)', async () => {
    await asEmployer('en', async (page) => {
      for (const id of ['0198a1fe-0000-7000-8000-000000000000', 'nothing'])
        expect((await page.goto(at(paths.editJob(id), 'en')))?.status()).toBe(404);
    });
  });

  test('is written in German and English, saves itself, is checked, and is then read in both languages (T37)', async () => {
    const label = { locale: 'de' } as const;
    await asEmployer('de', async (page, context) => {
      await goSignedIn(page, at(paths.postJob(), 'de'));
      await title(page, 'de').fill('Kundenberatung');
      await page.waitForURL(`**${paths.editJob('*')}`);
      // What is typed while the job gets its address goes on in the same field.
      await page.keyboard.type(' im Innendienst');
      await page.locator('[name=category]').selectOption('customer_service');
      await page.locator('[name=employmentType]').selectOption('full_time');
      await page.getByRole('radio', { name: m.jobs_workplace_hybrid({}, label) }).check();
      await page.locator('[name=city]').fill('Graz');
      await page.locator('[name="salary.min"]').fill('38.000');
      await editor(page, 'de', 'description').click();
      await page.keyboard.type('Wir suchen Muttersprachler für unsere Kundschaft.');
      await page.getByRole('tab', { name: 'English' }).click();
      await page.getByRole('button', { name: m.jobs_edit_start_from_original({}, label) }).click();
      await title(page, 'en').fill('Customer advisor');
      await editor(page, 'en', 'description').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('You help our customers.');
      // By itself, as a draft that nobody else sees.
      const texts = {
        de: { title: 'Kundenberatung im Innendienst' },
        en: { title: 'Customer advisor', description: '<p>You help our customers.</p>' },
      };
      await expect
        .poll(() => stored(context, idOf(page)), SOON)
        .toMatchObject({ status: 'draft', city: 'Graz', translations: texts });
      expect((await fetch(at(paths.job(idOf(page)), 'de'))).status).toBe(404);
      await page.keyboard.press('Control+s');
      await saved(page, 'de');

      await reload(page);
      expect(await title(page, 'de').inputValue()).toBe('Kundenberatung im Innendienst');
      await page.mouse.move(8, 8);
      expect(await editor(page, 'de', 'description').innerText()).toBe(
        'Wir suchen Muttersprachler für unsere Kundschaft.',
      );
      expect(await page.locator('[name="salary.max"]').inputValue()).toBe('38000');

      await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
      await page.getByText(m.jobs_edit_wording_native({}, label)).waitFor();
      await page
        .getByRole('button', { name: m.jobs_edit_wording_replace({}, label) })
        .first()
        .click();
      await page.getByText(m.jobs_edit_wording_native({}, label)).waitFor({ state: 'detached' });
      expect(await editor(page, 'de', 'description').innerText()).not.toContain('Muttersprachler');

      const id = idOf(page);
      await page.getByRole('button', { name: m.jobs_edit_publish({}, label) }).click();
      await page.waitForURL(at(paths.job(id), 'de'));
      await page.getByRole('heading', { level: 1, name: 'Kundenberatung im Innendienst' }).waitFor();
      await page.goto(at(paths.job(id), 'en'));
      await page.getByRole('heading', { level: 1, name: 'Customer advisor' }).waitFor();
      expect(await page.getByText('You help our customers.').isVisible()).toBe(true);
    });
  });

  test('without what is required it cannot be published, and each missing field is a step away (T38)', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, {
        translations: { en: { title: 'Account manager', description: '', requirements: '' } },
      });
      await goSignedIn(page, at(paths.editJob(id), 'en'));
      await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
      await page.getByText(m.jobs_edit_missing({}, label)).waitFor();
      expect(await page.getByRole('button', { name: m.jobs_edit_publish({}, label), exact: true }).isDisabled()).toBe(
        true,
      );
      await page.getByRole('button', { name: m.jobs_edit_category({}, label), exact: true }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('category');
      await page.getByRole('button', { name: m.jobs_edit_description({}, label), exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('contenteditable')))
        .toBe('true');
    });
  });

  test('its sections say what they lack, and the check stays in sight while it is mended', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, {
        translations: { en: { title: 'Account manager', description: '', requirements: '' } },
      });
      await page.setViewportSize({ width: 1280, height: 900 });
      await goSignedIn(page, at(paths.editJob(id), 'en'));
      const sections = page.getByRole('navigation', { name: m.jobs_edit_sections({}, label) });
      const place = sections.getByRole('listitem').filter({ hasText: m.jobs_edit_place({}, label) });
      await place.getByText(m.jobs_edit_section_missing({ number: '2' }, label)).waitFor();
      await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
      const missing = page.getByRole('heading', { name: m.jobs_edit_missing({}, label) });
      await missing.waitFor();
      await sections.getByRole('button', { name: m.jobs_edit_place({}, label) }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('place');
      expect(await isInSight(missing)).toBe(true);
      await page.getByRole('radio', { name: m.jobs_workplace_remote({}, label) }).check({ force: true });
      await place.getByText(m.jobs_edit_section_missing({ number: '1' }, label)).waitFor(SOON);
      expect(await isInSight(missing)).toBe(true);
    });
  });

  const isInSight = (of: Locator) =>
    of.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  test('is written by keyboard alone', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, {
        translations: { en: { title: 'Account manager', description: '', requirements: '' } },
      });
      const release = await holdRequests(page, 'GET', '**/assets/rich-text-editor-*.js');
      await page.goto(at(paths.editJob(id), 'en'));
      // A sign of a person, if the browser gave none before: React starts with it, and then the editor comes.
      await before(page).focus();
      release();
      await editor(page, 'en', 'description').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('contenteditable')))
        .toBe('true');
      await page
        .getByRole('button', { name: m.ui_rich_bold({}, label) })
        .first()
        .focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        m.ui_rich_italic({}, label),
      );
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('contenteditable')))
        .toBe('true');
      await page.keyboard.type('slanted');
      expect(
        await page
          .getByRole('button', { name: m.ui_rich_italic({}, label) })
          .first()
          .getAttribute('aria-pressed'),
      ).toBe('true');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=toolbar]')?.getAttribute('aria-label')),
      ).toBe(m.ui_rich_toolbar({ field: m.jobs_edit_requirements({}, label) }, label));
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('contenteditable'))).toBe('true');
      await page.keyboard.press('Control+s');
      await saved(page, 'en');
      expect(await stored(context, id)).toMatchObject({
        translations: { en: { description: '<p><em>slanted</em></p>' } },
      });
    });
  });

  test('shows beside the form how it will be read, while languages and pay are filled in', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, {
        translations: { en: { title: 'Account manager', description: '', requirements: '' } },
      });
      await goSignedIn(page, at(paths.editJob(id), 'en'));
      const preview = page.getByRole('region', { name: m.jobs_edit_preview({}, label) });
      await page.getByRole('button', { name: m.ui_add_language({}, label) }).click();
      await page.getByLabel(m.ui_language({}, label), { exact: true }).selectOption('it');
      await page.getByLabel(m.ui_level({}, label), { exact: true }).selectOption('B2');
      await page.locator('[name="salary.min"]').fill('30000');
      await page.getByLabel(m.jobs_edit_variable({}, label)).check();
      await page.locator('[name="variablePay.target"]').fill('5000');
      await page.getByLabel(m.jobs_edit_variable_capped({}, label)).check();
      await page.getByLabel(m.jobs_edit_variable_cap({}, label)).fill('4000');
      await page.getByText(m.jobs_edit_variable_cap_wrong({}, label)).waitFor();
      await page.getByLabel(m.jobs_edit_variable_cap({}, label)).fill('8000');
      await page.getByLabel(m.jobs_edit_variable_percent({}, label)).fill('87');
      for (const text of ['Italiano', '€30,000 a year', '€5,000', '€8,000 at most', '87%'])
        await preview.getByText(text).first().waitFor();
      await saved(page, 'en');
      const pay = {
        salary: { min: 30_000, max: 30_000 },
        variablePay: { target: 5_000, cap: 8_000, reached: { percent: 87 } },
      };
      await expect
        .poll(() => stored(context, id))
        .toMatchObject({ languages: [{ language: 'it', level: 'B2', required: true }], ...pay });
    });
  });

  test('takes clean text from Word', async () => {
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, {
        translations: { en: { title: 'Account manager', description: '', requirements: '' } },
      });
      await goSignedIn(page, at(paths.editJob(id), 'en'));
      await page.mouse.move(8, 8);
      await editor(page, 'en', 'description').evaluate((element, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, FROM_WORD);
      await expect
        .poll(() => stored(context, id), SOON)
        .toMatchObject({
          translations: {
            en: {
              description:
                '<h2>Your tasks</h2><ul><li><p>Answer customers</p></li><li><p>Solve <strong>problems</strong></p></li></ul><p>In a calm office.</p>',
            },
          },
        });
    });
  });

  test('of two tabs, the second one is asked whose words stay', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, {
        translations: { en: { title: 'Account manager', description: '', requirements: '' } },
      });
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto(at(paths.editJob(id), 'en'));
        await startReact(tab);
      }
      await page.locator('[name=city]').fill('Lyon');
      await saved(page, 'en');

      await title(other, 'en').fill('Key account manager');
      await other.getByText(m.jobs_edit_conflict_title({}, label)).waitFor();
      await other.getByRole('button', { name: m.jobs_edit_conflict_mine({}, label) }).click();
      // "Saved" may still stand there from before.
      await expect.poll(() => other.locator('[name=city]').inputValue(), SOON).toBe('Lyon');
      await expect
        .poll(() => stored(context, id), SOON)
        .toMatchObject({ city: 'Lyon', translations: { en: { title: 'Key account manager' } } });

      await title(page, 'en').fill('Accountant');
      await page.getByText(m.jobs_edit_conflict_title({}, label)).waitFor();
      await page.getByRole('button', { name: m.jobs_edit_conflict_theirs({}, label) }).click();
      await page.getByText(m.jobs_edit_set_aside_title({}, label)).waitFor();
      await expect.poll(() => title(page, 'en').inputValue(), SOON).toBe('Key account manager');
      expect(await page.locator('textarea[readonly]').first().inputValue()).toBe('Accountant');
    });
  });

  test('once it is public nothing is saved before its writer says so, and what was typed is offered back (T24)', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const id = await draft(context, complete);
      const published = await context.request.post(`${demo.origin}/api/jobs/${id}/publish`, {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(published.status()).toBe(200);
      await goSignedIn(page, at(paths.editJob(id), 'en'));
      page.on('dialog', (dialog) => void dialog.accept());
      await page.locator('[name=city]').fill('Galway');
      await page.getByText(m.jobs_edit_unsaved({}, label)).waitFor();
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('parlance.job.'))))
        .toBe(true);
      expect(await stored(context, id)).toMatchObject({ city: 'Cork' });

      await reload(page);
      expect(await page.locator('[name=city]').inputValue()).toBe('Cork');
      await page.getByRole('button', { name: m.jobs_edit_kept_restore({}, label) }).click();
      expect(await page.locator('[name=city]').inputValue()).toBe('Galway');
      await page.getByRole('button', { name: m.jobs_edit_save({}, label) }).click();
      await saved(page, 'en');
      expect(await stored(context, id)).toMatchObject({ city: 'Galway' });

      await title(page, 'en').fill('');
      await page.getByRole('button', { name: m.jobs_edit_save({}, label) }).click();
      const summary = page.getByRole('alert').filter({ hasText: m.ui_error_summary({}, label) });
      await summary.getByRole('button').first().click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('translations.en.title');
    });
  });

  test('a translation whose original changed says so until it is confirmed', async () => {
    const label = { locale: 'en' } as const;
    await asEmployer('en', async (page, context) => {
      const text = { title: 'Conseiller', description: '<p>Vous conseillez.</p>', requirements: '' };
      const id = await draft(context, { ...complete, translations: { ...complete.translations, fr: text } });
      await goSignedIn(page, at(paths.editJob(id), 'en'));
      await title(page, 'en').fill('Adviser');
      await saved(page, 'en');
      await page.getByRole('tab', { name: 'Français' }).click();
      await page.getByText(m.jobs_edit_stale_title({}, label)).waitFor();
      await page.getByRole('button', { name: m.jobs_edit_stale_confirm({}, label) }).click();
      await page.getByText(m.jobs_edit_stale_title({}, label)).waitFor({ state: 'detached' });
    });
  });

  test('an employer without a company names one first, on the same screen', async () => {
    const label = { locale: 'en' } as const;
    const client = new Client({ connectionString: demo.databaseUrl });
    await client.connect();
    await client.query(
      "delete from company_member where user_id = (select id from user_account where email = 'employer@demo.example')",
    );
    await client.end();
    await asEmployer('en', async (page) => {
      await goSignedIn(page, at(paths.postJob(), 'en'));
      await page.getByLabel(m.company_name({}, label)).fill('Halyard & Sons');
      await page.getByRole('button', { name: m.jobs_edit_name_company_go({}, label) }).click();
      await title(page, 'en').fill('Deck hand');
      await page.waitForURL(`**${paths.editJob('*')}`);
    });
  });
});
