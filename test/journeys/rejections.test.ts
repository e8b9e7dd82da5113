import { expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();

test('a reason for candidates is written in several lines, and reaches them unchanged', async () => {
  const owner = await registerEmployer(own.app);
  const seeker = await registerPerson(own.app);
  const { id: jobId } = await createActive(own.app, owner);
  const applyPath = `/jobs/${jobId}/applications`;
  const { id } = await callSite<Application>(own.site, seeker.cookie, 'POST', applyPath, { coverLetter: '' });
  await visitAs(own, owner, paths.rejectionReasons(), async (page) => {
    await page.getByRole('button', { name: m.rejections_add() }).click();
    await page.getByLabel(m.rejections_name()).fill('Too little German');
    await page.getByLabel(m.rejections_text(), { exact: true }).click();
    for (const line of ['You speak German at B1.', 'Here the work needs C1.']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: m.rejections_save() }).click();
    await page.getByText(m.rejections_saved()).first().waitFor();
  });
  await visitAs(own, owner, paths.reviewApplication(id), async (page) => {
    await page.getByRole('button', { name: m.applications_action_reject(), exact: true }).first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(m.rejections_choose()).selectOption({ label: 'Too little German' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: m.applications_action_reject(), exact: true }).click();
    await page.waitForURL(own.site.url + paths.employerDashboard());
  });
  await visitAs(own, seeker, paths.seekerApplication(id), async (page) => {
    expect(await page.getByText('You speak German at B1.').innerText()).toBe(
      m.rejections_was({ reason: 'You speak German at B1.\nHere the work needs C1.' }),
    );
  });
});
