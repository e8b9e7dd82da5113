import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import type { CriterionInput } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs, visitAs, type View } from '#test/support/signed-in-page.ts';

const it = { locale: 'it' } as const;
const de = { locale: 'de' } as const;
const en = { locale: 'en' } as const;

/** Members of a company score an application, each before seeing the others. */
describe('scores', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson & { companyId: string };
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    owner = await registerEmployer(app, { firstName: 'Giulia', lastName: 'Conti' });
    jobId = (await createActive(app, owner)).id;
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);
  const call = <T>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<T>(own.site, person.cookie, method, path, json);

  async function review(): Promise<string> {
    const seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Ortega' });
    const json = { coverLetter: 'Hola.' };
    const sent = await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, json);
    return paths.reviewApplication(sent.id);
  }

  test('the criteria of a job are written in Italian, refused without a name, and saved', async () => {
    await as(
      owner,
      paths.jobTeam(jobId),
      async (page) => {
        await page.getByRole('button', { name: m.scorecard_add({}, it) }).click();
        const save = page.getByRole('button', { name: m.scorecard_save({}, it) });
        await page.getByLabel(m.scorecard_guide({}, it)).fill('Fa domande.');
        await save.click();
        const name = page.getByRole('textbox', { name: m.scorecard_name({}, it), exact: true });
        await page.getByText(m.field_required({}, it)).waitFor();
        await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
        expect(await axeFindings(page)).toEqual([]);
        await name.fill('Ascolta');
        await page.getByLabel(m.scorecard_points({}, it)).selectOption('4');
        await save.click();
        await page.getByText(m.scorecard_saved({}, it)).waitFor();
      },
      it,
    );
    expect(await call<CriterionInput[]>(owner, 'GET', `/jobs/${jobId}/criteria`)).toMatchObject([
      { names: { it: 'Ascolta' }, guide: 'Fa domande.', points: 4 },
    ]);
  });

  /** Marks by keyboard; the last radio of a criterion is "Not seen". */
  async function score(page: Page, locale: typeof it | typeof de | typeof en, mark: string, note: string) {
    await page.mouse.move(10, 10);
    await page.getByRole('button', { name: m.scores_give({}, locale) }).click();
    await page.getByRole('radiogroup').filter({ hasText: 'Ascolta' }).getByRole('radio', { name: mark }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: m.scores_send({}, locale) }).click();
    await page.getByText(m.field_required({}, locale)).waitFor();
    await page.getByRole('radio', { name: m.scores_yes({}, locale), exact: true }).check();
    await page.getByLabel(m.scores_note({}, locale)).fill(note);
    await page.getByRole('button', { name: m.scores_send({}, locale) }).click();
    await page.getByText(note).last().waitFor();
  }

  test('three members score blind, in three languages; then each sees all side by side', async () => {
    const criteria = [{ names: { it: 'Ascolta', de: 'Ascolta' }, guide: '', points: 5 }];
    await call(owner, 'PUT', `/jobs/${jobId}/criteria`, { criteria });
    const second = await registerColleague(app, owner, { firstName: 'Klaus', lastName: 'Berg' });
    const third = await registerColleague(app, owner, { firstName: 'Ann', lastName: 'Hill' });
    const path = await review();
    const first = await openAs(own.browser, owner.cookie, `${own.site.url}/it${path}`, it);
    await score(first, it, '4', 'Molto chiara.');
    await as(
      second,
      path,
      async (page) => {
        await page.mouse.move(10, 10);
        await page.getByText(m.scores_hidden({ count: 1 }, de)).waitFor();
        expect(await page.content()).not.toContain('Molto chiara.');
        await score(page, de, '2', 'Zu leise.');
        await page.getByText('Molto chiara.').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      de,
    );
    await as(third, path, async (page) => {
      await page.mouse.move(10, 10);
      await page.getByText(m.scores_hidden({ count: 2 }, en)).waitFor();
      expect(await page.content()).not.toMatch(/Molto chiara|Zu leise/);
      await page.getByRole('button', { name: m.scores_waive({}, en) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: m.scores_waive({}, en) })
        .click();
      const table = page.getByRole('region', { name: m.scores_side_by_side({}, en) });
      await table.waitFor();
      expect(await table.getByRole('columnheader').allInnerTexts()).toMatchObject([
        expect.any(String),
        expect.stringContaining('Giulia Conti'),
        expect.stringContaining('Klaus Berg'),
      ]);
      expect(await page.getByRole('button', { name: m.scores_give({}, en) }).count()).toBe(0);
    });
    // Members with the page open see each score when it is given.
    await first.getByText('Zu leise.').waitFor();
  });
});
