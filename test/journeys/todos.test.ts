import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const pt = { locale: 'pt' } as const;
const de = { locale: 'de' } as const;

describe('to-dos', () => {
  const own = sharedSite();
  let app: TestApp;

  beforeAll(() => {
    ({ app } = own);
  });

  async function receiveApplication() {
    const owner = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    const colleague = await registerColleague(app, owner, { firstName: 'Beatriz', lastName: 'Sá' });
    const seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Ortega' });
    const { id: jobId } = await createActive(app, owner);
    const sent = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: 'Hola.',
    });
    return { owner, colleague, sent };
  }

  test('are created by one member, and found and marked as done by the assigned colleague', async () => {
    const { owner, colleague, sent } = await receiveApplication();
    await visitAs(
      own,
      owner,
      paths.reviewApplication(sent.id),
      async (page) => {
        await page.mouse.move(10, 10);
        await page.getByRole('button', { name: m.todos_new({}, de) }).click();
        const add = page.getByRole('button', { name: m.todos_add({}, de) });
        await page.getByLabel(m.todos_text({}, de)).fill('Zeugnisse anfordern');
        await page.getByLabel(m.todos_assignee({}, de), { exact: true }).selectOption('Beatriz Sá');
        await page.getByLabel(m.todos_due({}, de), { exact: true }).fill('2026-01-02');
        await add.click();
        await page.getByRole('checkbox', { name: 'Zeugnisse anfordern' }).waitFor();
      },
      de,
    );
    await visitAs(
      own,
      colleague,
      paths.employerDashboard(),
      async (page) => {
        const link = page.getByRole('link', { name: 'Zeugnisse anfordern' });
        // It is long overdue.
        await page.getByText(/em atraso desde/).waitFor();
        await link.click();
        await page.mouse.move(10, 10);
        const box = page.getByRole('checkbox', { name: 'Zeugnisse anfordern' });
        await box.check();
        await page.getByText(m.todos_done_by({ name: 'Beatriz Sá' }, pt)).waitFor();
      },
      pt,
    );
    expect(await callSite(own.site, colleague.cookie, 'GET', '/me/todos')).toEqual([]);
  });
});
