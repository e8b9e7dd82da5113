import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { reload } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { goSignedIn, visitAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;

/** Members of a company discuss an application. */
describe('comments', () => {
  const own = sharedSite();
  let app: TestApp;
  let owner: TestPerson;
  let colleague: TestPerson;
  let path: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    const employer = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    owner = employer;
    colleague = await registerColleague(app, employer, { firstName: 'Beatriz', lastName: 'Sá' });
    const { id } = await createActive(app, owner);
    const seeker = await registerPerson(app, { firstName: 'Lucía' });
    const json = { coverLetter: 'Hola.' };
    const sent = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, json);
    path = paths.reviewApplication(sent.id);
  });

  const field = (page: Page) => page.getByRole('textbox', { name: m.comments_field({}, de) });

  test('mention a colleague by keyboard, who is notified and answers; authors can delete their own', async () => {
    await visitAs(
      own,
      owner,
      path,
      async (page) => {
        // Loaded at the first interaction.
        await page.mouse.move(10, 10);
        await field(page).fill('Bitte ansehen, ');
        await field(page).press('End');
        await field(page).pressSequentially('@sa');
        const list = page.getByRole('listbox', { name: m.comments_members({}, de) });
        await expect.poll(() => list.getByRole('option').allInnerTexts()).toEqual(['Beatriz Sá']);
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await list.waitFor({ state: 'detached' });
        await expect.poll(() => field(page).inputValue()).toBe('Bitte ansehen, @Beatriz Sá ');
        // An unsent comment is still there on the next visit.
        await reload(page);
        await page.mouse.move(20, 20);
        await field(page).waitFor();
        await expect.poll(() => field(page).inputValue()).toBe('Bitte ansehen, @Beatriz Sá ');
        await field(page).press('Control+Enter');
        await page.getByRole('listitem').filter({ hasText: 'Bitte ansehen, @Beatriz Sá' }).waitFor();
        await expect.poll(() => field(page).inputValue()).toBe('');

        await visitAs(own, colleague, paths.notifications(), async (theirs) => {
          await theirs.getByText(m.comments_notice_title()).first().waitFor();
          await goSignedIn(theirs, own.site.url + path);
          await theirs.mouse.move(10, 10);
          const answer = theirs.getByRole('textbox', { name: m.comments_field() });
          await answer.fill('I called her.');
          await theirs.getByRole('button', { name: m.comments_add() }).click();
          await theirs.getByRole('listitem').filter({ hasText: 'I called her.' }).waitFor();
        });
        // It appears without reloading, and the reader cannot delete it.
        const answer = page.getByRole('listitem').filter({ hasText: 'I called her.' });
        await answer.waitFor();
        expect(await answer.getByRole('button').count()).toBe(0);
        await page.getByRole('button', { name: m.comments_remove({}, de) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: m.comments_remove({}, de) })
          .click();
        await page.getByRole('listitem').filter({ hasText: 'Bitte ansehen' }).waitFor({ state: 'detached' });
      },
      de,
    );
  });
});
