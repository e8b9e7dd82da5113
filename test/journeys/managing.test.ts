import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const TITLE = 'Account Executive';

describe('managing jobs', () => {
  const own = sharedSite();

  const row = (page: Page) => page.getByRole('row', { name: TITLE });
  const shows = (page: Page, words: string) => row(page).first().getByText(words, { exact: true }).waitFor();
  async function choose(page: Page, action: string): Promise<void> {
    await page.getByRole('button', { name: m.jobs_actions_named({ title: TITLE }) }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  test('an employer pauses a job, closes it with an answer to its applicants, renews it and copies it (T39)', async () => {
    const employer = await registerEmployer(own.app);
    const { id } = await createActive(own.app, employer);
    const seeker = await registerPerson(own.app);
    const statusFor = async () =>
      (await callSite<Application>(own.site, seeker.cookie, 'GET', `/applications/${applied.id}`)).status;
    const applied = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, {
      coverLetter: '',
    });
    await visitAs(own, employer, paths.manageJobs(), async (page) => {
      await choose(page, m.jobs_action_pause());
      await shows(page, m.jobs_status_paused());
      await choose(page, m.jobs_action_publish());
      await shows(page, m.jobs_status_active());

      await choose(page, m.jobs_action_close());
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(m.jobs_close_cancelled()).check();
      await dialog.getByLabel(m.jobs_close_undecided({ count: 1 })).check();
      await dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last().click();
      await shows(page, m.jobs_status_closed());
      await shows(page, m.jobs_close_cancelled());
      await expect.poll(statusFor).toBe('rejected');

      await choose(page, m.jobs_action_renew());
      await dialog.getByLabel(m.jobs_renew_day()).fill(dayIn(5));
      await dialog.getByRole('button', { name: m.jobs_action_renew(), exact: true }).click();
      await shows(page, m.jobs_status_active());
      await shows(page, m.jobs_manage_ends({ when: 'in 5 days' }));

      await choose(page, m.jobs_action_duplicate());
      await page.waitForURL(/\/jobs\/edit\//);
      expect(page.url()).not.toContain(id);
      await page.goto(`${own.site.url}${paths.manageJobs()}?status=draft`);
      await shows(page, m.jobs_status_draft());
      await choose(page, m.jobs_action_remove());
      await page.getByRole('alertdialog').getByRole('button', { name: m.jobs_action_remove() }).click();
      await page.getByText(m.jobs_manage_no_match()).waitFor();
    });
  });
});
