import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application, ReceivedApplication } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { letDaysPass } from '#test/support/lives.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs, visitAs, type View } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };
const NAMES = [
  ['Ana', 'Alves'],
  ['Bruno', 'Berger'],
  ['Clara', 'Conti'],
  ['Dora', 'Diaz'],
] as const;

/** The employer's list of applications, as a table and as columns. */
describe('receiving applications', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let browser: Browser;
  let employer: TestPerson;
  let jobId: string;

  beforeAll(async () => {
    ({ site, app, browser } = own);
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
  });
  beforeEach(async () => {
    jobId = (await createActive(app, employer, completeJob())).id;
    for (const [firstName, lastName] of NAMES) await applyAs(firstName, lastName);
  });

  const call = <Answer>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<Answer>(site, person.cookie, method, path, json);
  const received = async () =>
    (await call<{ applications: ReceivedApplication[] }>(employer, 'GET', `/applications?job=${jobId}`)).applications;
  const statusOf = async (name: string) => (await received()).find(({ applicant }) => applicant.name === name)?.status;

  async function applyAs(firstName: string, lastName: string): Promise<void> {
    const person = await registerPerson(app, { firstName, lastName });
    await call<Application>(person, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
  }

  const as = (path: string, use: (page: Page) => Promise<void>, view?: View) => visitAs(own, employer, path, use, view);
  const inTable = (use: (page: Page) => Promise<void>) => as(`${paths.manageApplications()}?job=${jobId}`, use);
  const inColumns = (use: (page: Page) => Promise<void>) =>
    as(`${paths.manageApplications()}?job=${jobId}&view=columns`, async (page) => {
      // The columns are hydrated after the page.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('[role=row]') ?? {}).some((key) => key.startsWith('__react')),
      );
      await use(page);
    });

  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const tick = (page: Page, name: string) => page.getByLabel(m.applications_received_select({ name })).check();
  const confirm = (page: Page, action: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  const bulkReject = (page: Page) =>
    page
      .getByRole('region', { name: m.applications_received_bulk() })
      .getByRole('button', { name: m.applications_action_reject(), exact: true })
      .click();
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).waitFor();
  const column = (page: Page, status: string) => page.getByRole('grid', { name: new RegExp(`^${status}:`) });

  test('the page is for employers, and says it where nobody has applied (T211)', async () => {
    const seeker = await registerPerson(app);
    const asked = async (cookie?: string) =>
      (
        await fetch(site.url + paths.manageApplications(), {
          redirect: 'manual',
          ...(cookie ? { headers: { cookie } } : {}),
        })
      ).status;
    expect([await asked(), await asked(seeker.cookie), await asked(employer.cookie)]).toEqual([302, 302, 200]);
    const page = await openAs(browser, (await registerEmployer(app)).cookie, site.url + paths.manageApplications());
    await page.getByRole('heading', { name: m.applications_received_none() }).waitFor();
  });

  test('those who wait longest come first; a name is searched for, and a status chosen (T47)', async () => {
    await inTable(async (page) => {
      await row(page, 'Dora Diaz').waitFor();
      expect(await page.locator('[data-row]').allInnerTexts()).toEqual(NAMES.map((name) => name.join(' ')));
      await page.getByRole('searchbox', { name: m.applications_received_search() }).fill('conti');
      await page.getByRole('button', { name: m.applications_received_filter() }).click();
      await row(page, 'Ana Alves').waitFor({ state: 'detached' });
      expect(await page.locator('[data-row]').allInnerTexts()).toEqual(['Clara Conti']);
      await page.getByRole('link', { name: m.applications_status_new() }).click();
      await page.waitForURL(/status=new/);
      expect(await page.locator('[data-row]').allInnerTexts()).toEqual(['Clara Conti']);
      await page.getByRole('link', { name: m.applications_status_accepted() }).click();
      await page.getByRole('heading', { name: m.applications_received_no_match() }).waitFor();
    });
  });

  test('several are rejected at once, after a question, unless it is undone, and leave those to decide (T48)', async () => {
    await inTable(async (page) => {
      const reject = async () => {
        await tick(page, 'Ana Alves');
        await tick(page, 'Bruno Berger');
        await bulkReject(page);
        await page.getByRole('alertdialog', { name: m.applications_move_ask_reject({ count: 2 }) }).waitFor();
        await confirm(page, m.applications_action_reject());
        await toast(page, m.applications_rejecting({ count: 2 }));
        await row(page, 'Ana Alves').getByText(m.applications_being_rejected(), { exact: true }).waitFor();
      };
      await reject();
      await page.getByRole('button', { name: m.ui_undo(), exact: true }).click();
      await row(page, 'Ana Alves').getByText(m.applications_status_new(), { exact: true }).waitFor();
      await reject();
      await letDaysPass(app);
      // One after the other, each with its own event.
      await expect.poll(() => page.locator('[data-row]').allInnerTexts(), SOON).toEqual(['Clara Conti', 'Dora Diaz']);
    });
    expect([await statusOf('Ana Alves'), await statusOf('Bruno Berger'), await statusOf('Clara Conti')]).toEqual([
      'rejected',
      'rejected',
      'new',
    ]);
  });

  test('what somebody else has decided meanwhile is told, and shown as it is', async () => {
    await inTable(async (page) => {
      // Without its live stream the page does not hear of it.
      await page.route('**/api/live**', (route) => route.abort());
      await page.reload();
      await row(page, 'Dora Diaz').waitFor();
      const dora = (await received()).find(({ applicant }) => applicant.name === 'Dora Diaz')!;
      await call(employer, 'POST', `/applications/${dora.id}/accept`, {});
      await tick(page, 'Dora Diaz');
      await bulkReject(page);
      await confirm(page, m.applications_action_reject());
      await page.getByText(m.applications_move_refused({ count: 1 })).waitFor();
    });
    expect(await statusOf('Dora Diaz')).toBe('accepted');
  });

  test('without a connection it is said that nothing was marked as viewed, in the table and in the columns', async () => {
    const refuse = (page: Page) => page.route('**/api/applications/bulk', (route) => route.abort());
    await inTable(async (page) => {
      await refuse(page);
      await tick(page, 'Ana Alves');
      await page
        .getByRole('region', { name: m.applications_received_bulk() })
        .getByRole('button', { name: m.applications_action_view() })
        .click();
      await toast(page, m.problem_offline());
    });
    await inColumns(async (page) => {
      await refuse(page);
      await page.getByRole('button', { name: m.applications_received_actions_named({ name: 'Dora Diaz' }) }).click();
      await page.getByRole('menuitem', { name: m.applications_action_view() }).click();
      await toast(page, m.problem_offline());
    });
    expect(await statusOf('Dora Diaz')).toBe('new');
  });

  test('keys move, select and decide (T49)', async () => {
    await inTable(async (page) => {
      await row(page, 'Ana Alves').waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('s');
      await page.getByRole('alertdialog', { name: m.applications_ask_shortlist() }).waitFor();
      await confirm(page, m.applications_action_shortlist());
      await row(page, 'Bruno Berger').getByText(m.applications_status_shortlisted(), { exact: true }).waitFor();
    });
    expect(await statusOf('Bruno Berger')).toBe('shortlisted');
  });

  test('who applies while the list is open is announced, and shown when asked for (T217)', async () => {
    await inTable(async (page) => {
      await row(page, 'Ana Alves').waitFor();
      await applyAs('Ewa', 'Nowak');
      await page.getByText(m.applications_received_arrived()).waitFor(SOON);
      expect(await row(page, 'Ewa Nowak').count()).toBe(0);
      await page.getByRole('button', { name: m.applications_received_show_arrived() }).click();
      await row(page, 'Ewa Nowak').waitFor();
    });
  });

  test('the columns write nothing to the console, also with cards that are decided', async () => {
    const [first] = await received();
    await call(employer, 'POST', `/applications/${first?.id}/reject`, {});
    await as(paths.settings(), async (page) => {
      const written: string[] = [];
      // The test's browser has no service workers.
      page.on('console', (entry) => entry.text().includes('Service Worker') || written.push(entry.text()));
      await page.goto(`${site.url}${paths.manageApplications()}?job=${jobId}&view=columns`);
      await column(page, m.applications_status_rejected()).getByRole('row').waitFor();
      await page.getByRole('button', { name: m.applications_board_drag({ name: 'Dora Diaz' }) }).waitFor();
      expect(written).toEqual([]);
    });
  });

  test('a card is dragged to another column, and by the keyboard too', async () => {
    await inColumns(async (page) => {
      const shortlisted = column(page, m.applications_status_shortlisted());
      const card = (place: Locator, name: string) => place.getByRole('row').filter({ hasText: name });
      await card(column(page, m.applications_status_new()), 'Clara Conti').hover();
      await page.mouse.down();
      // Browsers begin to drag with a movement after the first, on a busy machine with a later one; the same place is none.
      let moved = 0;
      const move = async () => {
        await shortlisted.hover({ position: { x: 20 + (moved++ % 2), y: 20 } });
        return page.locator('[data-dragging]').count();
      };
      await expect.poll(move, { timeout: 20_000 }).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.mouse.up();
      await confirm(page, m.applications_action_shortlist());
      await card(shortlisted, 'Clara Conti').waitFor();

      await page.getByRole('button', { name: m.applications_board_drag({ name: 'Dora Diaz' }) }).press('Enter');
      // The first column that takes it has the focus a moment later: that of those who were viewed.
      const viewed = column(page, m.applications_status_viewed());
      await viewed.and(page.locator(':focus-within')).waitFor();
      await page.keyboard.press('Enter');
      await card(viewed, 'Dora Diaz').waitFor();
    });
    expect([await statusOf('Clara Conti'), await statusOf('Dora Diaz')]).toEqual(['shortlisted', 'viewed']);
  });

  test('a job closes only with an answer to those who wait', async () => {
    await as(paths.manageJobs(), async (page) => {
      const actions = page.getByRole('row').filter({ has: page.locator(`[data-row="${jobId}"]`) });
      await actions.getByText(m.jobs_manage_undecided({ count: 4 })).waitFor();
      await actions.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: m.jobs_action_close(), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last().click();
      await dialog.getByText(m.jobs_close_undecided_missing()).waitFor();
      await dialog.getByLabel(m.jobs_close_undecided({ count: 4 })).check();
      await dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last().click();
      await dialog.waitFor({ state: 'detached' });
    });
    expect((await received()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  });
});
