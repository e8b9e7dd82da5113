import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { letDaysPass } from '#test/support/lives.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const NAMES = ['Ana Alves', 'Bruno Berger', 'Clara Conti', 'Dora Diaz'];

/** The employer's list of applications, as a table and as columns. */
describe('receiving applications', () => {
  const own = sharedSite();
  let app: TestApp;
  let employer: TestPerson;
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(app, employer)).id;
    for (const name of NAMES) {
      const [firstName, lastName] = name.split(' ');
      const { cookie } = await registerPerson(app, { firstName, lastName });
      await callSite(own.site, cookie, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    }
  });

  const received = async () => {
    const list = await callSite<{ applications: ReceivedApplication[] }>(
      own.site,
      employer.cookie,
      'GET',
      `/applications?job=${jobId}&sort=oldest`,
    );
    return Object.fromEntries(list.applications.map(({ applicant, status }) => [applicant.name, status]));
  };

  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const names = (page: Page) => page.locator('[data-row]').allInnerTexts();
  const confirm = (page: Page, action: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

  async function rejectTwo(page: Page): Promise<void> {
    for (const name of ['Ana Alves', 'Bruno Berger'])
      await page.getByLabel(m.applications_received_select({ name })).check();
    await page
      .getByRole('region', { name: m.applications_received_bulk() })
      .getByRole('button', { name: m.applications_action_reject(), exact: true })
      .click();
    await page.getByRole('alertdialog', { name: m.applications_move_ask_reject({ count: 2 }) }).waitFor();
    await confirm(page, m.applications_action_reject());
    await row(page, 'Ana Alves').getByText(m.applications_being_rejected(), { exact: true }).waitFor();
  }

  async function closeJob(page: Page): Promise<void> {
    const line = page.getByRole('row').filter({ has: page.locator(`[data-row="${jobId}"]`) });
    await line.getByText(m.jobs_manage_undecided({ count: 2 })).waitFor();
    await line.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: m.jobs_action_close(), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last();
    await dialog.getByRole('radio').first().check();
    await close.click();
    await dialog.getByText(m.jobs_close_undecided_missing()).waitFor();
    await dialog.getByLabel(m.jobs_close_undecided({ count: 2 })).check();
    await close.click();
    await dialog.waitFor({ state: 'detached' });
  }

  test('an employer searches many, rejects several, undoes that, and closes the job with an answer to the others (T48)', async () => {
    await visitAs(own, employer, `${paths.manageApplications()}?job=${jobId}`, async (page) => {
      await row(page, 'Dora Diaz').waitFor();
      expect(await names(page)).toEqual(NAMES);
      await page.getByRole('searchbox', { name: m.applications_received_search() }).fill('conti');
      await page.getByRole('button', { name: m.applications_received_filter() }).click();
      await row(page, 'Ana Alves').waitFor({ state: 'detached' });
      expect(await names(page)).toEqual(['Clara Conti']);
      await page.getByRole('link', { name: m.applications_status_accepted() }).click();
      await page.getByRole('heading', { name: m.applications_received_no_match() }).waitFor();

      await page.goto(`${own.site.url}${paths.manageApplications()}?job=${jobId}`);
      await rejectTwo(page);
      await page.getByRole('button', { name: m.ui_undo(), exact: true }).click();
      await row(page, 'Ana Alves').getByText(m.applications_status_new(), { exact: true }).waitFor();
      await rejectTwo(page);
      await letDaysPass(app);
      await row(page, 'Ana Alves').waitFor({ state: 'detached' });
      await row(page, 'Bruno Berger').waitFor({ state: 'detached' });
      expect(await received()).toMatchObject({ 'Ana Alves': 'rejected', 'Clara Conti': 'new' });

      await page.goto(own.site.url + paths.manageJobs());
      await closeJob(page);
    });
    expect(Object.values(await received())).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  });

  test('an employer drags a card to another column', async () => {
    const board = `${paths.manageApplications()}?job=${jobId}&view=columns`;
    await visitAs(own, employer, board, async (page) => {
      const column = (status: string) => page.getByRole('grid', { name: new RegExp(`^${status}:`) });
      const card = (place: Locator) => place.getByRole('row').filter({ hasText: 'Clara Conti' });
      const shortlisted = column(m.applications_status_shortlisted());
      await page.getByRole('button', { name: m.applications_board_drag({ name: 'Clara Conti' }) }).waitFor();
      await card(column(m.applications_status_new())).hover();
      await page.mouse.down();
      // Browsers begin to drag after the first movement, on a busy machine later; repeating the same position does not
      // count.
      let moved = 0;
      const move = async () => {
        await shortlisted.hover({ position: { x: 20 + (moved++ % 2), y: 20 } });
        return page.locator('[data-dragging]').count();
      };
      await expect.poll(move).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.mouse.up();
      await confirm(page, m.applications_action_shortlist());
      await card(shortlisted).waitFor();
    });
    expect(await received()).toMatchObject({ 'Clara Conti': 'shortlisted' });
  });
});
