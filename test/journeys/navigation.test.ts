import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { callSite } from '#test/support/demo-site.ts';
import { linksOf, partOf } from '#test/support/html.ts';
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
  let admin: TestPerson;
  let applicationId: string;

  beforeAll(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    admin = await registerPerson(own.app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
    const { id } = await createActive(own.app, employer, completeJob());
    applicationId = (
      await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' })
    ).id;
    await callSite(own.site, employer.cookie, 'POST', `/applications/${applicationId}/view`, {});
  });

  const ask = (path: string, who?: TestPerson) =>
    fetch(own.site.url + path, { redirect: 'manual', ...(who ? { headers: { cookie: who.cookie } } : {}) });

  test('the header and the bar of small screens show each role its own links (T50)', async () => {
    const shown = async (who?: TestPerson) => {
      const html = await (await ask(paths.about(), who)).text();
      const header = partOf(html, '<header', '</header>');
      const links = (navigation: string) => linksOf(partOf(html, `<nav aria-label="${navigation}"`, '</nav>'));
      return {
        header,
        wide: links('Main'),
        menu: links('Menu').filter(([name]) => !name?.startsWith('Notifications')),
        bar: html.includes('aria-label="Quick links"') ? links('Quick links') : null,
      };
    };
    const browse = ['Browse Jobs', '/jobs'];
    const theirs = (role: string) => [
      ['Dashboard', `/dashboard/${role}`],
      ['Profile', `/profile/${role}`],
      ['Messages', '/messaging'],
    ];
    const actions = [
      ['Sign In', '/login'],
      ['Join', '/register'],
    ];
    const nobody = await shown();
    const site = [browse, ['For Employers', '/for-employers'], ['About', '/about']];
    expect([nobody.wide, nobody.menu, nobody.bar]).toEqual([site, [...site, ...actions], null]);
    expect(linksOf(nobody.header).filter(([name]) => name === 'Sign In' || name === 'Join')).toEqual([
      ...actions,
      ...actions,
    ]);

    const links = {
      seeker: [browse, ...theirs('job-seeker')],
      employer: [browse, ...theirs('employer'), ['Post Job', '/jobs/post']],
      admin: [browse, ...theirs('job-seeker'), ['Admin', '/admin']],
    };
    const bar = (role: string, ...more: string[][]) => [
      ['Jobs', '/jobs'],
      ['Dashboard', `/dashboard/${role}`],
      ...more,
      ['Messages', '/messaging'],
      ['Profile', `/profile/${role}`],
      ['More', '/about'],
    ];
    const bars = {
      seeker: bar('job-seeker'),
      employer: bar('employer', ['Post Job', '/jobs/post']),
      admin: bar('job-seeker'),
    };
    const people = { seeker, employer, admin };
    for (const role of ['seeker', 'employer', 'admin'] as const) {
      const { wide, menu, bar: quick } = await shown(people[role]);
      expect([role, wide, menu, quick]).toEqual([role, links[role], links[role], bars[role]]);
    }
    for (const who of [undefined, seeker, employer, admin])
      expect(linksOf((await shown(who)).header)[0]).toEqual(['Parlance', '/']);
    expect((await ask(paths.seekerDashboard(), admin)).headers.get('location')).toBe(paths.admin());
  });

  test('a page from the server says already who reads it (T144)', async () => {
    for (const [who, name] of [
      [seeker, 'Lucía Moreno'],
      [employer, 'Jonas Weber'],
    ] as const) {
      const html = await (await ask(paths.about(), who)).text();
      expect(partOf(html, '<header', '</header>')).toContain(`aria-label="Your account: ${name}"`);
    }
    expect(await (await ask(paths.about())).text()).not.toContain('Your account');
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
