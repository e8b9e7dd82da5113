import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application, ReceivedApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { hasFocus, pressEnter } from '#test/support/by-keyboard.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { pdf } from '#test/support/made-files.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;
const es = { locale: 'es' } as const;

/** A job asks in German and Spanish; an applicant answers in Spanish, and the company reads it in German. */
describe('questions of a job', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson;
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    owner = await registerEmployer(app);
    const text = { title: 'Kundenbetreuung', description: '<p>Sie beraten Hotels.</p>', requirements: '' };
    const { id } = await createActive(app, owner, {
      ...completeJob(),
      primaryLocale: 'de',
      translations: { de: text, es: { ...text, title: 'Atención al cliente' } },
    });
    jobId = id;
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view: View) =>
    visitAs(own, person, path, use, view);

  test('are answered in Spanish with a file, and read in German, marked and filtered', async () => {
    await callSite(own.site, owner.cookie, 'PUT', `/jobs/${jobId}/questions`, {
      questions: [
        {
          kind: 'yes_no',
          required: true,
          texts: { de: 'Können Sie sofort anfangen?', es: '¿Puedes empezar ya?' },
          wanted: true,
        },
        {
          kind: 'choices',
          required: true,
          texts: { de: 'Was kennen Sie?', es: '¿Qué conoces?' },
          options: [{ texts: { de: 'Zendesk' } }, { texts: { de: 'Fremdes', es: 'Otro' } }],
          wanted: [],
        },
        {
          kind: 'number',
          required: false,
          texts: { de: 'Jahre im Vertrieb?', es: '¿Años en ventas?' },
          wanted: { min: 2 },
        },
        { kind: 'file', required: true, texts: { de: 'Ihr Zeugnis?', es: '¿Tu título?' } },
      ],
    });
    const seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name });
    const send = (page: Page) => page.getByRole('button', { name: m.applications_apply_send({}, es) }).click();
    await as(
      seeker,
      `${paths.job(jobId)}?apply=`,
      async (page) => {
        const startsNow = page.getByRole('radiogroup', { name: '¿Puedes empezar ya?' });
        await startsNow.waitFor();
        await send(page);
        await startsNow.getByText(m.field_required({}, es)).waitFor();
        expect(
          await startsNow
            .getByRole('radio')
            .first()
            .evaluate((radio) => radio === document.activeElement),
        ).toBe(true);
        await startsNow.getByLabel(m.questions_no({}, es)).check();
        await field(page, '¿Qué conoces?').getByLabel('Otro').check();
        await page.getByLabel('¿Años en ventas?').fill('dos');
        await send(page);
        await page.getByText(m.field_invalid({}, es)).waitFor();
        const file = page.getByLabel('¿Tu título?');
        await file.setInputFiles({
          name: 'titulo.exe',
          mimeType: 'application/x-msdownload',
          buffer: Buffer.from('MZ'),
        });
        await page.getByText(m.ui_file_wrong_type({}, es)).waitFor();
        const diploma = { name: 'título.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };
        await file.setInputFiles(diploma);
        await pressEnter(page.getByRole('button', { name: m.questions_file_remove({}, es) }));
        await hasFocus(file);
        await file.setInputFiles(diploma);
        await page.getByRole('link', { name: 'título.pdf' }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByLabel('¿Años en ventas?').fill('2,5');
        // Answers are kept in this browser.
        await page.reload();
        await expect.poll(() => startsNow.getByLabel(m.questions_no({}, es)).isChecked()).toBe(true);
        await page.waitForFunction(() => document.querySelector('dialog, [role=dialog]'));
        await send(page);
        await page.getByText(m.applications_apply_sent({}, es)).first().waitFor();
      },
      es,
    );
    const { applications } = await callSite<{ applications: ReceivedApplication[] }>(
      own.site,
      owner.cookie,
      'GET',
      `/applications?job=${jobId}`,
    );
    const id = applications[0]?.id ?? '';
    const { answers } = await callSite<Application>(own.site, owner.cookie, 'GET', `/applications/${id}`);
    expect(answers.map(({ value }) => value)).toEqual([false, ['Otro'], 2.5, 'título.pdf']);
    await as(
      owner,
      paths.reviewApplication(id),
      async (page) => {
        const section = page.getByRole('region', { name: m.questions_answers({}, de) });
        await section.getByText('Können Sie sofort anfangen?').waitFor();
        await section.getByText('Fremdes').waitFor();
        const download = page.waitForEvent('download');
        await section.getByRole('link', { name: 'título.pdf' }).click();
        expect((await download).suggestedFilename()).toBe('título.pdf');
        expect(await section.getByText(m.questions_is_not_wanted({}, de)).count()).toBe(1);
        await page.goto(`${own.site.url}/de${paths.manageApplications()}?job=${jobId}`);
        await page.getByText(m.questions_unwanted({ count: 1 }, de)).waitFor();
        await page.getByText(m.applications_received_more_filters({}, de)).click();
        await page.getByLabel(m.questions_filter_wanted({}, de)).check();
        await page.getByRole('button', { name: m.applications_received_filter({}, de) }).click();
        await page.waitForURL(/wanted=true/);
        await page.getByText(m.questions_unwanted({ count: 1 }, de)).waitFor({ state: 'detached' });
      },
      de,
    );
  });

  test('must be answered before sending if they are added while an application is written', async () => {
    await callSite(own.site, owner.cookie, 'PUT', `/jobs/${jobId}/questions`, {
      questions: [{ kind: 'yes_no', required: false, texts: { de: 'Können Sie sofort anfangen?' }, wanted: true }],
    });
    const seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    await as(
      seeker,
      paths.job(jobId),
      async (page) => {
        const [answer, rules] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        await page.route('**/questions?*', (route) => answer.promise.then(() => route.continue()));
        // The form's validation.
        await page.route('**/applications-*.js', (route) => rules.promise.then(() => route.continue()));
        await page
          .getByRole('link', { name: m.applications_apply({}, de), exact: true })
          .first()
          .click();
        await page.getByRole('button', { name: m.applications_apply_send({}, de) }).press('Enter');
        await page.getByRole('status').getByText(m.ui_pending({}, de)).waitFor({ state: 'attached' });
        answer.resolve();
        const question = page.getByRole('radiogroup', { name: 'Können Sie sofort anfangen?' });
        await question.waitFor();
        rules.resolve();
        await question.locator('input:focus').waitFor();
      },
      de,
    );
  });
});
