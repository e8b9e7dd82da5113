import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { giveBack } from '#test/support/contexts.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

describe('a first visit', () => {
  const own = sharedSite();

  test("is offered the visitor's language, once", async () => {
    const page = await openAs(own.browser, '', own.site.url, { browserLocale: 'fr' });
    const offer = page.getByText('Disponible aussi en français');
    expect(await offer.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Non merci' }).click();
    await offer.waitFor({ state: 'hidden' });
    await page.reload();
    expect(await offer.isVisible()).toBe(false);
    await giveBack(page.context());
  });
});

describe('a navigation', () => {
  const own = sharedSite();

  test('focuses the heading of the new page, also when going back', async () => {
    const { cookie } = await registerPerson(own.app);
    const page = await openAs(own.browser, cookie, own.site.url + paths.notifications());
    const focused = (name: string) => page.locator('h1:focus').filter({ hasText: name }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: m.app_messages() }).click();
    await focused(m.app_messages());
    await page.goBack();
    await focused(m.notifications_title());
    await giveBack(page.context());
  });

  test('prefetches its page when its link is hovered', async () => {
    const { cookie } = await registerPerson(own.app);
    const page = await openAs(own.browser, cookie, own.site.url + paths.notifications());
    const read = page.waitForRequest((request) => new URL(request.url()).pathname === `${paths.terms()}.data`);
    await page.getByRole('contentinfo').getByRole('link', { name: m.app_terms() }).hover();
    await read;
    await giveBack(page.context());
  });
});
