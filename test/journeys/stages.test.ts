import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const fr = { locale: 'fr' } as const;
const own = sharedSite();

/** “CV lu”, “Appel”, “Essai”: the middle one has no name at first. */
async function nameStages(page: Page): Promise<void> {
  await page.getByRole('button', { name: m.stages_pipeline_add({}, fr) }).click();
  const name = page.getByLabel(m.stages_pipeline_name({}, fr));
  const stage = (number: number) =>
    page.getByRole('textbox', { name: m.stages_stage_number({ number }, fr), exact: true });
  const save = page.getByRole('button', { name: m.stages_save({}, fr) });
  await name.fill('Vente');
  await stage(1).fill('CV lu');
  await stage(3).fill('Essai');
  await save.click();
  // The stage without a name has the focus; the others keep theirs.
  await stage(2).and(page.locator('[aria-invalid=true]:focus')).waitFor();
  expect(await name.inputValue()).toBe('Vente');
  await stage(2).fill('Appel');
  await save.click();
  await page.getByText(m.stages_saved({}, fr)).first().waitFor();
}

test('a company names its stages, and two colleagues use them on the board of a job, each in their language', async () => {
  const owner = await registerEmployer(own.app, { firstName: 'Claire', lastName: 'Morel' });
  const colleague = await registerColleague(own.app, owner);
  const { id: jobId } = await createActive(own.app, owner);
  const seeker = await registerPerson(own.app, { firstName: 'Rita', lastName: 'Costa' });
  const { id } = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
    coverLetter: 'Olá.',
  });
  const board = `${paths.manageApplications()}?view=columns&job=${jobId}`;
  const column = (page: Page, name: string) => page.getByRole('grid', { name: new RegExp(name) });
  const isIn = (page: Page, name: string) => column(page, name).getByText('Rita Costa').waitFor();

  const ours = await openAs(own.browser, owner.cookie, `${own.site.url}/fr${paths.stages()}`, fr);
  await nameStages(ours);
  await ours.goto(`${own.site.url}/fr${board}`);
  await ours.getByLabel(m.stages_of_job({}, fr)).selectOption('Vente');
  await ours.getByRole('heading', { name: 'Appel' }).waitFor();
  const theirs = await openAs(own.browser, colleague.cookie, own.site.url + board);
  await connected(theirs);

  // By the menu, which asks, since the applicant will be notified.
  await ours.getByRole('button', { name: m.applications_received_actions_named({ name: 'Rita Costa' }, fr) }).click();
  const move = m.stages_move_to({ stage: 'Appel' }, fr);
  await ours.getByRole('menuitem', { name: move }).click();
  await ours.getByRole('alertdialog').getByRole('button', { name: move }).click();
  await ours
    .getByText(m.stages_moved({ stage: 'Appel' }, fr))
    .first()
    .waitFor();
  await isIn(theirs, 'Appel');
  // By keyboard, to the next stage.
  await theirs.getByRole('button', { name: m.applications_board_drag({ name: 'Rita Costa' }) }).press('Enter');
  await theirs.locator('[role=grid]:focus-within').waitFor();
  const isAtEssai = () => column(theirs, 'Essai').evaluate((grid) => grid.contains(document.activeElement));
  await expect
    .poll(async () => (await isAtEssai()) || (await theirs.keyboard.press('Tab')) || (await isAtEssai()))
    .toBe(true);
  await theirs.keyboard.press('Enter');
  await theirs
    .getByRole('alertdialog')
    .getByRole('button', { name: m.stages_move_to({ stage: 'Essai' }) })
    .click();
  await theirs
    .getByText(m.stages_moved({ stage: 'Essai' }))
    .first()
    .waitFor();
  await isIn(ours, 'Essai');
  const read = await callSite<Application>(own.site, owner.cookie, 'GET', `/applications/${id}`);
  expect(read).toMatchObject({ status: 'interview', stage: { name: 'Essai' } });
});
