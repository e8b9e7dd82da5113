import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { tabTo } from '#test/support/by-keyboard.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const LETTER = 'I have answered guests for six years.';

/** A screen of 1280 × 800 at 200 % zoom; each element with the focus is visible (WCAG 2.2, 2.4.11). */
const ZOOMED = { width: 640, height: 400 };

/** Applying, reviewing and writing, by keyboard only. */
describe('by keyboard at 200 % zoom', () => {
  const own = sharedSite();
  let employer: TestPerson;
  let seeker: TestPerson;
  let jobId: string;
  let applicationId: string;

  beforeAll(async () => {
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    jobId = (await createActive(own.app, employer, completeJob())).id;
  });

  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>) =>
    visitAs(own, person, path, use, ZOOMED);

  async function press(page: Page, wanted: Locator): Promise<void> {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  }

  /** Waits until the server has the message: the page shows it before. */
  async function write(page: Page, text: string): Promise<void> {
    await tabTo(page, page.getByRole('textbox', { name: m.messages_field() }));
    await page.keyboard.type(text);
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/messages'),
    );
    await press(page, page.getByRole('button', { name: m.messages_send() }));
    expect((await stored).ok()).toBe(true);
    await page.locator('[data-message]').filter({ hasText: text }).waitFor();
  }

  test('a seeker applies and sees what they sent', async () => {
    await as(seeker, paths.job(jobId), async (page) => {
      await press(page, page.getByRole('link', { name: m.applications_apply(), exact: true }).first());
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByLabel(m.applications_letter()));
      await page.keyboard.type(LETTER);
      await press(page, dialog.getByRole('button', { name: m.applications_apply_send() }));
      await press(page, page.getByRole('link', { name: m.applications_see_own() }).first());
      await page.getByText(LETTER).waitFor();
      applicationId = new URL(page.url()).searchParams.get('id') ?? '';
    });
    expect(applicationId).not.toBe('');
  });

  test('an employer opens the application, decides and writes', async () => {
    await as(employer, paths.manageApplications(), async (page) => {
      await press(page, page.getByRole('link', { name: 'Lucía Moreno' }).first());
      await press(page, page.getByRole('button', { name: m.applications_action_shortlist(), exact: true }).first());
      await page.locator('main').getByText(m.applications_status_shortlisted(), { exact: true }).first().waitFor();
      await page.goto(own.site.url + paths.messaging(applicationId));
      await write(page, 'Good morning');
    });
  });

  test('the applicant reads the message and answers', async () => {
    await as(seeker, paths.messaging(), async (page) => {
      await press(page, page.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first());
      await page.locator('[data-message]').filter({ hasText: 'Good morning' }).waitFor();
      await write(page, 'Thank you');
    });
  });
});
