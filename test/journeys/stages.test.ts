import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import type { Pipeline } from '#contract/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { hasFocus, pressEnter } from '#test/support/by-keyboard.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs, visitAs, type View } from '#test/support/signed-in-page.ts';

const fr = { locale: 'fr' } as const;

/** A company names its stages and works by them, each member in their own language. */
describe('stages', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson & { companyId: string };
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    owner = await registerEmployer(app, { firstName: 'Claire', lastName: 'Morel' });
    jobId = (await createActive(app, owner)).id;
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);
  const call = <T>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<T>(own.site, person.cookie, method, path, json);

  async function saveStages(): Promise<Pipeline> {
    const [pipeline] = await call<Pipeline[]>(owner, 'PUT', `/companies/${owner.companyId}/stages`, {
      pipelines: [
        {
          name: 'Sales',
          isDefault: false,
          stages: [
            { names: { fr: 'CV lu', en: 'CV read' }, status: 'viewed' },
            { names: { fr: 'Appel' }, status: 'shortlisted' },
            { names: { fr: 'Essai' }, status: 'shortlisted' },
          ],
        },
      ],
    });
    if (!pipeline) throw new Error('It was not saved.');
    await call(owner, 'PUT', `/jobs/${jobId}/stages`, { pipelineId: pipeline.id });
    return pipeline;
  }

  async function apply(firstName: string): Promise<string> {
    const seeker = await registerPerson(app, { firstName, lastName: 'Costa' });
    return (await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: 'Olá.' })).id;
  }

  const stageOf = async (id: string) => {
    const { status, stage } = await call<Application>(owner, 'GET', `/applications/${id}`);
    return [status, stage?.name];
  };
  const board = () => `${paths.manageApplications()}?view=columns&job=${jobId}`;

  test('are named in French, refused without a name, and chosen for a job on its board', async () => {
    await as(
      owner,
      paths.stages(),
      async (page) => {
        await page.getByRole('button', { name: m.stages_pipeline_add({}, fr) }).click();
        const name = page.getByLabel(m.stages_pipeline_name({}, fr));
        await name.fill('Vente');
        for (const number of [1, 3])
          await page
            .getByRole('textbox', { name: m.stages_stage_number({ number }, fr), exact: true })
            .fill(`Étape ${number} ici`);
        const save = page.getByRole('button', { name: m.stages_save({}, fr) });
        await save.click();
        // The one without a name has the focus; the others keep theirs.
        const second = page.getByRole('textbox', { name: m.stages_stage_number({ number: 2 }, fr), exact: true });
        await page.locator('input[aria-invalid=true]:focus').waitFor();
        expect([await second.getAttribute('aria-invalid'), await name.inputValue()]).toEqual(['true', 'Vente']);
        await page.getByRole('button', { name: m.stages_stage_remove({ number: 2 }, fr) }).click();
        // At an end of the list, the button for the other direction has the focus.
        const move = (label: typeof m.stages_stage_up, number: number) =>
          page.getByRole('button', { name: label({ number }, fr), exact: true });
        await pressEnter(move(m.stages_stage_down, 1));
        await hasFocus(move(m.stages_stage_up, 2));
        await page.keyboard.press('Enter');
        await hasFocus(move(m.stages_stage_down, 1));
        await save.click();
        await page.getByText(m.stages_saved({}, fr)).first().waitFor();
      },
      fr,
    );
    await as(
      owner,
      board(),
      async (page) => {
        await page.getByLabel(m.stages_of_job({}, fr)).selectOption('Vente');
        await page.getByRole('heading', { name: 'Étape 3 ici' }).waitFor();
      },
      fr,
    );
  });

  test('are moved by keyboard and by menu on the board; of two who move at once the second sees where it is', async () => {
    const pipeline = await saveStages();
    const id = await apply('Rita');
    const colleague = await registerColleague(app, owner);
    const { browser, site } = own;
    const [first, second] = [
      await openAs(browser, owner.cookie, `${site.url}/fr${board()}`, fr),
      await openAs(browser, colleague.cookie, `${site.url}${board()}`),
    ];
    const card = (page: Page) => page.getByRole('row', { name: /Rita/ });
    const actions = (page: Page, locale: 'fr' | 'en') =>
      page.getByRole('button', { name: m.applications_received_actions_named({ name: 'Rita Costa' }, { locale }) });
    // By the menu, which asks since the applicant is told.
    await actions(first, 'fr').click();
    await first.getByRole('menuitem', { name: m.stages_move_to({ stage: 'Appel' }, fr) }).click();
    await first
      .getByRole('alertdialog')
      .getByRole('button', { name: m.stages_move_to({ stage: 'Appel' }, fr) })
      .click();
    await first
      .getByText(m.stages_moved({ stage: 'Appel' }, fr))
      .first()
      .waitFor();
    // The colleague sees it without reloading.
    await second.getByRole('grid', { name: /Appel/ }).getByText('Rita Costa').waitFor();
    // By keyboard, within the status.
    await card(first)
      .getByRole('button', { name: m.applications_board_drag({ name: 'Rita Costa' }, fr) })
      .focus();
    await first.keyboard.press('Enter');
    await first.keyboard.press('Tab');
    for (
      let tries = 0;
      tries < 8 && !(await first.getByRole('grid', { name: /Essai/ }).evaluate(isDropTarget));
      tries++
    )
      await first.keyboard.press('Tab');
    await first.keyboard.press('Enter');
    await first
      .getByText(m.stages_moved({ stage: 'Essai' }, fr))
      .first()
      .waitFor();
    expect(await stageOf(id)).toEqual(['shortlisted', 'Essai']);
    // Offline, the colleague does not hear of the next move.
    await second.getByRole('grid', { name: /Essai/ }).getByText('Rita Costa').waitFor();
    await second.context().setOffline(true);
    await call(owner, 'POST', `/applications/${id}/stage`, { stageId: pipeline.stages[1]?.id });
    await second.route('**/api/live*', (route) => route.abort());
    await second.context().setOffline(false);
    await actions(second, 'en').click();
    await second.getByRole('menuitem', { name: m.stages_move_to({ stage: 'Appel' }, { locale: 'en' }) }).click();
    await second.getByText(m.stages_faster({ name: 'Rita Costa', stage: 'Appel' }, { locale: 'en' })).waitFor();
    await Promise.all([first, second].map((page) => page.context().close()));
  });

  test('are chosen in the review, and its history tells of them', async () => {
    await saveStages();
    const id = await apply('Rui');
    await as(
      owner,
      paths.reviewApplication(id),
      async (page) => {
        const menu = page.getByRole('button', { name: m.stages_current({ stage: 'CV lu' }, fr) });
        await menu.click();
        await page.getByRole('menuitem', { name: m.stages_move_to({ stage: 'Essai' }, fr) }).click();
        await page.getByRole('button', { name: m.stages_current({ stage: 'Essai' }, fr) }).waitFor();
        await page
          .getByRole('list', { name: m.applications_history({}, fr) })
          .getByText(m.stages_history({ stage: 'Essai' }, fr))
          .waitFor();
      },
      fr,
    );
    expect(await stageOf(id)).toEqual(['shortlisted', 'Essai']);
  });
});

const isDropTarget = (element: Element): boolean => element.contains(document.activeElement);
