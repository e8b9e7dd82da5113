import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { CaseRow } from '#contract/admin/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { isHydrated } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** From a report to a decision, and back. */
describe('moderation', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let admin: TestPerson;
  /** Created for each test, with its first job. */
  let employer: TestPerson;
  let jobId: string;

  beforeAll(async () => {
    ({ site, app } = own);
    admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
  });
  beforeEach(async () => {
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(app, employer, completeJob())).id;
  });

  const as = (cookie: string, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, { cookie }, path, use, view);

  const statusOf = async (path: string, cookie = '') =>
    (await fetch(site.url + path, { redirect: 'manual', headers: { cookie } })).status;
  const caseId = async () =>
    (await callSite<{ cases: CaseRow[] }>(site, admin.cookie, 'GET', '/admin/moderation')).cases.find(
      ({ job }) => job?.id === jobId,
    )?.id ?? '';

  test('a signed-out reader reports a job; it is hidden with a reason that its company reads, and shown again', async () => {
    await as('', paths.job(jobId), async (page) => {
      await page.getByRole('link', { name: m.jobs_report_title() }).click();
      await page.waitForURL(/report$/);
      await isHydrated(page);
      await page.getByLabel(m.jobs_report_other()).check();
      await page.getByRole('button', { name: m.jobs_report_submit() }).click();
      await page.getByText(m.field_required()).waitFor(SOON);
      await page.getByLabel(m.jobs_report_text()).fill('There is no such company.');
      await page.getByLabel(m.auth_email()).fill('somebody@example.com');
      await page.getByRole('button', { name: m.jobs_report_submit() }).click();
      await page.getByRole('heading', { level: 1, name: m.jobs_report_thanks() }).waitFor(SOON);
    });
    await as(admin.cookie, paths.adminModeration(), async (page) => {
      await page.getByRole('link', { name: 'Account Executive' }).first().waitFor(SOON);
      await page.goto(site.url + paths.adminCase(await caseId()));
      await page.getByText('There is no such company.').waitFor(SOON);
      await page.getByRole('button', { name: m.admin_case_hide() }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: m.admin_case_hide_title({ title: 'Account Executive' }) });
      await dialog.getByRole('button', { name: m.admin_case_hide() }).press('Enter');
      await dialog.getByText(m.field_required()).waitFor(SOON);
      await page.keyboard.type('Asks applicants for money.');
      await dialog.getByRole('button', { name: m.admin_case_hide() }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(m.jobs_edit_hidden()).waitFor(SOON);
      await page.getByRole('rowheader', { name: m.admin_audit_job_hidden() }).waitFor(SOON);
      expect(await statusOf(paths.job(jobId))).toBe(404);
    });
    await as(employer.cookie, paths.job(jobId), async (page) => {
      await page.getByText('Asks applicants for money.').waitFor(SOON);
    });
    await as(employer.cookie, paths.notifications(), async (page) => {
      await page.getByText(m.notifications_job_hidden()).first().waitFor(SOON);
    });
    await as(admin.cookie, paths.job(jobId), async (page) => {
      await page.getByRole('button', { name: m.admin_case_restore() }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: m.admin_case_restore() }).press('Enter');
      await page.getByRole('button', { name: m.admin_case_hide() }).waitFor(SOON);
      expect(await statusOf(paths.job(jobId))).toBe(200);
    });
  });
});
