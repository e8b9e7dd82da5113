import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { pngOf, uploadForm } from '#test/support/made-files.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** What the review of an application shows, and what it says when something does not work, in the words of English readers. */
describe('the review of an application', () => {
  const own = sharedSite();
  let employer: TestPerson;
  let jobId: string;
  /** New for each test, with nothing but a name. */
  let seeker: TestPerson;

  beforeAll(async () => {
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    const text = {
      title: 'Account Executive',
      description: '<p>You <strong>sell</strong> to hotels.</p><ul><li>In Portugal</li></ul>',
      requirements: '',
    };
    jobId = (await createActive(own.app, employer, { ...completeJob(), translations: { en: text } })).id;
  });
  beforeEach(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
  });

  const call = <Answer>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<Answer>(own.site, person.cookie, method, path, json);
  const applied = async () =>
    (await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: 'I would like to.' })).id;
  async function as(person: TestPerson, path: string, use: (page: Page) => Promise<void>): Promise<void> {
    const page = await openAs(own.browser, person.cookie, own.site.url + path);
    await use(page);
  }
  const reviewing = (id: string, use: (page: Page) => Promise<void>) => as(employer, paths.reviewApplication(id), use);
  const toast = (page: Page, words: string) =>
    page.getByRole('alertdialog').filter({ hasText: words }).first().waitFor(SOON);

  async function addCv(): Promise<void> {
    const body = uploadForm('cv', 'CV.pdf', await readFile('test/fixtures/cv.pdf'));
    const stored = await fetch(`${own.site.url}/api/files`, {
      method: 'POST',
      headers: { cookie: seeker.cookie, 'sec-fetch-site': 'same-origin' },
      body,
    });
    await call(seeker, 'PATCH', '/me/profile', { cvFileId: ((await stored.json()) as { id: string }).id });
  }

  test('shows the picture of who applied in place of their initials (T75)', async () => {
    const stored = await fetch(`${own.site.url}/api/files`, {
      method: 'POST',
      headers: { cookie: seeker.cookie, 'sec-fetch-site': 'same-origin' },
      body: uploadForm('avatar', 'me.png', pngOf(16, 16)),
    });
    const { id: avatarFileId } = (await stored.json()) as { id: string };
    await call(seeker, 'PATCH', '/me/profile', { avatarFileId });
    await reviewing(await applied(), async (page) => {
      const picture = page.locator('main header img');
      expect(await picture.getAttribute('src')).toContain(`/api/files/${avatarFileId}`);
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      expect(await page.locator('main header [data-initials]').count()).toBe(0);
    });
  });

  test('says so where a CV could not be downloaded (T80)', async () => {
    await addCv();
    await reviewing(await applied(), async (page) => {
      await page.route('**/cv', (route) => route.abort());
      await page.getByRole('link', { name: 'Download CV' }).click();
      await toast(page, 'Failed to download CV');
    });
  });

  test('that could not be loaded leads back to the dashboard, and says so (T273)', async () => {
    await applied();
    await as(employer, paths.manageApplications(), async (page) => {
      await page.route('**/*.data*', (route) =>
        route.request().url().includes('/review/')
          ? route.fulfill({ status: 500, body: 'Not now.' })
          : route.continue(),
      );
      await page.getByRole('link', { name: 'Lucía Moreno' }).first().click();
      await page.waitForURL(own.site.url + paths.employerDashboard());
      await toast(page, 'Failed to load application details');
    });
  });
});
