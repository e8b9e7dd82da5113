import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

const fr = { locale: 'fr' } as const;
const de = { locale: 'de' } as const;

/** The pages of an interviewer; a recruiter tags and rejects the application that they scored. */
describe('an interviewer and a recruiter', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson & { companyId: string };
  let interviewer: TestPerson;
  let seeker: TestPerson;
  let id: string;

  beforeAll(() => {
    ({ app } = own);
  });
  const call = <T>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<T>(own.site, person.cookie, method, path, json);

  beforeEach(async () => {
    owner = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    interviewer = await registerColleague(app, owner, { memberAs: 'interviewer', firstName: 'Amélie' });
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Ortega' });
    const { id: jobId } = await createActive(app, owner);
    const json = { coverLetter: 'Hola.' };
    id = (await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, json)).id;
    await call(owner, 'POST', `/applications/${id}/interviews`, interviewInput(interviewer.userId));
  });

  test('the interviewer finds the application on the dashboard, but neither messages nor decisions', async () => {
    await visitAs(
      own,
      interviewer,
      paths.employerDashboard(),
      async (page) => {
        expect(await page.getByRole('link', { name: m.app_messages({}, fr) }).count()).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('link', { name: 'Lucía Ortega' }).click();
        await page.getByRole('heading', { level: 1, name: 'Lucía Ortega' }).waitFor();
        await page.mouse.move(10, 10);
        await page.getByRole('button', { name: m.scores_give({}, fr) }).waitFor();
        for (const name of [m.applications_action_reject({}, fr), m.interviews_propose({}, fr)])
          expect(await page.getByRole('button', { name }).count()).toBe(0);
        expect(await axeFindings(page)).toEqual([]);
      },
      fr,
    );
  });

  test('the recruiter tags it, and rejects it for a reason that the applicant reads in Spanish', async () => {
    await call(owner, 'PUT', `/companies/${owner.companyId}/rejection-reasons`, {
      reasons: [{ names: { de: 'Beginn zu spät' }, texts: { es: 'Necesitamos a alguien antes.' } }],
    });
    await call(seeker, 'PATCH', '/me', { locale: 'es' });
    await visitAs(
      own,
      owner,
      paths.reviewApplication(id),
      async (page) => {
        await page.mouse.move(10, 10);
        const tags = page.getByRole('combobox', { name: m.tags_title({}, de) });
        await tags.fill('Rückruf');
        await tags.press('Enter');
        await expect.poll(() => call(owner, 'GET', `/applications/${id}/tags`), SOON).toEqual(['Rückruf']);
        await page.getByRole('button', { name: m.applications_action_reject({}, de) }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByLabel(m.rejections_choose({}, de)).selectOption('Beginn zu spät');
        await dialog.getByRole('checkbox').check();
        await dialog.getByText('Necesitamos a alguien antes.').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: m.applications_action_reject({}, de) }).click();
        await page.waitForURL(/dashboard/);
      },
      de,
    );
    await visitAs(
      own,
      seeker,
      paths.seekerApplication(id),
      async (page) => {
        await page.getByText('Necesitamos a alguien antes.').waitFor();
        expect(await page.content()).not.toMatch(/Beginn zu spät|Rückruf/);
      },
      { locale: 'es' },
    );
  });
});
