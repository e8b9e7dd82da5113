import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { halfMinutesUntil } from '#test/support/page-clock.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** The platform's health as administrators see it. */
describe('the health page', () => {
  const own = sharedSite();
  let app: TestApp;
  let admin: TestPerson;

  beforeAll(async () => {
    ({ app } = own);
    admin = await registerPerson(app, { role: 'admin' });
  });
  beforeEach(async () => {
    await app.database.pool.query(`delete from mail where status = 'dead'`);
    await app.database.pool.query(
      `insert into mail (id, to_name, to_address, locale, subject, html, text, status, attempts, last_error)
      select gen_random_uuid(), 'Ana Silva', n || '@example.com', 'en', 'Subject ' || n, '', '', 'dead', 7, '451 Try again later' from generate_series(1, 3) as n`,
    );
  });

  const open = (use: (page: Page) => Promise<void>) => visitAs(own, admin, paths.adminHealth(), use);

  const toast = (page: Page, text: string) =>
    page.getByRole('alertdialog').or(page.getByRole('alert')).filter({ hasText: text }).first().waitFor(SOON);
  const retryOf = (page: Page, name: string) => page.getByRole('button', { name: m.admin_health_retry_one({ name }) });

  test('reports that a real site lacks a mail server', async () => {
    await open(async (page) => {
      await page.getByText(m.admin_health_no_server(), { exact: true }).waitFor(SOON);
    });
  });

  test('retries a failed email by keyboard, and reports the result', async () => {
    await open(async (page) => {
      await retryOf(page, '2@example.com').press('Enter');
      await toast(page, m.admin_health_retried({ count: 1 }));
      await expect.poll(() => retryOf(page, '2@example.com').count()).toBe(0);
      // The button has disappeared; the focus remains in that part of the page.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h3')?.textContent))
        .toBe(m.admin_health_mails());
      await page.getByRole('button', { name: m.admin_health_retry_all() }).click();
      await toast(page, m.admin_health_retried({ count: 2 }));
      await expect.poll(() => page.getByRole('button', { name: m.admin_health_retry_all() }).count()).toBe(0);
    });
  });

  test('updates itself and keeps the focus', async () => {
    await open(async (page) => {
      await page.clock.install();
      await page.reload();
      await connected(page);
      await retryOf(page, '3@example.com').focus();
      await app.database.pool.query(`delete from mail where to_address = '1@example.com'`);
      await halfMinutesUntil(page, async () => (await retryOf(page, '1@example.com').count()) === 0);
      expect(await retryOf(page, '3@example.com').evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });
});
