import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { callSite } from '#test/support/demo-site.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { goAnonymously } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };
const PASSWORD = 'seven lanterns on a bridge';

/** The form of a registration, and what it says when the server refuses. */
describe('a registration', () => {
  const own = sharedSite();
  let admin: TestPerson;
  let count = 0;
  beforeAll(async () => {
    admin = await registerPerson(own.app, { role: 'admin' });
  });

  async function set(key: string, value: unknown): Promise<void> {
    const settings = await callSite<{ id: string; key: string }[]>(own.site, admin.cookie, 'GET', '/settings');
    await callSite(own.site, admin.cookie, 'PUT', `/settings/${settings.find((setting) => setting.key === key)?.id}`, {
      value,
    });
  }
  /** Fills the form in, in a language, and sends it after what the test prepares. */
  async function send(
    locale: Locale,
    { email = `new-${(count += 1)}@example.com`, password = PASSWORD },
    look: (page: Page) => Promise<void>,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<void> {
    const context = await own.browser.newContext({ locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await goAnonymously(page, own.site.url + localizePath(paths.register(), locale));
    const fields = page.locator('form input:not([type=radio]):not([type=checkbox])');
    for (const [index, value] of ['Lea', 'Roth', email, password, password].entries())
      await fields.nth(index).fill(value);
    await page.getByRole('checkbox').check();
    await prepare?.(page);
    await Promise.all([
      look(page),
      page.getByRole('button', { name: m.auth_create_account({}, { locale }), exact: true }).click(),
    ]);
    await context.close();
  }
  /** The toast says that it failed, as something bad, and these words. */
  const failed = (locale: Locale, words: string) => async (page: Page) => {
    const toast = page
      .getByRole('alertdialog')
      .filter({ has: page.getByText(m.auth_registration_failed({}, { locale }), { exact: true }) });
    await toast.waitFor(SOON);
    expect(await toast.locator('[slot=description]').innerText()).toBe(words);
    expect(await toast.locator('svg').first().getAttribute('class')).toContain('text-coral');
  };
  const found = (locale: Locale, field: string, problem: string) =>
    m.auth_field_problem({ field, problem }, { locale });

  test.for(['en', 'pt'] as const)(
    'that is refused says why, whatever the reason, in the reader’s language (%s) (T263)',
    async (locale) => {
      const words = { locale };
      const password = m.auth_password({}, words);
      await send(
        locale,
        { password: '12ab!' },
        failed(locale, found(locale, password, m.auth_password_too_short({ min: 6 }, words))),
      );
      await send(
        locale,
        { password: 'password' },
        failed(locale, found(locale, password, m.field_common_password({}, words))),
      );
      await send(locale, { email: admin.email }, failed(locale, m.problem_email_taken({}, words)));
      await send(locale, {}, failed(locale, m.problem_offline({}, words)), (page) =>
        page.route('**/api/auth/register', (route) => route.abort()),
      );
      const proxy = { status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' };
      await send(locale, {}, failed(locale, m.problem_unavailable({}, words)), (page) =>
        page.route('**/api/auth/register', (route) => route.fulfill(proxy)),
      );
      await set('limits.sign_up_per_address', { max: 1, seconds: 600 });
      const tooMany = async (page: Page) => {
        const answer = await page.waitForResponse('**/api/auth/register');
        const { data } = (await answer.json()) as { data: { retryAfter: number } };
        expect(answer.status()).toBe(429);
        await failed(
          locale,
          m.problem_too_many_requests_minutes({ minutes: Math.ceil(data.retryAfter / 60) }, words),
        )(page);
      };
      await send(locale, {}, tooMany);
      await set('limits.sign_up_per_address', { max: 1_000, seconds: 600 });
    },
  );

  test('clears what it said of an address when a later check fails, and only logs that (T269)', async () => {
    const context = await own.browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    await goAnonymously(page, own.site.url + paths.register());
    const notice = page.getByText('You already have an account with this email.');
    const type = (email: string) => page.getByLabel('Email').fill(email);
    await type(admin.email);
    await notice.waitFor(SOON);
    await type(`x${admin.email}`);
    await notice.waitFor({ ...SOON, state: 'detached' });
    // What was found is too old to be used again, and the check that would replace it fails.
    await page.clock.setFixedTime(Date.now() + 6 * 60_000);
    await page.route('**/api/auth/check-email', (route) => route.abort());
    await type(admin.email);
    await expect
      .poll(() => logged.filter((text) => text.includes('Could not read') && text.includes('checkEmail')), SOON)
      .toHaveLength(1);
    expect(logged.join()).not.toContain(admin.email);
    await notice.waitFor({ ...SOON, state: 'detached' });
    expect([
      await page.getByRole('alertdialog').count(),
      await page.locator('form [aria-invalid="true"]').count(),
    ]).toEqual([0, 0]);
    await context.close();
  });
});
