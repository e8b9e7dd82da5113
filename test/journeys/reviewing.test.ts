import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { holdRequests } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { connected, field, message } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs, visitAs } from '#test/support/signed-in-page.ts';

/** From the list of applications to an answer. */
describe('reviewing applications', () => {
  const own = sharedSite();
  let app: TestApp;
  let employer: TestPerson & { companyId: string };
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(app, employer)).id;
  });

  async function apply(firstName: string, lastName: string): Promise<string> {
    const { cookie } = await registerPerson(app, { firstName, lastName });
    const letter = { coverLetter: 'I would like to.' };
    return (await callSite<{ id: string }>(own.site, cookie, 'POST', `/jobs/${jobId}/applications`, letter)).id;
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const status = (page: Page, words: string) => page.locator('main header').getByText(words, { exact: true }).waitFor();
  const decide = async (page: Page, action: string) => {
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  };

  test('an employer goes from one application to the next, accepts it, and begins the conversation (T87)', async () => {
    await apply('Lucía', 'Moreno');
    const id = await apply('Ana', 'Prado');
    await visitAs(own, employer, paths.employerDashboard(), async (page) => {
      await page.getByRole('link', { name: 'Lucía Moreno' }).first().click();
      await status(page, m.applications_status_viewed());
      await page.keyboard.press('j');
      await heading(page, 'Ana Prado');
      await page.keyboard.press('ArrowLeft');
      await heading(page, 'Lucía Moreno');
      await decide(page, m.applications_action_reject());
      await page.waitForURL(own.site.url + paths.employerDashboard());
      await page.getByRole('link', { name: m.applications_review_next_application() }).click();
      await page.waitForURL(({ pathname }) => pathname === paths.reviewApplication(id));
      await decide(page, m.applications_action_accept());
      await page.getByText(m.applications_review_accepted()).waitFor();

      await page.goto(own.site.url + paths.reviewApplication(id));
      await page.getByRole('heading', { name: 'Start a Conversation' }).waitFor();
      await page.getByRole('link', { name: m.messages_write() }).click();
      await field(page).fill('When can you start?');
      await field(page).press('Enter');
      await message(page, 'When can you start?').waitFor();
    });
  });

  test('shows the next application before the server has answered', async () => {
    const path = paths.reviewApplication(await apply('Lucía', 'Moreno'));
    const next = paths.reviewApplication(await apply('Ana', 'Prado'));
    await visitAs(own, employer, path, async (page) => {
      const release = await holdRequests(page, 'GET', `**${next}.data*`);
      await page.keyboard.press('j');
      await heading(page, 'Ana Prado');
      release();
      await page.waitForURL(own.site.url + next);
      await status(page, m.applications_status_viewed());
    });
  });

  test('shows a colleague’s decision at once, with their name (T90)', async () => {
    const colleague = await registerColleague(app, employer, { firstName: 'Maria', lastName: 'Silva' });
    const path = paths.reviewApplication(await apply('Lucía', 'Moreno'));
    const ours = await openAs(own.browser, employer.cookie, own.site.url + path);
    await connected(ours);
    await visitAs(own, colleague, path, async (theirs) => {
      await decide(theirs, m.applications_action_reject());
      await theirs.getByText(m.applications_review_rejected()).waitFor();
    });
    await ours
      .getByRole('status')
      .filter({ hasText: m.applications_who_rejected({ name: 'Maria Silva' }) })
      .waitFor();
    await ours.getByText(m.applications_final_rejected()).waitFor();
    expect(await ours.getByRole('button', { name: m.applications_action_accept(), exact: true }).count()).toBe(0);
  });
});
