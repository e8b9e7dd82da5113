import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

describe('notifications', () => {
  const own = sharedSite();

  const bell = (page: Page, unread?: string) =>
    page.getByRole('banner').getByRole('button', {
      name: unread ? m.notifications_bell_unread({ count: unread }) : m.notifications_title(),
      exact: true,
    });
  const panel = (page: Page) => page.getByRole('dialog', { name: m.notifications_title(), exact: true });
  const title = (page: Page, words: string) =>
    page.waitForFunction((expected) => document.title === expected, `${words} · Parlance`);
  async function openTab(page: Page, path: string): Promise<Page> {
    const tab = await page.context().newPage();
    await tab.goto(own.site.url + path);
    await connected(tab);
    return tab;
  }

  test('about a new application arrive in every tab, lead to it, and are read in every tab (T13)', async () => {
    const employer = await registerEmployer(own.app);
    const { id } = await createActive(own.app, employer);
    const seeker = await registerPerson(own.app, { firstName: 'Ewa', lastName: 'Nowak' });
    await visitAs(own, employer, paths.settings(), async (page) => {
      await connected(page);
      const other = await openTab(page, paths.manageJobs());
      await bell(page).click();
      await panel(page).getByText(m.notifications_none()).waitFor();
      await callSite(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' });
      // In whatever order they come: the toast stays for some seconds.
      await Promise.all([
        panel(page).getByText('Ewa Nowak').waitFor(),
        page.getByRole('alertdialog').filter({ hasText: 'New Application!' }).waitFor(),
      ]);
      await title(page, `(1) ${m.app_settings()}`);
      await title(other, `(1) ${m.jobs_manage_title()}`);
      expect(await axeFindings(page)).toEqual([]);
      await panel(page).getByRole('listitem').filter({ hasText: 'Ewa Nowak' }).getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Ewa Nowak' }).waitFor();
      await bell(page).waitFor();
      await bell(other).waitFor();
      await title(other, m.jobs_manage_title());
    });
  });

  test('say in every tab that the session ended elsewhere (T146)', async () => {
    const seeker = await registerPerson(own.app);
    await visitAs(own, seeker, paths.jobs(), async (page) => {
      const other = await openTab(page, paths.seekerApplications());
      await callSite(own.site, seeker.cookie, 'POST', '/auth/logout', {});
      await page.getByText(m.app_session_ended_title()).waitFor();
      await other.waitForURL(/login/);
      await other.getByText(m.app_session_ended_title()).waitFor();
    });
  });
});
