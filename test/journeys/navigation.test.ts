import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** What stands around every page: the header, the menus and the bar of small screens. */
describe('around every page', () => {
  const own = sharedSite();
  let seeker: TestPerson;
  let employer: TestPerson;
  let applicationId: string;

  beforeAll(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    const { id } = await createActive(own.app, employer, completeJob());
    applicationId = (
      await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' })
    ).id;
    await callSite(own.site, employer.cookie, 'POST', `/applications/${applicationId}/view`, {});
  });

  test('a first visit is offered its own language, once', async () => {
    const page = await openAs(own.browser, '', own.site.url, { locale: 'fr' });
    const offer = page.getByText('Disponible aussi en français');
    expect(await offer.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Non merci' }).click();
    await offer.waitFor({ state: 'hidden' });
    await page.reload();
    expect(await offer.isVisible()).toBe(false);
    await page.context().close();
  });

  test('on a wide screen there are the bell and the own menu, on a phone a menu that opens and closes (T58)', async () => {
    const wide = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    const banner = wide.getByRole('banner');
    const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
    await banner.getByRole('button', { name: /^Notifications/ }).waitFor();
    expect([await banner.locator('summary[aria-label="Menu"]').isVisible(), await bar(wide).isVisible()]).toEqual([
      false,
      false,
    ]);
    await banner.getByRole('button', { name: 'Your account: Lucía Moreno' }).click();
    await wide.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    const narrow = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings(), { width: 360 });
    const link = narrow.getByRole('banner').getByRole('link', { name: 'Browse Jobs' });
    expect([await link.isVisible(), await bar(narrow).isVisible()]).toEqual([false, true]);
    const menu = narrow.getByRole('banner').locator('summary').last();
    await menu.click();
    await link.waitFor();
    await menu.click();
    await link.waitFor({ state: 'hidden' });
  });

  /** Unread messages to the seeker, written into the table: the limit on sending holds for tests too. */
  async function write(count: number): Promise<void> {
    await own.app.database.pool.query(
      `insert into message (id, application_id, seq, client_id, side, sender_id, recipient_id, content, search, created_at)
       select gen_random_uuid(), $1, number, gen_random_uuid(), 'employer', $2, $3, 'Number ' || number, '', now() from generate_series(2, $4 + 1) as number`,
      [applicationId, employer.userId, seeker.userId, count],
    );
    await own.app.base.db
      .updateTable('conversation')
      .set({ last_seq: count + 1 })
      .where('application_id', '=', applicationId)
      .execute();
  }

  test('“Messages” carries how many are unread, in the header, its menu and the bar: 99, and one more is “99+” (T57)', async () => {
    const say = () =>
      callSite(own.site, employer.cookie, 'POST', `/applications/${applicationId}/messages`, {
        clientId: randomUUID(),
        content: 'Good morning',
      });
    const badge = (page: Page, navigation: string) =>
      page
        .getByRole('navigation', { name: navigation })
        .locator('a[href="/messaging"]')
        .locator('span[aria-hidden="true"]')
        .first();
    const wide = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await connected(wide);
    expect(await badge(wide, 'Main').count()).toBe(0);
    await say();
    await expect.poll(() => badge(wide, 'Main').innerText(), SOON).toBe('1');
    // Orca joins the texts of a link as they are, and would read “Messages1 unread”.
    const words = wide.getByRole('banner').locator('a[href="/messaging"] .sr-only').first();
    expect(await words.textContent()).toBe('\u00A01 unread\u00A0');
    await write(98);
    const narrow = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings(), { width: 360 });
    await connected(narrow);
    await narrow.getByRole('banner').locator('summary').last().click();
    const onPhone = () =>
      Promise.all(['Menu', 'Quick links'].map((navigation) => badge(narrow, navigation).innerText()));
    await wide.reload();
    await expect.poll(() => badge(wide, 'Main').innerText(), SOON).toBe('99');
    expect(await onPhone()).toEqual(['99', '99']);
    await say();
    await expect.poll(() => badge(wide, 'Main').innerText(), SOON).toBe('99+');
    await expect.poll(onPhone, SOON).toEqual(['99+', '99+']);
    for (const page of [wide, narrow]) await page.context().close();
  });
});
