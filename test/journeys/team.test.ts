import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { keptLink } from '#test/support/outbox.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const it = { locale: 'it' } as const;
const de = { locale: 'de' } as const;

/** People work together in a company, each in their own language. */
describe('a team', () => {
  const own = sharedSite();
  let app: TestApp;
  /** Created for each test. */
  let owner: TestPerson & { companyId: string };

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    owner = await registerEmployer(app, { firstName: 'Giulia', lastName: 'Ferri' });
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);

  async function invite(page: Page, email: string): Promise<void> {
    const form = page.locator('form', { has: page.getByRole('button', { name: m.team_invite_send({}, it) }) });
    await form.getByRole('button').click();
    await form.getByRole('textbox').and(page.locator('[aria-invalid=true]')).waitFor();
    await form.getByRole('textbox').fill(email);
    await form.getByLabel(m.team_role({}, it)).selectOption('hiring_manager');
    await form.getByLabel(m.team_invite_language({}, it)).selectOption('de');
    await form.getByRole('button').click();
    await page.getByRole('button', { name: m.team_invitation_revoke_of({ email }, it) }).waitFor();
    await expect.poll(() => form.getByRole('textbox').inputValue()).toBe('');
  }

  /** From the list of jobs. */
  async function openJob(page: Page, options: typeof it | typeof de): Promise<Locator> {
    await page.getByRole('link', { name: 'Account Executive', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Account Executive' }).waitFor();
    return page.getByRole('navigation', { name: m.jobs_tabs({}, options) });
  }

  test('an owner invites in Italian, the invited person accepts in German, is assigned to a job, and leaves; the owner founds another company', async () => {
    await createActive(app, owner);
    const klaus = await registerPerson(app, { role: 'employer', firstName: 'Klaus', lastName: 'Berg' });
    await as(owner, paths.team(), (page) => invite(page, klaus.email), it);
    await as(
      klaus,
      paths.invitation() + (await keptLink(app, klaus.email, paths.invitation())).hash,
      async (page) => {
        await page.getByText('Giulia Ferri').waitFor();
        await page.getByRole('button', { name: m.invitation_accept({}, de) }).click();
        await page.getByText(m.invitation_accepted({ company: 'Acme' }, de)).waitFor();
        await page.goto(`${own.site.url}/de${paths.manageJobs()}`);
        await page.getByText(m.jobs_manage_none_assigned({}, de)).waitFor();
      },
      de,
    );
    await as(
      owner,
      paths.manageJobs(),
      async (page) => {
        const tabs = await openJob(page, it);
        await tabs.getByRole('link', { name: m.team_title({}, it) }).click();
        await page.getByRole('checkbox', { name: 'Klaus Berg' }).check();
        await page.getByRole('button', { name: m.profile_save({}, it) }).click();
        await page.getByText(m.jobs_managers_saved({}, it)).waitFor();
      },
      it,
    );
    await as(
      klaus,
      paths.manageJobs(),
      async (page) => {
        const tabs = await openJob(page, de);
        await page.getByText(m.applications_received_none({}, de)).waitFor();
        expect(await tabs.getByRole('link').count()).toBe(2);
        await page.goto(`${own.site.url}/de${paths.team()}`);
        await page.getByRole('button', { name: m.team_leave({}, de) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.team_leave({}, de) })
          .click();
        await page.getByText(m.team_left({ company: 'Acme' }, de)).waitFor();
        await page.getByText(m.team_no_company({}, de)).waitFor();
      },
      de,
    );
    await as(owner, paths.team(), async (page) => {
      await page.getByText(m.team_company_another()).click();
      await page.getByLabel(m.company_name()).fill('Nordlicht');
      await page.getByRole('button', { name: m.company_create() }).click();
      await page.getByText(m.team_about({ company: 'Nordlicht' })).waitFor();
      await page.getByRole('button', { name: m.team_company_choose_of({ name: 'Acme' }) }).click();
      await page.getByText(m.team_about({ company: 'Acme' })).waitFor();
    });
  });
});
