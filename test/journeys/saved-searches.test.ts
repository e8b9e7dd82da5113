import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies } from '#test/support/demo-site.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';

const own = sharedSite();

/** Opens the dialog, fills it in and sends it. */
async function save(page: Page, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: m.saved_searches_save() }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: m.saved_searches_save() }).click();
  await page.getByRole('alertdialog').filter({ hasText: m.saved_searches_saved() }).first().waitFor();
}

test('a search is saved with a name; another one takes its place and keeps the name', async () => {
  const seeker = await registerPerson(own.app);
  const context = await own.browser.newContext();
  await context.addCookies(browserCookies(own.site, seeker.cookie));
  const page = await context.newPage();
  const searches = async () => {
    const answer = await own.app.request('GET', '/api/me/saved-searches', { cookie: seeker.cookie });
    return (await answer.json()) as { name: string; filters: object }[];
  };
  await page.goto(`${own.site.url}${paths.jobs()}?category=sales`, { waitUntil: 'networkidle' });
  await save(page, (dialog) => dialog.getByLabel(m.saved_searches_name()).fill('Selling'));
  expect(await searches()).toMatchObject([{ name: 'Selling', filters: { category: ['sales'] } }]);
  await page.goto(`${own.site.url}${paths.jobs()}?category=customer_service`, { waitUntil: 'networkidle' });
  await save(page, (dialog) =>
    dialog.getByLabel(m.saved_searches_as()).selectOption({ label: m.saved_searches_in_place({ name: 'Selling' }) }),
  );
  expect(await searches()).toMatchObject([{ name: 'Selling', filters: { category: ['customer_service'] } }]);
  await context.close();
});
