import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { ownSite } from '#test/support/own-site.ts';

const site = ownSite();

test('where there is no connection, a page says so in its language, and nothing of the site is kept', async () => {
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
  await site.site.kill();
  await page.goto(`${site.origin}/de/jobs`);
  expect(await page.title()).toBe(m.app_offline_title({}, { locale: 'de' }));
  await page.goto(`${site.origin}/jobs`);
  expect(await page.title()).toBe(m.app_offline_title({}, { locale: 'en' }));
  await context.close();
});
