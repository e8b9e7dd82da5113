import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { localizePath } from '#contract/locales.ts';
import type { NotificationPreference } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { inTransaction } from '#server/context.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { newId } from '#server/platform/id.ts';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** The bell, the page of all notifications, the tab's title, and how one hears of what. */
describe('notifications', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let browser: Browser;
  let employer: TestPerson;
  let jobId: string;
  let applicationId: string;
  /** New for each test. */
  let seeker: TestPerson;

  beforeAll(async () => {
    ({ site, app, browser } = own);
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(app, employer, completeJob())).id;
  });
  beforeEach(async () => {
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    applicationId = (
      await callSite<Application>(site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })
    ).id;
  });

  /** Tells the seeker of that many changes; the newest has the highest number. */
  async function tell(count: number, first = 1): Promise<void> {
    for (let number = first; number < first + count; number += 1) {
      const data = {
        kind: 'application_changed',
        application_id: applicationId,
        job_id: jobId,
        job_title: `Job ${number}`,
        company_name: 'Acme',
        status: 'viewed',
      } as const;
      await inTransaction(app.ctx(), (tx) =>
        notify(tx, { userId: seeker.userId, type: 'status_change', data, aboutUserId: null, key: newId() }),
      );
    }
  }

  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);

  const bell = (page: Page, unread?: string) =>
    page.getByRole('banner').getByRole('button', {
      name: unread ? m.notifications_bell_unread({ count: unread }) : m.notifications_title(),
      exact: true,
    });
  const panel = (page: Page) => page.getByRole('dialog', { name: m.notifications_title(), exact: true });
  const title = (page: Page, words: string) =>
    page.waitForFunction((expected) => document.title === expected, `${words} · Parlance`);

  test('the page is for whoever is signed in, and says it where there are none', async () => {
    expect((await fetch(site.url + paths.notifications(), { redirect: 'manual' })).status).toBe(302);
    await as(seeker, paths.notifications(), async (page) => {
      await page.getByRole('heading', { name: m.notifications_none() }).waitFor();
      await bell(page).click();
      await panel(page).getByText(m.notifications_none()).waitFor();
    });
  });

  test('the bell counts what is unread and shows the ten newest; following one marks it as read (T59)', async () => {
    await tell(10);
    await as(seeker, paths.settings(), async (page) => {
      const shown = async () =>
        (await panel(page).getByRole('listitem').allInnerTexts()).map((text) => /Job \d+/.exec(text)?.[0]);
      const newest = (last: number) => Array.from({ length: 10 }, (_, index) => `Job ${last - index}`);
      const all = panel(page).getByRole('link', { name: m.notifications_view_all() });
      await bell(page, '10').click();
      await panel(page).getByText('Job 10 · Acme').waitFor();
      expect([await shown(), await all.count()]).toEqual([newest(10), 0]);
      await tell(1, 11);
      await panel(page).getByText('Job 11 · Acme').waitFor(SOON);
      await all.waitFor();
      await tell(1, 12);
      await panel(page).getByText('Job 12 · Acme').waitFor(SOON);
      expect(await shown()).toEqual(newest(12));
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      // React Aria gives the focus back with the next frame.
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') ?? document.activeElement?.tagName);
      await expect.poll(focused).not.toBe('BODY');
      await bell(page, '12').click();
      await panel(page).getByRole('listitem').filter({ hasText: 'Job 11 · Acme' }).getByRole('link').click();
      await page.waitForURL((url) => url.searchParams.get('id') === applicationId);
      await panel(page).waitFor({ state: 'detached' });
      await bell(page, '11').waitFor();
      await bell(page, '11').click();
      await all.click();
      await page.getByRole('heading', { name: m.notifications_title(), level: 1 }).waitFor();
    });
  });

  test('notifications that could not be loaded say so, and can be asked for again (T275)', async () => {
    await tell(1);
    await as(seeker, paths.settings(), async (page) => {
      await page.route('**/api/notifications?*', (route) => route.abort());
      await bell(page, '1').click();
      await panel(page).getByText(m.notifications_load_failed()).waitFor(SOON);
      await page.unrouteAll();
      await panel(page).getByRole('button', { name: m.app_try_again() }).click();
      await panel(page).getByText('Job 1 · Acme').waitFor(SOON);
    });
  });

  test('many are "99+", and none once all are marked as read, in every tab (T285)', async () => {
    await tell(101);
    await as(seeker, paths.settings(), async (page) => {
      await title(page, `(99+) ${m.app_settings()}`);
      const other = await page.context().newPage();
      await other.goto(site.url + paths.seekerApplications());
      // Counted there, it listens.
      await title(other, `(99+) ${m.applications_own_title()}`);
      await bell(page, '99+').click();
      await panel(page).getByRole('button', { name: m.notifications_mark_all() }).click();
      await bell(page).waitFor();
      await panel(page).getByRole('button', { name: m.notifications_mark_all() }).waitFor({ state: 'detached' });
      await title(page, m.app_settings());
      await bell(other).waitFor(SOON);
      await title(other, m.applications_own_title());
    });
  });

  test('a new one comes while the bell is open, with a toast, and the title counts it from page to page (T13)', async () => {
    await callSite(site, employer.cookie, 'POST', '/notifications/read', { all: true });
    await as(employer, paths.manageJobs(), async (page) => {
      await bell(page).click();
      await panel(page).getByRole('listitem').first().waitFor();
      const other = await registerPerson(app, { firstName: 'Ewa', lastName: 'Nowak' });
      await callSite(site, other.cookie, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
      await panel(page).getByText('Ewa Nowak').waitFor(SOON);
      await page.getByRole('alertdialog').filter({ hasText: 'New Application!' }).waitFor();
      await page.keyboard.press('Escape');
      await title(page, `(1) ${m.jobs_manage_title()}`);
      await page.getByRole('link', { name: m.app_dashboard() }).first().click();
      await page.waitForURL(/dashboard/);
      await title(page, `(1) ${m.app_dashboard()}`);
    });
  });

  test('the page shows fifty and then more; one is marked without following it, and new ones come (T172)', async () => {
    await tell(53);
    await as(seeker, paths.notifications(), async (page) => {
      const items = page.getByRole('main').getByRole('listitem');
      await items.filter({ hasText: 'Job 53 ·' }).waitFor();
      expect(await items.count()).toBe(50);
      await page.getByRole('link', { name: m.ui_load_more() }).click();
      await items.filter({ hasText: 'Job 1 ·' }).waitFor();
      expect(await items.count()).toBe(53);
      const item = items.filter({ hasText: 'Job 50 ·' });
      await item.getByRole('button').click();
      await item.getByRole('button').waitFor({ state: 'detached' });
      expect(await item.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
      await bell(page, '52').waitFor();
      await tell(1, 54);
      await items.filter({ hasText: 'Job 54 ·' }).waitFor(SOON);
      await page.getByRole('button', { name: m.notifications_mark_all() }).click();
      await page.getByRole('main').locator('[data-unread]').first().waitFor({ state: 'detached' });
    });
  });

  test('on a phone the menu leads there (T60)', async () => {
    await tell(2);
    await as(
      seeker,
      paths.settings(),
      async (page) => {
        await page.getByRole('banner').locator('summary').last().click();
        await page.getByRole('link', { name: `${m.notifications_title()} 2` }).click();
        await page.getByRole('heading', { name: m.notifications_title(), level: 1 }).waitFor();
      },
      { width: 360 },
    );
  });

  test('each kind is chosen for the app and for mails, at once', async () => {
    const preferences = () =>
      callSite<NotificationPreference[]>(site, seeker.cookie, 'GET', '/me/notification-preferences');
    await as(seeker, paths.settings(), async (page) => {
      const kind = m.notifications_kind_message();
      const inApp = page.getByRole('switch', { name: m.notifications_in_app_of({ kind }) });
      await inApp.press('Space');
      await page.getByRole('switch', { name: m.notifications_by_mail_of({ kind }) }).uncheck();
      await page.getByText(m.notifications_saved(), { exact: true }).waitFor();
      await page.getByRole('row', { name: kind }).getByText(m.notifications_off()).waitFor();
      await expect
        .poll(async () => (await preferences()).find(({ type }) => type === 'message'))
        .toEqual({ type: 'message', inApp: false, byMail: false });
      await page.route('**/api/me/notification-preferences', (route) => route.abort());
      await inApp.click();
      await page.getByText(m.problem_offline()).waitFor();
      expect(await inApp.isChecked()).toBe(false);
    });
  });

  test('a link from a mail asks first, and works without script; an unknown one says so', async () => {
    await callSite(site, employer.cookie, 'POST', `/applications/${applicationId}/view`, {});
    await callSite(site, employer.cookie, 'POST', `/applications/${applicationId}/accept`, {});
    const findToken = () =>
      app.base.db
        .selectFrom('notification_preference')
        .select('token')
        .where('user_id', '=', seeker.userId)
        .executeTakeFirst();
    await expect.poll(findToken, SOON).toBeDefined();
    const { token } = (await findToken())!;
    const byMail = async () =>
      (
        await app.base.db
          .selectFrom('notification_preference')
          .select('by_mail')
          .where('token', '=', token)
          .executeTakeFirstOrThrow()
      ).by_mail;

    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url + localizePath(paths.unsubscribe(token), 'de'));
    await page.getByText(m.notifications_kind_status_change({}, { locale: 'de' })).waitFor();
    expect(await byMail()).toBe(true);
    await page.getByRole('button', { name: m.notifications_unsubscribe({}, { locale: 'de' }) }).click();
    await page.getByRole('heading', { name: m.notifications_unsubscribed_title({}, { locale: 'de' }) }).waitFor();
    expect(await byMail()).toBe(false);
    expect((await page.goto(site.url + paths.unsubscribe('cut-short')))?.status()).toBe(404);
    await page.getByRole('heading', { name: m.notifications_unsubscribe_unknown_title() }).waitFor();
    await context.close();
  });

  test('whose session ends elsewhere is told so, in every tab (T146)', async () => {
    await as(seeker, paths.jobs(), async (page) => {
      const other = await page.context().newPage();
      await other.goto(site.url + paths.seekerApplications());
      await bell(other).waitFor();
      await callSite(site, seeker.cookie, 'POST', '/auth/logout', {});
      await page.getByText(m.app_session_ended_title()).waitFor(SOON);
      await other.waitForURL(/login/, SOON);
      await other.getByText(m.app_session_ended_title()).waitFor(SOON);
    });
  });

  test('whoever signs out themselves is home, and told so in other words (T265)', async () => {
    await as(seeker, paths.settings(), async (page) => {
      await page.getByRole('button', { name: m.app_user_menu({ name: 'Lucía Moreno' }) }).click();
      await page.getByRole('menuitem', { name: m.app_sign_out() }).click();
      await page.waitForURL(`${site.url}/`);
      await page.getByText(m.auth_signed_out_title(), { exact: true }).waitFor();
    });
  });

  test('axe finds nothing in the panel of the bell', async () => {
    await tell(11);
    await as(
      seeker,
      paths.notifications(),
      async (page) => {
        await bell(page, '11').click();
        await panel(page).getByText('Job 11 · Acme').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      { locale: 'en', width: 1280, colorScheme: 'light' },
    );
  });
});
