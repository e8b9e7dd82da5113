import { expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { countAnswers } from '#server/features/applications/figures/count-answers.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();

const SOON = { timeout: 15_000 };

const fetchPage = async (path: string) => (await fetch(own.site.url + path)).text();

test('a promise is chosen with the job, shown to candidates, and shown to the company when it is due', async () => {
  const owner = await registerEmployer(own.app);
  const seeker = await registerPerson(own.app);
  const { id: jobId } = await createActive(own.app, owner);
  const within = m.answers_within({ days: 3 });
  expect(await fetchPage(paths.job(jobId))).not.toContain(within);
  await visitAs(own, owner, paths.editJob(jobId), async (page) => {
    await page.getByLabel(m.jobs_edit_answer_days()).selectOption({ label: within });
    await page.getByRole('button', { name: m.jobs_edit_save() }).first().click();
    await expect.poll(() => fetchPage(paths.job(jobId)), SOON).toContain(within);
  });
  const { id } = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
    coverLetter: '',
  });
  await own.app.base.db
    .updateTable('application')
    .set({ answer_due_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', id)
    .execute();
  await visitAs(own, seeker, paths.seekerApplication(id), async (page) => {
    await page.getByText(m.applications_waiting_unknown()).waitFor();
    await page.getByText(/was promised by .* and is late/).waitFor();
  });
  await visitAs(own, owner, paths.manageApplications(), async (page) => {
    const due = page.getByText(m.applications_received_overdue_count({ count: 1 }));
    await due.waitFor();
    await page.getByRole('link', { name: m.applications_received_due_first() }).click();
    await page.waitForURL(own.site.url + paths.promisedAnswers());
    await page.getByText(/Answer overdue since/).waitFor();
    await page.getByRole('button', { name: m.applications_received_actions_named({ name: 'Ana Prado' }) }).click();
    await page.getByRole('menuitem', { name: m.applications_action_shortlist() }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: m.applications_action_shortlist() }).click();
    await due.waitFor({ state: 'detached' });
  });
});

test('cached pages of a job and its company show new figures immediately', async () => {
  const owner = await registerEmployer(own.app);
  const { id: jobId } = await createActive(own.app, owner);
  const { slug } = await callSite<{ slug: string }>(own.site, owner.cookie, 'GET', '/me/company');
  const share = m.answers_share({ share: '90%' });
  const pages = [paths.job(jobId), paths.company(slug)];
  for (const page of pages) expect(await fetchPage(page)).not.toContain(share);
  for (let at = 0; at < 10; at += 1) {
    const { cookie } = await registerPerson(own.app);
    const path = `/jobs/${jobId}/applications`;
    const { id } = await callSite<Application>(own.site, cookie, 'POST', path, { coverLetter: '' });
    if (at < 9) await callSite(own.site, owner.cookie, 'POST', `/applications/${id}/shortlist`, {});
    else
      await own.app.base.db
        .updateTable('application')
        .set({ applied_at: new Date(Date.now() - 20 * 86_400_000) })
        .where('id', '=', id)
        .execute();
  }
  await countAnswers(own.app.ctx());
  for (const page of pages) await expect.poll(() => fetchPage(page), SOON).toContain(share);
});
