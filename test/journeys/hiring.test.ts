import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { sharedSite } from '#test/support/own-site.ts';
import { registerOn } from '#test/support/registering.ts';
import { newPage } from '#test/support/signed-in-page.ts';

const LETTER = 'Dear team,\n\nI have kept lights for nine years.';
/** Written by an office suite. */
const CVS = ['cv.doc', 'cv.docx', 'cv.pdf'];
const SOON = { timeout: 15_000 };

/** The core of the product, end to end: three people, each in a separate browser, with real files and real emails. */
describe('hiring', () => {
  const own = sharedSite();

  interface Somebody {
    page: Page;
    email: string;
  }

  const failures: string[] = [];

  /** Registers, and confirms by email. */
  async function arrive(firstName: string, lastName: string, as: 'employer' | 'job_seeker'): Promise<Somebody> {
    const page = await newPage(own.browser, '', own.origin);
    page.on('pageerror', (error) => failures.push(`${firstName}: ${error.message}`));
    const email = `${firstName.toLowerCase()}-${randomInt(2 ** 40).toString(36)}@example.com`;
    await registerOn(page, {
      ...own,
      person: { firstName, lastName, email },
      locale: 'en',
      ...(as === 'employer' ? { query: '?as=employer' } : {}),
    });
    return { page, email };
  }

  const go = (page: Page, path: string) => page.goto(own.origin + path);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const subjectsTo = async (email: string) => {
    const mails = await own.app.base.db.selectFrom('mail').select('subject').where('to_address', '=', email).execute();
    return mails.map(({ subject }) => subject);
  };

  async function foundCompany(page: Page, name: string): Promise<void> {
    await go(page, paths.ownCompany());
    await page.getByLabel(m.company_name()).fill(name);
    await button(page, m.company_create()).click();
    await page.getByRole('link', { name: m.company_public_page() }).waitFor();
  }

  /** Posts the job in English and in German, and returns its address. */
  async function post(page: Page): Promise<string> {
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const description = (locale: string) =>
      page.locator(`[data-field="translations.${locale}.description"] [contenteditable=true]`);
    await go(page, paths.postJob());
    await field('translations.en.title').fill('Lighthouse keeper');
    await page.waitForURL(`**${paths.editJob('*')}`);
    await field('category').selectOption('customer_service');
    await field('employmentType').selectOption('full_time');
    await page.getByRole('radio').first().check();
    await field('city').fill('Husum');
    // Open suggestions hide the rest of the page.
    await page.getByRole('option', { name: /Husum/ }).first().waitFor();
    await field('city').press('Escape');
    await page.getByRole('combobox', { name: m.jobs_edit_country() }).fill('Germany');
    await page.getByRole('option', { name: 'Germany', exact: true }).click();
    await description('en').fill('You keep the light.');
    await page.getByRole('tab', { name: /German|Deutsch/ }).click();
    await field('translations.de.title').fill('Leuchtturmwärter (m/w/d)');
    await description('de').fill('Sie hüten das Licht.');
    await button(page, m.jobs_edit_check_publish()).click();
    await button(page, m.jobs_edit_publish()).click();
    await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
    return new URL(page.url()).pathname;
  }

  /** Finds the job by a word of its German text, and sends an application with the last of three CVs. */
  async function findAndApply(page: Page): Promise<void> {
    await go(page, paths.seekerProfile());
    const link = page.getByRole('link', { name: m.profile_cv_download() });
    const address = async () => ((await link.count()) > 0 ? link.getAttribute('href') : null);
    for (const cv of CVS) {
      const before = await address();
      await page.locator('#cv input[type=file]').setInputFiles(`test/fixtures/${cv}`);
      await expect.poll(address, SOON).not.toBe(before);
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(await readFile(await download.path())).toEqual(await readFile(`test/fixtures/${cv}`));
    }
    await go(page, `${paths.jobs()}?q=Leuchtturmw%C3%A4rter`);
    await page.getByRole('link', { name: 'Lighthouse keeper' }).first().click();
    await page.getByRole('link', { name: m.applications_apply(), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: m.applications_apply_title({ title: 'Lighthouse keeper' }) });
    await dialog.getByLabel(m.applications_letter()).fill(LETTER);
    await dialog.getByRole('button', { name: m.applications_apply_send() }).click();
    await page.getByRole('link', { name: m.applications_see_own() }).first().click();
    await page.getByText('I have kept lights').waitFor();
  }

  /** Opens the application from the list, puts it on the shortlist, and accepts it. */
  async function decide(page: Page): Promise<string> {
    await go(page, paths.manageApplications());
    await page.getByRole('link', { name: 'Nuala Byrne' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuala Byrne' }).waitFor();
    const review = new URL(page.url()).pathname;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: m.applications_cv_download() }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(await readFile('test/fixtures/cv.pdf'));
    await button(page, m.applications_action_shortlist()).click();
    await page.getByText(m.applications_status_shortlisted(), { exact: true }).first().waitFor();
    await button(page, m.applications_action_accept()).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: m.applications_action_accept(), exact: true })
      .click();
    await page.waitForURL(own.origin + paths.employerDashboard());
    await page.getByText(m.applications_review_accepted()).waitFor();
    return review;
  }

  test('an employer posts in two languages, a seeker finds the job by the other one, applies, and is accepted; a second employer sees none of it (T11)', async () => {
    const [employer, seeker, rival] = [
      await arrive('Jonas', 'Weber', 'employer'),
      await arrive('Nuala', 'Byrne', 'job_seeker'),
      await arrive('Ida', 'Ost', 'employer'),
    ];
    await foundCompany(employer.page, 'Nordlicht');
    await foundCompany(rival.page, 'Ostwind');
    await post(employer.page);
    await findAndApply(seeker.page);
    await expect
      .poll(() => subjectsTo(employer.email), SOON)
      .toContain(m.application_mail_received_subject({ job: 'Lighthouse keeper' }));

    const review = await decide(employer.page);
    await seeker.page.getByText(m.applications_status_accepted(), { exact: true }).first().waitFor();
    const told = async () =>
      (await subjectsTo(seeker.email)).filter(
        (subject) => subject.includes('Lighthouse keeper') || subject.includes('shortlist'),
      );
    await expect.poll(async () => (await told()).length, SOON).toBe(2);
    expect(new Set(await told())).toEqual(
      new Set([
        m.application_mail_shortlisted_subject({ job: 'Lighthouse keeper' }),
        m.application_mail_accepted_subject({ job: 'Lighthouse keeper' }),
      ]),
    );

    const id = review.split('/').at(-1);
    const asRival = async (method: 'get' | 'post' | 'put', path: string) =>
      (
        await rival.page.request[method](own.origin + path, {
          headers: { 'sec-fetch-site': 'same-origin' },
          ...(method === 'get' ? {} : { data: method === 'put' ? { text: 'x' } : {} }),
        })
      ).status();
    const reads = [
      review,
      `/api/applications/${id}`,
      `/api/applications/${id}/cv`,
      `/api/applications/${id}/notes`,
      `/api/applications/${id}/neighbours`,
    ];
    for (const path of reads) expect([path, await asRival('get', path)]).toEqual([path, 404]);
    for (const verb of ['view', 'shortlist', 'interview', 'accept', 'reject'])
      expect([verb, await asRival('post', `/api/applications/${id}/${verb}`)]).toEqual([verb, 404]);
    expect(await asRival('put', `/api/applications/${id}/notes`)).toBe(404);
    await go(rival.page, paths.manageApplications());
    await rival.page.getByText(m.applications_received_none()).waitFor();
    expect(failures).toEqual([]);
  });
});
