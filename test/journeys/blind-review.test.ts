import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs, visitAs, type View } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const fr = { locale: 'fr' } as const;
const NAME = /Zurbar|Quint/;

describe('a blind review', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson;
  let colleague: TestPerson;
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    const employer = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    owner = employer;
    colleague = await registerColleague(app, employer, { firstName: 'Claire', lastName: 'Morel' });
    jobId = (await createActive(app, owner)).id;
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);

  async function apply(): Promise<string> {
    const seeker = await registerPerson(app, { firstName: 'Quintília', lastName: 'Zurbarán' });
    const json = { coverLetter: 'Quintília Zurbarán' };
    return (await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, json)).id;
  }

  test('is switched on, announced in the job, and shows no name on any page until a member reveals it', async () => {
    await as(
      owner,
      paths.jobTeam(jobId),
      async (page) => {
        await page.getByRole('switch', { name: m.blind_switch({}, de) }).check();
        await page.getByText(m.blind_on({}, de)).waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      de,
    );
    await as({ cookie: '' }, paths.job(jobId), async (page) => {
      await page.getByText(m.blind_job({}, { locale: 'en' })).waitFor();
    });
    const path = paths.reviewApplication(await apply());
    const watching = await openAs(own.browser, colleague.cookie, `${own.site.url}/fr${path}`, fr);
    await watching.getByText(m.blind_notice({}, fr)).waitFor();
    const places = [
      paths.employerDashboard(),
      paths.manageApplications(),
      `${paths.manageApplications()}?view=columns`,
      paths.notifications(),
      path,
    ];
    for (const place of places)
      await as(owner, place, async (page) => {
        await page.mouse.move(10, 10);
        expect([place, NAME.test(await page.content()), NAME.test(await page.title())]).toEqual([place, false, false]);
      });
    await as(
      owner,
      path,
      async (page) => {
        expect(await page.getByRole('button', { name: m.applications_action_accept({}, de) }).count()).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: m.blind_reveal({}, de) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.blind_reveal({}, de) })
          .click();
        await page.getByRole('heading', { level: 1, name: 'Quintília Zurbarán' }).waitFor();
        await page
          .getByRole('listitem')
          .filter({ hasText: m.blind_revealed({}, de) })
          .getByText('Klaus Berg')
          .waitFor();
      },
      de,
    );
    // Members with the page open see it, too.
    await watching.getByRole('heading', { level: 1, name: 'Quintília Zurbarán' }).waitFor();
  });
});
