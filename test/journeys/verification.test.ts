import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Company } from '#contract/companies/companies.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** Companies and candidates are verified, and readers see what was verified. */
describe('verification', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let admin: TestPerson;
  /** Created for each test, with a company whose website is its own. */
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
      name: 'Wattenmeer',
      website: 'https://wattenmeer.example',
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

  test('an administrator verifies a company and a candidate, whom the company finds verified, and withdraws it, by keyboard', async () => {
    await as(admin, paths.adminCompanies(), async (page) => {
      await page.getByLabel(m.admin_companies_search()).fill('wattenmeer');
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=wattenmeer/);
      // The address changes before the list does.
      await page.getByRole('link', { name: m.applications_received_clear() }).waitFor(SOON);
      await page.getByRole('link', { name: 'Wattenmeer' }).first().press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Wattenmeer' }).waitFor(SOON);
      await page.getByRole('button', { name: m.admin_verify() }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: m.admin_verify_company_title({ name: 'Wattenmeer' }) });
      await dialog.getByRole('button', { name: m.admin_verify() }).press('Enter');
      await dialog.getByText(m.field_required()).waitFor(SOON);
      await dialog.getByLabel(m.admin_verify_how()).selectOption('call');
      await dialog.getByLabel(m.admin_verify_note()).fill('Called the number of the imprint.');
      await dialog.getByRole('button', { name: m.admin_verify() }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Called the number of the imprint.').waitFor(SOON);
    });
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
    for (const [reader, path] of [
      [employer, paths.viewProfile(seeker.profileId)],
      [seeker, paths.seekerProfile()],
    ] as const) {
      await as(reader, path, async (page) => {
        await page.getByText(m.verification_language_interview({ language: 'German', level: 'B2' })).waitFor(SOON);
        expect(await page.getByText('Half an hour on the phone.').count()).toBe(0);
      });
    }
    await as(admin, paths.adminCompany(company.id), async (page) => {
      await page.getByRole('button', { name: m.admin_withdraw() }).press('Enter');
      const question = page.getByRole('alertdialog', { name: m.admin_withdraw_title() });
      await question.getByLabel(m.admin_ban_reason()).fill('It was another company.');
      await question.getByRole('button', { name: m.admin_withdraw() }).press('Enter');
      await question.waitFor({ state: 'detached' });
      await page.getByText(m.admin_verification_withdrawn({ name: 'Ada Boss' })).waitFor(SOON);
    });
  });
});
