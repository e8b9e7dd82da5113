import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { ownSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const LETTER = 'I have answered guests for six years.';
const MOST_PRESSES = 80;

/** A screen of 1280 × 800 at 200 % zoom; each element that takes the focus is seen (WCAG 2.2, 2.4.11). */
const ZOOMED = { width: 640, height: 400 };

/** Applying, reviewing and writing, by nothing but the keyboard. */
describe('by keyboard at 200 % zoom', () => {
  const own = ownSite();
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

  /** What has the focus, if something else covers all of it; an empty text otherwise. */
  const hiddenFocus = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const hasLook = focused.getBoundingClientRect().width > 1;
      const shown = hasLook ? focused : (focused.closest('label') ?? focused);
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const between = (from: number, to: number, part: number, end: number) =>
        Math.min(Math.max(from + (to - from) * part, 1), end - 1);
      const parts = [0.05, 0.5, 0.95];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const found = document.elementFromPoint(
            between(left, right, x, innerWidth),
            between(top, bottom, y, innerHeight),
          );
          return found !== null && (shown.contains(found) || found.contains(shown));
        }),
      );
      return isSeen ? '' : shown.outerHTML.slice(0, 200);
    });

  async function tabTo(page: Page, wanted: Locator): Promise<void> {
    await wanted.waitFor({ state: 'attached' });
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await hiddenFocus(page)).toBe('');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`the focus does not come to ${String(wanted)}`);
  }
  async function press(page: Page, wanted: Locator): Promise<void> {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  }

  /** Until the server has the message: the page shows it before. */
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

  test('somebody applies and sees what they sent', async () => {
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
