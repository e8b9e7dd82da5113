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
  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
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

  async function fillProfile(): Promise<void> {
    await call(seeker, 'PATCH', '/me/profile', {
      jobTitle: 'Sales Agent',
      bio: 'Ten years of hotels.',
      city: 'Porto',
      country: 'PT',
      skills: ['CRM', 'Opera'],
      languages: [{ language: 'pt', level: 'native' }],
    });
    await call(seeker, 'POST', '/me/work-experience', {
      position: 'Receptionist',
      company: 'Hotel Mar',
      startDate: '2020-02-01',
      endDate: null,
      isCurrent: true,
      description: 'Answered guests.',
    });
    await call(seeker, 'POST', '/me/education', {
      degree: 'Licenciatura',
      institution: 'Universidade do Porto',
      fieldOfStudy: 'Turismo',
      startDate: '2015-09-01',
      endDate: '2018-06-30',
      description: '',
    });
    await call(seeker, 'POST', '/me/certifications', {
      name: 'TELC C1',
      issuingOrganization: 'telc',
      issueDate: '2022-05-05',
      expirationDate: null,
      credentialUrl: 'https://telc.example/c/1',
    });
  }

  test('shows who applied, for what, and all that they sent (T74)', async () => {
    await fillProfile();
    await reviewing(await applied(), async (page) => {
      expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
        paths.employerDashboard(),
      );
      const header = page.locator('main header');
      const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
      for (const words of ['Lucía Moreno', 'Sales Agent', 'Porto, Portugal', `Applied on ${today}`, 'Viewed'])
        await header.getByText(words, { exact: true }).waitFor();
      expect(await header.locator('[data-initials]').getAttribute('data-initials')).toBe('LM');
      const position = section(page, 'Position Applied For');
      expect(await position.getByRole('link', { name: 'Account Executive' }).getAttribute('href')).toBe(
        paths.job(jobId),
      );
      await position.getByText('You sell to hotels. In Portugal', { exact: true }).waitFor();
      await section(page, 'Cover letter').getByText('I would like to.').waitFor();
      await section(page, 'About').getByText('Ten years of hotels.').waitFor();
      expect(await section(page, 'Skills').getByRole('listitem').allInnerTexts()).toEqual(['CRM', 'Opera']);
      await section(page, 'Languages').getByText('Português').waitFor();
      for (const words of ['Receptionist', 'Hotel Mar', 'Answered guests.'])
        await section(page, 'Work experience').getByText(words).waitFor();
      await section(page, 'Education').getByText('Licenciatura, Turismo').waitFor();
      await section(page, 'Certifications').getByText('TELC C1').waitFor();
      expect(await section(page, 'Certifications').getByRole('link').getAttribute('href')).toBe(
        'https://telc.example/c/1',
      );
    });
  });

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

  test('has nothing to download without a CV, and says so where one could not be downloaded (T80)', async () => {
    const download = (page: Page) => page.getByRole('link', { name: 'Download CV' });
    await reviewing(await applied(), async (page) => {
      await section(page, 'Cover letter').waitFor();
      expect(await download(page).count()).toBe(0);
    });
    seeker = await registerPerson(own.app);
    await addCv();
    await reviewing(await applied(), async (page) => {
      await page.route('**/cv', (route) => route.abort());
      await download(page).click();
      await toast(page, 'Failed to download CV');
    });
  });

  test('keeps its CV where it is while the rest of the page is read and the application is marked as viewed', async () => {
    await addCv();
    const id = await applied();
    await as(employer, paths.about(), async (page) => {
      const { promise: goOn, resolve } = Promise.withResolvers<void>();
      await page.route('**/api/applications/**', async (route) => {
        await goOn;
        await route.continue();
      });
      await page.goto(own.site.url + paths.reviewApplication(id));
      const top = async () => (await page.getByRole('link', { name: 'Download CV' }).boundingBox())?.y;
      const before = await top();
      resolve();
      await page.getByRole('button', { name: 'Propose times' }).waitFor(SOON);
      await page.getByRole('link', { name: 'Write a message' }).waitFor(SOON);
      expect(await top()).toBe(before);
    });
  });

  test('says so where a status could not be changed, and stays (T274)', async () => {
    const id = await applied();
    await reviewing(id, async (page) => {
      await page.route('**/accept', (route) => route.abort());
      await page.getByRole('button', { name: 'Accept', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click();
      await toast(page, 'Failed to update application status');
      expect(new URL(page.url()).pathname).toBe(paths.reviewApplication(id));
    });
    // The page itself said that it was viewed, perhaps just now.
    await expect
      .poll(async () => (await call<Application>(employer, 'GET', `/applications/${id}`)).status)
      .toBe('viewed');
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

  test('saves its notes with the button, before they save themselves (T84)', async () => {
    const id = await applied();
    await reviewing(id, async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByLabel('Review Notes').fill('Calls on Monday.');
      const notes = async () => (await call<{ text: string }>(employer, 'GET', `/applications/${id}/notes`)).text;
      expect(await notes()).toBe('');
      await page.getByRole('button', { name: 'Save Notes' }).click();
      await expect.poll(notes, SOON).toBe('Calls on Monday.');
    });
  });
});
