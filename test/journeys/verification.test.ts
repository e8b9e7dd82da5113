import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Company } from '#contract/companies.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** Companies and candidates are checked, and readers see what was. */
describe('verification', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let admin: TestPerson;
  /** New for each test, with a company whose website is its own. */
  let employer: TestPerson;
  let company: Company;
  let seeker: TestPerson;

  beforeAll(async () => {
    ({ site, app } = own);
    admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
  });
  beforeEach(async () => {
    employer = await registerPerson(app, { role: 'employer', firstName: 'Jonas', lastName: 'Weber' });
    company = await callSite<Company>(site, employer.cookie, 'POST', '/companies', {
      name: 'Nordlicht',
      website: 'https://nordlicht.example',
    });
    seeker = await registerPerson(app, { firstName: 'Lea', lastName: 'Roth' });
    await callSite(site, seeker.cookie, 'PATCH', '/me/profile', {
      languages: [{ language: 'de', level: 'B2' }],
      workAuthorisation: ['PT'],
      visibility: 'employers',
    });
  });

  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);

  test('lets a member ask for a mail to the domain, and says what a mailbox is', async () => {
    await as(employer, paths.employerProfile(), async (page) => {
      const mailbox = page.getByLabel(m.company_mailbox({ domain: 'nordlicht.example' }));
      await mailbox.fill('info@elsewhere.example');
      await mailbox.press('Enter');
      await page.getByText(m.company_mailbox_wrong()).waitFor(SOON);
      expect(await mailbox.getAttribute('aria-invalid')).toBe('true');
      await mailbox.fill('info');
      await mailbox.press('Enter');
      await page.getByText(m.company_mail_sent({ email: 'info@nordlicht.example' })).waitFor(SOON);
    });
  });

  test('does nothing by opening a link, and says when it is of no use', async () => {
    const page = `${paths.confirmDomain()}?token=nothing`;
    expect((await fetch(site.url + page)).status).toBe(200);
    await as(employer, page, async (opened) => {
      const calls: string[] = [];
      opened.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())));
      await opened.getByRole('heading', { level: 1, name: m.company_confirm_title() }).waitFor(SOON);
      expect(calls.filter((url) => url.includes('confirm-domain'))).toEqual([]);
      await opened.getByRole('button', { name: m.company_mail_action() }).press('Enter');
      await opened.getByText(m.problem_link_expired()).waitFor(SOON);
    });
    await as(seeker, page, async (opened) => {
      await opened.getByText(m.company_confirm_other({ email: seeker.email })).waitFor(SOON);
    });
  });

  test('of a company is found, made and withdrawn by an administrator, by keyboard', async () => {
    await as(admin, paths.adminCompanies(), async (page) => {
      await page.getByLabel(m.admin_companies_search()).fill('nordlicht');
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=nordlicht/);
      // The address changes before the list does.
      await page.getByRole('link', { name: m.applications_received_clear() }).waitFor(SOON);
      await page.getByRole('link', { name: 'Nordlicht' }).first().press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Nordlicht' }).waitFor(SOON);
      await page.getByRole('button', { name: m.admin_verify() }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: m.admin_verify_company_title({ name: 'Nordlicht' }) });
      await dialog.getByRole('button', { name: m.admin_verify() }).press('Enter');
      await dialog.getByText(m.field_required()).waitFor(SOON);
      await dialog.getByLabel(m.admin_verify_how()).selectOption('call');
      await dialog.getByLabel(m.admin_verify_note()).fill('Called the number of the imprint.');
      await dialog.getByRole('button', { name: m.admin_verify() }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Called the number of the imprint.').waitFor(SOON);
      await page.getByRole('button', { name: m.admin_withdraw() }).press('Enter');
      const question = page.getByRole('alertdialog', { name: m.admin_withdraw_title() });
      await question.getByLabel(m.admin_ban_reason()).fill('It was another company.');
      await question.getByRole('button', { name: m.admin_withdraw() }).press('Enter');
      await question.waitFor({ state: 'detached' });
      await page.getByText(m.admin_verification_withdrawn({ name: 'Ada Boss' })).waitFor(SOON);
    });
  });

  test('of a candidate is seen by employers, without the note', async () => {
    await as(admin, paths.adminUser(seeker.userId), async (page) => {
      await page.getByRole('button', { name: m.admin_candidate_add() }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: m.admin_verify_company_title({ name: 'Lea Roth' }) });
      await dialog.getByLabel(m.admin_verify_how()).selectOption('language');
      expect(await dialog.getByLabel(m.admin_candidate_level()).locator('option').allInnerTexts()).toEqual([
        'B2',
        'C1',
        'C2',
      ]);
      await dialog.getByLabel(m.admin_verify_note()).fill('Half an hour on the phone.');
      await dialog.getByRole('button', { name: m.admin_verify() }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByText(m.verification_language_interview({ language: 'German', level: 'B2' }))
        .first()
        .waitFor(SOON);
    });
    // Who recruits for a verified company finds people.
    await app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain' where id = $1`, [
      company.id,
    ]);
    for (const [reader, path] of [
      [employer, paths.viewProfile(seeker.profileId)],
      [seeker, paths.seekerProfile()],
    ] as const) {
      await as(reader, path, async (page) => {
        await page.getByText(m.verification_language_interview({ language: 'German', level: 'B2' })).waitFor(SOON);
        expect(await page.getByText('Half an hour on the phone.').count()).toBe(0);
      });
    }
  });
});
