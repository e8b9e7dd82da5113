import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { holdRequests, isHydrated } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { keptLink } from '#test/support/outbox.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { newPage, visitAs } from '#test/support/signed-in-page.ts';

const CV = 'test/fixtures/cv.pdf';
const PASSWORD = 'seven lanterns on a bridge';
const LETTER = 'Dear team,\n\nI have answered guests in three languages for six years.';

/** A job seeker applies, and follows the application. */
describe('applying', () => {
  const own = sharedSite();
  let app: TestApp;
  let employer: TestPerson;
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    employer = await registerEmployer(app);
    const languages = [{ language: 'it', level: 'C1', required: true }] as const;
    jobId = (await createActive(app, employer, { ...completeJob(), languages: [...languages] })).id;
  });

  const received = async () => {
    const path = `/applications?job=${jobId}`;
    return (await callSite<{ applications: ReceivedApplication[] }>(own.site, employer.cookie, 'GET', path))
      .applications;
  };
  const dialog = (page: Page) =>
    page.getByRole('dialog', { name: m.applications_apply_title({ title: 'Account Executive' }) });
  const letter = (page: Page) => dialog(page).getByLabel(m.applications_letter());
  const send = (page: Page) => dialog(page).getByRole('button', { name: m.applications_apply_send() });
  const applied = (page: Page) => page.getByRole('link', { name: m.applications_see_own() }).first();

  /** The path of the link in the email that confirms an address. */
  async function linkTo(email: string): Promise<string> {
    const { pathname, hash } = await keptLink(app, email, '/auth/confirm');
    return pathname + hash;
  }

  async function register(page: Page, email: string): Promise<void> {
    await page.getByRole('link', { name: m.jobs_apply_register() }).click();
    await page.getByText(m.auth_register_to_apply({ title: 'Account Executive', company: 'Acme' })).waitFor();
    await isHydrated(page);
    await page.getByLabel(m.auth_first_name()).fill('Nuala');
    await page.getByLabel(m.auth_last_name()).fill('Byrne');
    await page.getByLabel(m.auth_email()).fill(email);
    await page.getByLabel(m.auth_password(), { exact: false }).first().fill(PASSWORD);
    await page.getByLabel(m.auth_confirm_password()).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByLabel(m.auth_confirm_password()).press('Enter');
    await page.getByRole('heading', { name: m.auth_inbox_title() }).waitFor();
    await page.goto(own.site.url + (await linkTo(email)));
    await page.getByText(m.auth_confirm_soon_job()).waitFor();
    await page.waitForURL(/\/jobs\/.*apply/);
  }

  async function addItalian(page: Page): Promise<void> {
    await dialog(page).getByRole('link', { name: m.profile_step_languages() }).click();
    const action = m.profile_action_on({ action: m.profile_add(), item: m.profile_languages() });
    await page.getByRole('button', { name: action, exact: true }).click();
    const languages = page.getByLabel(m.ui_language(), { exact: true });
    if ((await languages.count()) === 0) await page.getByRole('button', { name: m.ui_add_language() }).click();
    await languages.first().selectOption('it');
    await page.getByLabel(m.ui_level(), { exact: true }).first().selectOption('B1');
    await page.getByRole('button', { name: m.profile_save(), exact: true }).click();
    await page.getByText(m.ui_language_at_level({ language: 'Italian', level: 'B1' })).waitFor();
    await page.getByRole('link', { name: m.profile_back_to_application() }).click();
  }

  test.for([
    ['a link with a tag', '?source=Jooble&utm_campaign=x', undefined, '&source=jooble'],
    ['another site', '', 'https://www.news.example/jobs', '&source=news.example'],
    ['no tag that could be one', '?source=<script>', undefined, ''],
  ] as const)(
    'stores where the reader came from, without a trace in the browser: %s',
    async ([, query, referer, source]) => {
      const page = await newPage(own.browser, '', own.site.url);
      await page.goto(own.site.url + paths.job(jobId) + query, referer ? { referer } : {});
      const nextOf = async (name: string) => {
        const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
        return new URL(address ?? '', own.site.url).searchParams.get('next');
      };
      for (const name of [m.applications_apply(), m.jobs_apply_register()])
        await expect.poll(() => nextOf(name)).toBe(`${paths.job(jobId)}?apply=${source}`);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
      expect(stored).not.toMatch(/jooble|news\.example/);
    },
  );

  test('leads a user without an account through registration, email and profile, and back to the job with their letter (T35)', async () => {
    const email = `nuala-${randomInt(2 ** 40).toString(36)}@example.com`;
    const link = `${paths.job(jobId)}?source=Jooble`;
    const use = async (page: Page) => {
      await register(page, email);
      await letter(page).fill(LETTER);
      await addItalian(page);
      expect(await letter(page).inputValue()).toBe(LETTER);
      await dialog(page)
        .getByText(m.applications_gap_level({ language: 'Italian', asked: 'C1', level: 'B1' }))
        .waitFor();
      const finishUpload = await holdRequests(page, 'POST', '**/api/files');
      await dialog(page).locator('input[type=file]').setInputFiles(CV);
      await dialog(page).getByText('cv.pdf').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // Sending waits for the upload.
      await expect.poll(() => send(page).getAttribute('aria-disabled')).toBe('true');
      finishUpload();
      await dialog(page).getByText(m.profile_saved()).waitFor();
      await send(page).click();
      await applied(page).click();

      await page.getByText('I have answered guests').waitFor();
      await page.getByText(m.applications_source({ source: 'jooble' }), { exact: false }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        // By keyboard: the page may still scroll to its top.
        page.getByRole('link', { name: m.profile_cv_download() }).press('Enter'),
      ]);
      expect(await readFile(await download.path())).toEqual(await readFile(CV));
    };
    await visitAs(own, { cookie: '' }, link, use, { width: 360, height: 740 });
    expect(await received()).toMatchObject([
      { status: 'new', applicant: { name: 'Nuala Byrne', languages: [{ language: 'it', level: 'B1' }] } },
    ]);
  });

  test('shows an applicant the result on the dashboard and on the application, and lets them withdraw (T46)', async () => {
    const seeker = await registerPerson(app);
    const decide = (verb: string) =>
      received().then(([one]) => callSite(own.site, employer.cookie, 'POST', `/applications/${one?.id}/${verb}`, {}));
    const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
    await visitAs(own, seeker, paths.job(jobId), async (page) => {
      await page.getByRole('link', { name: m.applications_apply(), exact: true }).click();
      await send(page).click();
      await applied(page).waitFor();
      await page.goto(own.site.url + paths.seekerDashboard());
      const card = page
        .getByRole('region', { name: m.applications_own_title(), exact: true })
        .getByRole('listitem')
        .filter({ hasText: 'Account Executive' });
      await connected(page);
      await decide('shortlist');
      await card.getByText(m.applications_status_shortlisted(), { exact: true }).waitFor();
      await card.getByRole('link', { name: 'Account Executive' }).click();
      await state(page, m.applications_state_shortlisted({ company: 'Acme' }));
      const history = page.getByRole('list', { name: m.applications_history() });
      const toast = page.getByRole('alertdialog').filter({ hasText: m.applications_event_interview() }).first();
      // The toast stays for some seconds.
      await Promise.all([decide('interview'), toast.waitFor()]);
      await state(page, m.applications_state_interview({ company: 'Acme' }));
      await history.getByText(m.applications_event_interview()).waitFor();

      await page.getByRole('button', { name: m.applications_withdraw() }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.applications_withdraw() }).click();
      await state(page, m.applications_state_withdrawn({ company: 'Acme' }));
    });
    expect(await received()).toMatchObject([{ status: 'withdrawn' }]);
  });
});
