import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { paths } from '#contract/paths.ts';
import type { Membership, Team } from '#contract/teams.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const it = { locale: 'it' } as const;
const de = { locale: 'de' } as const;

/** People work together in a company, each in their own language. */
describe('a team', () => {
  const own = sharedSite();
  let app: TestApp;
  /** New for each test. */
  let owner: TestPerson & { companyId: string };

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    owner = await registerEmployer(app, { firstName: 'Giulia', lastName: 'Ferri' });
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);

  const readTeam = () => callSite<Team>(own.site, owner.cookie, 'GET', `/companies/${owner.companyId}/members`);

  /** The path of the link in the latest mail. */
  const linkTo = (email: string) =>
    vi.waitFor(
      async () => {
        const mail = await app.base.db
          .selectFrom('mail')
          .select('text')
          .where('to_address', '=', email)
          .orderBy('id', 'desc')
          .executeTakeFirst();
        const link = /\/invitations\/[\w-]+/.exec(mail?.text ?? '')?.[0];
        if (!link) throw new Error('There is no mail yet.');
        return link;
      },
      { timeout: 15_000, interval: 50 },
    );

  test('an owner invites in Italian, the invited person accepts in German', async () => {
    const klaus = await registerPerson(app, { role: 'employer', firstName: 'Klaus', lastName: 'Berg' });
    await as(
      owner,
      paths.team(),
      async (page) => {
        const form = page.locator('form', { has: page.getByRole('button', { name: m.team_invite_send({}, it) }) });
        await form.getByRole('button').click();
        await form.getByRole('textbox').and(page.locator('[aria-invalid=true]')).waitFor();
        await form.getByRole('textbox').fill(klaus.email);
        await form.getByLabel(m.team_role({}, it)).selectOption('reader');
        await form.getByLabel(m.team_invite_language({}, it)).selectOption('de');
        await form.getByRole('button').click();
        await page.getByRole('button', { name: m.team_invitation_revoke_of({ email: klaus.email }, it) }).waitFor();
        expect(await form.getByRole('textbox').inputValue()).toBe('');
      },
      it,
    );
    const link = await linkTo(klaus.email);
    await as(
      { cookie: '' },
      link,
      async (page) => {
        await page.getByRole('link', { name: m.invitation_register({}, de) }).waitFor();
        await page.getByText('Giulia Ferri').waitFor();
      },
      de,
    );
    await as(
      klaus,
      link,
      async (page) => {
        await page.getByRole('button', { name: m.invitation_accept({}, de) }).click();
        await page.getByText(m.invitation_accepted({ company: 'Acme' }, de)).waitFor();
        expect(await page.getByRole('link', { name: m.app_messages({}, de) }).count()).toBe(0);
        await page.goto(`${own.site.url}/de${paths.manageApplications()}`);
        await page.waitForURL(`**${paths.employerDashboard()}`);
      },
      de,
    );
    expect((await readTeam()).members.map(({ name, role }) => [name, role])).toEqual([
      ['Giulia Ferri', 'owner'],
      ['Klaus Berg', 'reader'],
    ]);
  });

  test('a link that was used says so; a job seeker reads which account it takes', async () => {
    await as({ cookie: '' }, paths.invitation('nothing'), async (page) => {
      await page.getByRole('heading', { name: m.invitation_over_title() }).waitFor();
    });
    const [seeker, email] = [await registerPerson(app), 'lea@example.com'];
    await callSite(own.site, owner.cookie, 'POST', `/companies/${owner.companyId}/invitations`, {
      email,
      role: 'recruiter',
      locale: 'en',
    });
    await as(seeker, await linkTo(email), async (page) => {
      await page.getByText(m.invitation_other_role({ email: seeker.email })).waitFor();
      await page.getByRole('button', { name: m.app_sign_out() }).waitFor();
    });
  });

  test('roles change at once, and the last owner stays one', async () => {
    const { userId } = await registerColleague(app, owner, { firstName: 'Klaus', lastName: 'Berg' });
    await as(owner, paths.team(), async (page) => {
      await page.getByLabel(m.team_role_of({ name: 'Klaus Berg' })).selectOption('owner');
      await page.getByText(m.team_role_saved({ name: 'Klaus Berg' })).waitFor();
      // Meanwhile the other one left: the refusal stands at the field, and the role is as it was.
      await app.base.db.deleteFrom('company_member').where('user_id', '=', userId).execute();
      const mine = page.getByLabel(m.team_role_of({ name: 'Giulia Ferri' }));
      await mine.selectOption('reader');
      await page.getByText(m.problem_only_owner()).waitFor();
      expect(await mine.inputValue()).toBe('owner');
    });
  });

  test('a member is removed, or leaves, once it is confirmed', async () => {
    const klaus = await registerColleague(app, owner, { firstName: 'Klaus', lastName: 'Berg' });
    const lea = await registerColleague(app, owner, { firstName: 'Lea', lastName: 'Roth' });
    await as(owner, paths.team(), async (page) => {
      await page.getByRole('button', { name: m.team_remove_of({ name: 'Klaus Berg' }) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.team_remove(), exact: true }).click();
      await page.getByText(m.team_removed({ name: 'Klaus Berg' })).waitFor();
    });
    await as(lea, paths.team(), async (page) => {
      await page.getByRole('button', { name: m.team_leave() }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.team_leave() }).click();
      await page.getByText(m.team_left({ company: 'Acme' })).waitFor();
      await page.getByText(m.team_no_company()).waitFor();
    });
    expect((await readTeam()).members).toHaveLength(1);
    expect(await callSite<Membership[]>(own.site, klaus.cookie, 'GET', '/me/companies')).toEqual([]);
  });

  test('a hiring manager is put on a job, and sees no other one', async () => {
    const inés = await registerColleague(app, owner, {
      firstName: 'Inés',
      lastName: 'Carvajal',
      memberAs: 'hiring_manager',
    });
    await createActive(app, owner);
    await as(inés, paths.manageJobs(), async (page) => {
      await page.getByText(m.jobs_manage_none_assigned()).waitFor();
      expect(await page.getByRole('link', { name: m.app_post_job() }).count()).toBe(0);
    });
    await as(owner, paths.manageJobs(), async (page) => {
      await page.getByRole('button', { name: m.jobs_actions_named({ title: 'Account Executive' }) }).click();
      await page.getByRole('menuitem', { name: m.jobs_action_managers() }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Inés Carvajal' }).check();
      await dialog.getByRole('button', { name: m.profile_save() }).click();
      await page.getByText(m.jobs_managers_saved()).waitFor();
    });
    await as(inés, paths.manageJobs(), async (page) => {
      await page.getByRole('button', { name: m.jobs_actions_named({ title: 'Account Executive' }) }).click();
      await page.getByRole('menuitem').first().waitFor();
      expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([m.jobs_action_view()]);
      await page.goto(own.site.url + paths.postJob());
      await page.waitForURL(`**${paths.employerDashboard()}`);
      await page.goto(own.site.url + paths.manageApplications());
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(paths.manageApplications());
    });
  });

  test('a second company is made and chosen, and the first one chosen again', async () => {
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
