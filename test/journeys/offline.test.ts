import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const site = sharedSite();

/** Until the page knows it. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.waitForFunction((offline) => navigator.onLine !== offline, isOffline);
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: m.app_offline_title() });

test('without a connection, a link or a search keeps a public page open, with a message', async () => {
  const page = await openAs(site.browser, '', site.origin + paths.jobs());
  const words = page.getByRole('searchbox').or(page.locator('input[name=q]')).first();
  await setOffline(page, true);
  await page.getByRole('contentinfo').getByRole('link', { name: m.app_about() }).click();
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toContain(m.app_offline_stays());
  await setOffline(page, false);
  await notice(page).waitFor({ state: 'hidden' });
  await setOffline(page, true);
  await words.fill('sales');
  await words.press('Enter');
  await notice(page).waitFor();
  expect([page.url(), await words.inputValue()]).toEqual([site.origin + paths.jobs(), 'sales']);
  // Parts of this page need no connection.
  await page.locator('a[href="#content"]').press('Enter');
  expect(new URL(page.url()).hash).toBe('#content');
  await setOffline(page, false);
  await words.press('Enter');
  await page.waitForURL(/q=sales/);
});

test('without a connection, a link keeps a page with React open, with a message', async () => {
  const person = await registerPerson(site.app);
  const page = await openAs(site.browser, person.cookie, site.origin + paths.settings());
  const account = page.getByRole('button', { name: m.app_user_menu({ name: 'Ana Prado' }) });
  // Its items are loaded by the first click.
  await account.click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  await setOffline(page, true);
  const dashboard = page.getByRole('banner').getByRole('link', { name: m.app_dashboard() }).first();
  // Pointing at a link preloads its page.
  await dashboard.hover();
  await dashboard.click();
  await notice(page).waitFor();
  await account.click();
  await page.getByRole('menuitem', { name: m.jobs_saved_title() }).click();
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(paths.settings());
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(m.app_settings());
  await setOffline(page, false);
  await dashboard.click();
  await page.waitForURL(site.origin + paths.seekerDashboard());
});

test('without a connection, a new page shows a message in its language, and nothing of the site is stored', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${site.origin}/de/jobs`);
  // Active once its pages are stored.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual([
    '/de/offline',
    '/es/offline',
    '/fr/offline',
    '/it/offline',
    '/offline',
    '/plain.css',
    '/pt/offline',
  ]);
  await page.goto(`${site.origin}/de/about`);
  expect(await page.title()).not.toBe(m.app_offline_title({}, { locale: 'de' }));
  await setOffline(page, true);
  await page.goto(`${site.origin}/de/jobs`);
  expect(await page.title()).toBe(m.app_offline_title({}, { locale: 'de' }));
  await page.goto(`${site.origin}/jobs`);
  expect(await page.title()).toBe(m.app_offline_title({}, { locale: 'en' }));
  await context.close();
});
