import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { inEnglish } from '#test/support/calling.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** Pages visited before are there at once, unless something happened since (decision 0016). */
describe('going back', () => {
  const own = sharedSite();
  let seeker: TestPerson;
  let employer: TestPerson;
  let applicationId: string;

  beforeAll(async () => {
    // Two users who may write to each other.
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    const { id } = await createActive(own.app, employer, completeJob());
    applicationId = (
      await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' })
    ).id;
    await callSite(own.site, employer.cookie, 'POST', `/applications/${applicationId}/view`, {});
    await say(employer, 'Good morning');
  });

  const say = (person: TestPerson, content: string) =>
    callSite(own.site, person.cookie, 'POST', `/applications/${applicationId}/messages`, {
      clientId: randomUUID(),
      content,
    });
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  /** The page is the one that the link leads to. */
  const shows = (page: Page, link: string) =>
    links(page).locator('[aria-current=page]').filter({ hasText: link }).waitFor(SOON);
  async function open(page: Page, link: string): Promise<void> {
    await links(page).getByRole('link', { name: link }).click();
    await shows(page, link);
  }

  /** The employer’s profile, after the dashboard, which came as HTML; and what has been read from the server since. */
  async function onSecondPage() {
    const page = await openAs(own.browser, employer.cookie, own.site.url + paths.employerDashboard());
    await connected(page);
    const read: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Preloading is not a fetch.
      if (pathname.endsWith('.data') && request.resourceType() === 'fetch') read.push(pathname);
    });
    await open(page, 'Profile');
    // Twice if a live event came meanwhile.
    expect(new Set(read)).toEqual(new Set([`${paths.employerProfile()}.data`]));
    read.length = 0;
    return { page, read };
  }

  async function goBack(page: Page): Promise<void> {
    await page.goBack();
    await shows(page, 'Dashboard');
  }

  test('and forward shows pages as they were, without the server', async () => {
    const { page, read } = await onSecondPage();
    await page.route('**/*.data*', () => {});
    await goBack(page);
    await page.goForward();
    await shows(page, 'Profile');
    await goBack(page);
    expect(read).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  test('to a list that was read on shows all its rows, in their place', async () => {
    const other = await registerEmployer(own.app);
    // One more than a page of the list has.
    for (let number = 1; number <= 26; number += 1)
      await createDraft(own.app, other, { translations: inEnglish(`Lighthouse keeper ${number}`) });
    const page = await openAs(own.browser, other.cookie, own.site.url + paths.manageJobs());
    const oldest = page.getByRole('link', { name: 'Lighthouse keeper 1', exact: true });
    await page.getByRole('link', { name: m.ui_load_more() }).click();
    await oldest.click();
    await page.getByRole('heading', { level: 1, name: m.jobs_edit_heading_post() }).waitFor(SOON);
    await page.route('**/*.data*', () => {});
    await page.goBack();
    await expect.poll(() => oldest.evaluate((link) => link.checkVisibility()), SOON).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY), SOON).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  test('is not what a link does, which reads its page from the server', async () => {
    const { page, read } = await onSecondPage();
    await goBack(page);
    await open(page, 'Profile');
    await expect.poll(() => read, SOON).toEqual([`${paths.employerProfile()}.data`]);
    await page.context().close();
  });

  test('after a change of one’s own reads the page again', async () => {
    const { page, read } = await onSecondPage();
    await open(page, 'Messages');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.keyboard.press('Escape');
    read.length = 0;
    await page.goBack();
    await shows(page, 'Profile');
    await expect.poll(() => read, SOON).toEqual([`${paths.employerProfile()}.data`]);
    await page.context().close();
  });

  test('reads a page again that was asked for before a change and came after it', async () => {
    const page = await openAs(own.browser, employer.cookie, own.site.url + paths.settings());
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    const address = `${paths.employerProfile()}.data`;
    const isProfile = ({ pathname }: URL) => pathname === address;
    await page.route(isProfile, async (route) => {
      const response = await route.fetch();
      await promise;
      return route.fulfill({ response });
    });
    // Without a pointer over it, which would preload the page.
    await links(page)
      .getByRole('link', { name: 'Profile' })
      .evaluate((link: HTMLElement) => link.click());
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/me/calendar')),
      page.getByRole('button', { name: m.calendar_create() }).click(),
    ]);
    goOn();
    await shows(page, 'Profile');
    await open(page, 'Dashboard');
    const again = page.waitForRequest((request) => isProfile(new URL(request.url())), SOON);
    await page.goBack();
    await again;
    await page.context().close();
  });

  test('after news of others reads the page again, and shows them', async () => {
    const { page, read } = await onSecondPage();
    await callSite(own.site, seeker.cookie, 'POST', `/applications/${applicationId}/messages`, {
      clientId: randomUUID(),
      content: 'Good morning',
    });
    await page
      .getByText('1 unread')
      .first()
      .waitFor({ ...SOON, state: 'attached' });
    read.length = 0;
    await goBack(page);
    // The message's second event, its notification, may arrive when the page is already shown, which reloads it once
    // more.
    expect([...new Set(read)]).toEqual([`${paths.employerDashboard()}.data`]);
    await page.context().close();
  });

  test('after five minutes reads the page again', async () => {
    const { page, read } = await onSecondPage();
    await page.clock.install({ time: Date.now() + 6 * 60_000 });
    await goBack(page);
    // The page, and the bar above it.
    expect(new Set(read)).toEqual(new Set([`${paths.employerDashboard()}.data`]));
    await page.context().close();
  });
});
