import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const it = { locale: 'it' } as const;
const de = { locale: 'de' } as const;

describe('templates of a company', () => {
  const own = sharedSite();
  let app: TestApp;

  beforeAll(() => {
    ({ app } = own);
  });

  test.each([
    ['wide', 1280],
    ['phone', 360],
  ] as const)('are found on a %s screen in at most three presses from the dashboard', async (screen, width) => {
    const owner = await registerEmployer(app);
    await visitAs(own, owner, paths.employerDashboard(), async (page) => {
      await page.setViewportSize({ width, height: 800 });
      const link = (list: string, name: string) =>
        page.getByRole('navigation', { name: list, exact: true }).getByRole('link', { name });
      await link(m.app_workspace(), m.app_company()).click();
      await page.getByRole('heading', { level: 1, name: m.company_page() }).waitFor();
      if (screen === 'phone') await page.locator('summary').filter({ hasText: m.company_page() }).click();
      await link(m.app_company(), m.own_templates_title()).click();
      await page.getByRole('heading', { level: 1, name: m.own_templates_title() }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('are written in Italian, sent automatically when a colleague decides, and cancelled', async () => {
    const owner = await registerEmployer(app, { firstName: 'Paola', lastName: 'Conti' });
    const colleague = await registerColleague(app, owner, { firstName: 'Jan', lastName: 'Voss' });
    const seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Ortega' });
    const { id: jobId } = await createActive(app, owner);
    const { id } = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: 'Hola.',
    });
    await visitAs(
      own,
      owner,
      paths.messageTemplates(),
      async (page) => {
        await page.mouse.move(10, 10);
        await page.getByRole('button', { name: m.own_templates_add({}, it) }).click();
        const text = page.getByRole('textbox', { name: m.own_templates_text_in({ language: 'italiano' }, it) });
        await text.fill('Gentile candidata, qual è la Sua RAL attuale?');
        await page.getByText(m.messages_former_pay({ quote: 'RAL attuale' }, it)).waitFor();
        await text.fill('Gentile {{nome}}, ');
        const save = page.getByRole('button', { name: m.own_templates_save({}, it) });
        await save.click();
        await page.getByText(m.field_required({}, it)).waitFor();
        await page.getByLabel(m.own_templates_name({}, it)).fill('In lista');
        await save.click();
        await page.getByText(m.field_unknown_field({}, it)).waitFor();
        await text.fill('Gentile ');
        const candidate = m.own_templates_field_candidate({}, it);
        const named = m.own_templates_insert({ language: 'italiano', field: candidate }, it);
        await page.getByRole('button', { name: named }).click();
        // The caret is after the inserted text.
        await page.waitForFunction(() => (document.activeElement as HTMLTextAreaElement).selectionStart === 21);
        await page.keyboard.type(', a presto.');
        expect(await text.inputValue()).toBe('Gentile {{candidate}}, a presto.');
        await page.getByLabel(m.own_templates_sending({}, it)).selectOption('shortlisted');
        await page.getByText(m.own_templates_preview({ language: 'italiano' }, it)).click();
        await page.getByText('Gentile Lucía Moreno, a presto.').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await save.click();
        await page.getByText(m.own_templates_saved({}, it)).waitFor();
      },
      it,
    );
    await visitAs(
      own,
      colleague,
      paths.reviewApplication(id),
      async (page) => {
        await page.mouse.move(10, 10);
        await page.getByRole('button', { name: m.applications_action_shortlist({}, de), exact: true }).click();
        await page.getByRole('heading', { name: m.scheduled_title({}, de) }).waitFor();
        await page.getByText(m.scheduled_read({}, de)).click();
        await page.getByText('Gentile Lucía Ortega, a presto.').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: m.scheduled_take_back_named({ name: 'In lista' }, de) }).click();
        await page.getByText(m.scheduled_taken_back({}, de)).waitFor();
      },
      de,
    );
    expect(await callSite(own.site, owner.cookie, 'GET', `/applications/${id}/scheduled-messages`)).toEqual([]);
    await visitAs(
      own,
      colleague,
      paths.messaging(id),
      async (page) => {
        await page.getByRole('button', { name: m.messages_templates({}, de) }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'In lista' }).click();
        await page.getByRole('button', { name: m.templates_use({}, de) }).click();
        const field = page.getByRole('textbox', { name: m.messages_field({}, de) });
        await expect.poll(() => field.inputValue()).toBe('Gentile Lucía Ortega, a presto.');
      },
      de,
    );
  });
});
