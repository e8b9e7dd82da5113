import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { browserCookies, callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { field, SOON, texts } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';

/** On a slow connection fields and buttons can be used before the scripts have loaded. */
describe('before a page is hydrated', () => {
  const own = sharedSite();
  /** The page, and a function that lets its scripts arrive. */
  async function openSlowly(path: string, cookie = ''): Promise<[Page, () => void]> {
    const context = await own.browser.newContext();
    if (cookie) await context.addCookies(browserCookies(own.site, cookie));
    const page = await context.newPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/entry.client*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(own.site.url + path, { waitUntil: 'domcontentloaded' });
    return [page, resolve];
  }
  const waiting = (page: Page) => page.locator('[aria-busy=true]');

  test('keeps a sign-in until it can be sent, with the password in its field', async () => {
    const person = await registerPerson(own.app);
    const [page, release] = await openSlowly(paths.login());
    await page.getByLabel(m.auth_email()).fill(person.email);
    await page.locator('input[name=password]').fill(person.password);
    await page.locator('input[name=password]').press('Enter');
    await waiting(page).waitFor();
    expect(page.url()).toBe(own.site.url + paths.login());
    release();
    await page.waitForURL(own.site.url + paths.seekerDashboard(), SOON);
    await page.context().close();
  });

  test('keeps input and choices in a form', async () => {
    const employer = await registerEmployer(own.app);
    const { id } = await createActive(own.app, employer, completeJob());
    const [page, release] = await openSlowly(paths.reportJob(id));
    await page.getByLabel(m.jobs_report_discriminates()).check();
    await page.getByLabel(m.jobs_report_text()).fill('It asks for an age.');
    await page.getByRole('button', { name: m.jobs_report_submit() }).click();
    await waiting(page).waitFor();
    release();
    await page.getByRole('heading', { name: m.jobs_report_thanks() }).waitFor(SOON);
    await page.context().close();
  });

  test('keeps and saves a title typed in the job editor', async () => {
    const employer = await registerEmployer(own.app);
    const [page, release] = await openSlowly(paths.postJob(), employer.cookie);
    const title = page.locator('[name="translations.en.title"]');
    await title.fill('Lighthouse keeper');
    release();
    await page.waitForURL(`**${paths.editJob('*')}`, SOON);
    expect(await title.inputValue()).toBe('Lighthouse keeper');
    await page.context().close();
  });

  test('saves a setting even if its field has lost the focus', async () => {
    const admin = await registerPerson(own.app, { role: 'admin' });
    const [page, release] = await openSlowly(paths.adminSettings(), admin.cookie);
    await page.getByLabel(m.settings_site_name()).fill('Sprachwerk');
    await page.getByLabel(m.settings_site_name()).blur();
    release();
    await page.getByText(m.admin_setting_updated()).first().waitFor(SOON);
    expect((await own.app.base.settings())['site.name']).toBe('Sprachwerk');
    await page.context().close();
  });

  test('keeps a switch as it was until its change can be saved', async () => {
    const person = await registerPerson(own.app);
    const [page, release] = await openSlowly(paths.notificationSettings(), person.cookie);
    const first = page.getByRole('switch').first();
    const before = await first.isChecked();
    await first.click();
    expect(await first.isChecked()).toBe(before);
    release();
    await page.getByText(m.notifications_saved()).waitFor(SOON);
    expect(await first.isChecked()).toBe(!before);
    await page.context().close();
  });

  test('sends a message once that was sent by Enter', async () => {
    const employer = await registerEmployer(own.app);
    const job = await createActive(own.app, employer, completeJob());
    const id = await applyAsNewcomer(own.app, job.id);
    await callSite(own.site, employer.cookie, 'POST', `/applications/${id}/view`, {});
    const [page, release] = await openSlowly(paths.messaging(id), employer.cookie);
    await field(page).fill('Good evening');
    await field(page).press('Enter');
    expect(await field(page).inputValue()).toBe('Good evening');
    release();
    await expect.poll(() => texts(page), SOON).toEqual(['Good evening']);
    expect(await field(page).inputValue()).toBe('');
    await page.context().close();
  });

  test('opens a menu that was clicked', async () => {
    const person = await registerPerson(own.app);
    const [page, release] = await openSlowly(paths.settings(), person.cookie);
    await page.getByRole('button', { name: m.app_user_menu({ name: 'Ana Prado' }) }).click();
    release();
    await page.getByRole('menuitem', { name: m.app_settings() }).waitFor(SOON);
    await page.context().close();
  });
});
