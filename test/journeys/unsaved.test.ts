import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { stageStatuses } from '#contract/application-status.ts';
import type { Application } from '#contract/application-views.ts';
import type { CompanyTemplate } from '#contract/company-templates.ts';
import { SKILLS_MAX } from '#contract/limits.ts';
import type { AdminPage } from '#contract/own-pages.ts';
import { paths } from '#contract/paths.ts';
import type { Pipeline } from '#contract/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { holdRequests } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

describe('what was typed and is not saved', () => {
  const own = sharedSite();
  let admin: TestPerson;
  let owner: TestPerson & { companyId: string };

  beforeAll(async () => {
    admin = await registerPerson(own.app, { role: 'admin' });
    owner = await registerEmployer(own.app, { firstName: 'Klaus', lastName: 'Berg' });
  });

  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>) => visitAs(own, person, path, use);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  /** Types at the end of a field. */
  async function typeInto(field: Locator, text: string): Promise<void> {
    await field.press('End');
    await field.pressSequentially(text);
  }
  /** Presses a link, stays, and returns what was asked; undefined where nothing was. */
  async function leave(page: Page, link: Locator): Promise<string | undefined> {
    let question: string | undefined;
    page.once('dialog', (asked) => {
      question = asked.message();
      void asked.dismiss();
    });
    await link.click();
    return question;
  }
  const homeLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();

  test('in one language stays while another one is looked at', async () => {
    await as(admin, paths.adminPage('help'), async (page) => {
      const choose = (locale: string) => page.getByLabel(m.admin_pages_language()).selectOption(locale);
      const editor = page.locator('.tiptap');
      const write = async (text: string) => {
        await editor.click(SOON);
        await page.keyboard.press('ControlOrMeta+End');
        await page.keyboard.type(text);
      };
      const texts = async () =>
        (await callSite<AdminPage>(own.site, admin.cookie, 'GET', '/admin/pages/help')).draft?.texts;
      await choose('de');
      await write('Wir helfen.');
      await choose('fr');
      await editor.and(page.locator('[lang=fr]')).waitFor(SOON);
      await write('Demandez.');
      await choose('de');
      await expect.poll(() => editor.innerText()).toBe('Wir helfen.');
      const goOn = await holdRequests(page, 'PUT', '**/api/admin/pages/help/draft/de');
      await button(page, m.admin_pages_save()).click();
      await write(' Gern.');
      goOn();
      await page.getByText(m.admin_pages_saved()).first().waitFor(SOON);
      await expect.poll(texts).toEqual({ de: '<p>Wir helfen.</p>' });
      await expect.poll(() => editor.innerText()).toBe('Wir helfen. Gern.');
      expect(await leave(page, homeLink(page))).toBe(m.admin_pages_unsaved());
      const save = await holdRequests(page, 'PUT', '**/api/admin/pages/help/draft/de');
      await button(page, m.admin_pages_save()).click();
      await choose('fr');
      await expect.poll(() => editor.innerText()).toBe('Demandez.');
      await button(page, m.admin_pages_save()).click();
      save();
      await expect.poll(texts).toEqual({ de: '<p>Wir helfen. Gern.</p>', fr: '<p>Demandez.</p>' });
    });
  });

  test('in a list stays while what was typed before is saved, and the caret with it', async () => {
    const templates = () =>
      callSite<CompanyTemplate[]>(own.site, owner.cookie, 'GET', `/companies/${owner.companyId}/templates`);
    await as(owner, paths.messageTemplates(), async (page) => {
      await button(page, m.own_templates_add()).click();
      const [name, save] = [page.getByLabel(m.own_templates_name()), button(page, m.own_templates_save())];
      await name.fill('Short');
      await page
        .getByRole('textbox', { name: m.own_templates_text_in({ language: 'English' }) })
        .fill('Dear candidate');
      const goOn = await holdRequests(page, 'PUT', '**/api/companies/*/templates');
      await save.click();
      await typeInto(name, 'list');
      goOn();
      await page.getByText(m.own_templates_saved()).waitFor(SOON);
      expect([await name.inputValue(), await hasFocus(name)]).toEqual(['Shortlist', true]);
      expect(await leave(page, homeLink(page))).toBe(m.own_templates_unsaved());
      const [before] = await templates();
      await save.click();
      await expect.poll(templates).toMatchObject([{ id: before?.id, name: 'Shortlist' }]);
      await page.getByText(m.own_templates_test()).waitFor(SOON);
      // The row is the one that it was.
      await name.press('End');
      await save.click();
      await expect.poll(() => hasFocus(save)).toBe(true);
    });
  });

  test('in new stages stays too, and they are saved once', async () => {
    const stages = () => callSite<Pipeline[]>(own.site, owner.cookie, 'GET', `/companies/${owner.companyId}/stages`);
    await as(owner, paths.stages(), async (page) => {
      await button(page, m.stages_pipeline_add()).click();
      const name = page.getByLabel(m.stages_pipeline_name());
      await name.fill('Sales');
      for (const number of stageStatuses.keys())
        await page.getByRole('textbox', { name: m.stages_stage_number({ number: number + 1 }) }).fill('A stage');
      const goOn = await holdRequests(page, 'PUT', '**/api/companies/*/stages');
      await button(page, m.stages_save()).click();
      await typeInto(name, ' team');
      goOn();
      await page.getByText(m.stages_saved()).first().waitFor(SOON);
      const [before] = await stages();
      await button(page, m.stages_save()).click();
      await expect.poll(stages).toMatchObject([{ id: before?.id, name: 'Sales team' }]);
      expect((await stages())[0]?.stages.map(({ id }) => id)).toEqual(before?.stages.map(({ id }) => id));
    });
  });

  test('in the texts of an email stays while they are saved', async () => {
    await as(admin, paths.adminMail('reset'), async (page) => {
      const subject = page.getByLabel(m.admin_mails_part_subject());
      await subject.fill('Your key');
      const goOn = await holdRequests(page, 'PUT', '**/api/admin/mail-texts/reset/en');
      await button(page, m.admin_mails_save()).click();
      await typeInto(subject, ' for {site}');
      goOn();
      await page.getByText(m.admin_mails_changed({ languages: 'English' })).waitFor(SOON);
      expect([await subject.inputValue(), await hasFocus(subject)]).toEqual(['Your key for {site}', true]);
      expect(await leave(page, homeLink(page))).toBe(m.admin_pages_unsaved());
    });
  });

  test('of the next word and the next address stays while those before are sent', async () => {
    await as(admin, paths.adminSearchWords(), async (page) => {
      await page.getByRole('combobox', { name: m.admin_words_concept() }).pressSequentially('Acc');
      await page.getByRole('option').first().click();
      const word = page.getByLabel(m.admin_words_word());
      await word.fill('farmerix');
      const goOn = await holdRequests(page, 'POST', '**/api/admin/concepts/*/words');
      await button(page, m.admin_words_add()).click();
      await word.fill('hunterix');
      goOn();
      await page.getByText(m.admin_words_added({ word: 'farmerix' })).waitFor(SOON);
      expect(await word.inputValue()).toBe('hunterix');
    });
    await as(owner, paths.team(), async (page) => {
      const email = page.locator('#invite').getByRole('textbox');
      await email.fill('lea@example.com');
      const goOn = await holdRequests(page, 'POST', '**/api/companies/*/invitations');
      await button(page, m.team_invite_send()).click();
      await email.fill('tom@example.com');
      goOn();
      await page.getByText(m.team_invite_sent({ email: 'lea@example.com' })).waitFor(SOON);
      await page.getByRole('button', { name: m.team_invitation_revoke_of({ email: 'lea@example.com' }) }).waitFor(SOON);
      expect(await email.inputValue()).toBe('tom@example.com');
    });
  });

  test('of the next key stays while the one before is made; without it, the form is empty', async () => {
    await as(owner, paths.companyKeys(), async (page) => {
      const [name, create] = [page.getByLabel(m.keys_name()), button(page, m.keys_create())];
      const scope = page.getByRole('group', { name: m.keys_scopes() }).getByRole('checkbox').first();
      await name.fill('Careers page');
      await scope.check();
      const goOn = await holdRequests(page, 'POST', '**/api/companies/*/keys');
      await create.click();
      await name.fill('Payroll');
      goOn();
      await page.getByLabel(m.keys_secret()).waitFor(SOON);
      expect([await name.inputValue(), await scope.isChecked()]).toEqual(['Payroll', true]);
      expect(await leave(page, homeLink(page))).toBe(m.ui_unsaved());
      await create.click();
      await page.getByRole('listitem').filter({ hasText: 'Payroll' }).waitFor(SOON);
      await expect.poll(() => name.inputValue()).toBe('');
      expect(await scope.isChecked()).toBe(false);
    });
  });

  test('of the next comment stays while the one before is sent', async () => {
    const seeker = await registerPerson(own.app);
    const { id } = await createActive(own.app, owner);
    const applied = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, {
      coverLetter: '',
    });
    await as(owner, paths.reviewApplication(applied.id), async (page) => {
      await page.mouse.move(10, 10);
      const field = page.getByRole('textbox', { name: m.comments_field() });
      await field.fill('The first.');
      const goOn = await holdRequests(page, 'POST', '**/api/applications/*/comments');
      await button(page, m.comments_add()).click();
      await field.fill('The second');
      goOn();
      await page.getByRole('listitem').filter({ hasText: 'The first.' }).waitFor(SOON);
      expect(await field.inputValue()).toBe('The second');
      await page.reload();
      await page.mouse.move(20, 20);
      await field.waitFor();
      await expect.poll(() => field.inputValue()).toBe('The second');
    });
  });

  test('in a section of a profile is asked for, whichever of several it is', async () => {
    const seeker = await registerPerson(own.app);
    await as(seeker, paths.seekerProfile(), async (page) => {
      const open = (item: string) => button(page, m.profile_action_on({ action: m.profile_add(), item })).click();
      await open(m.profile_about());
      const about = page.getByRole('textbox', { name: m.profile_about() });
      await about.fill('Nine years at sea.');
      await open(m.profile_skills());
      expect(await leave(page, homeLink(page))).toBe(m.ui_unsaved());
      expect(await about.inputValue()).toBe('Nine years at sea.');
      await page.locator('#about').getByRole('button', { name: m.profile_save() }).click();
      await page.locator('#about').getByText('Nine years at sea.').waitFor(SOON);
      expect(await leave(page, homeLink(page))).toBeUndefined();
    });
  });

  test('of a list of skills stays in the field where there is no room for all', async () => {
    const seeker = await registerPerson(own.app);
    await as(seeker, paths.seekerProfile(), async (page) => {
      await button(page, m.profile_action_on({ action: m.profile_add(), item: m.profile_skills() })).click();
      const field = page.getByRole('combobox', { name: m.profile_skills() });
      const names = Array.from({ length: SKILLS_MAX + 2 }, (_, at) => `Skill ${at + 1}`);
      await field.fill(names.join(', '));
      const [next, last] = names.slice(-2);
      await expect.poll(() => field.inputValue()).toBe(`${next}, ${last}`);
      await page.getByRole('row', { name: 'Skill 1', exact: true }).getByRole('button').click();
      await field.press('Enter');
      await expect.poll(() => field.inputValue()).toBe(last);
      await field.fill('');
      expect(await field.inputValue()).toBe('');
    });
  });
});
