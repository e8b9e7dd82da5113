import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';
import { goAlive } from '#test/support/signed-in-page.ts';

const DAY = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** What an employer does with the company's jobs, and a seeker with the ones that they saved. */
describe('managing jobs', () => {
  const demo = sharedDemo();
  let employer: string;
  /** A word that the titles of one test's jobs share, so that the list can be asked for them alone. */
  let word: string;

  beforeAll(async () => {
    employer = await signInDemo(demo.site, 'employer');
  });
  beforeEach(() => {
    word = `Quince${randomInt(2 ** 40).toString(36)}`;
  });

  async function call(cookie: string, method: string, path: string, json?: object): Promise<{ id: string }> {
    const headers = {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(json ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(`${demo.site.url}/api${path}`, {
      method,
      headers,
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()) as { id: string };
  }

  const titled = (name: string) => `${word} ${name}`;

  async function draft(name: string): Promise<string> {
    const text = {
      title: titled(name),
      description: '<p>You answer customers by phone and by e-mail, and you like it.</p>',
      requirements: '',
    };
    const facts = {
      category: 'sales',
      employmentType: 'full_time',
      workplace: 'onsite',
      city: 'Porto',
      country: 'PT',
      validThrough: day(20),
    };
    return (await call(employer, 'POST', '/jobs', { primaryLocale: 'en', ...facts, translations: { en: text } })).id;
  }

  async function active(name: string): Promise<string> {
    const id = await draft(name);
    await call(employer, 'POST', `/jobs/${id}/publish`);
    return id;
  }

  async function as(cookie: string, path: string, use: (page: Page) => Promise<void>): Promise<void> {
    const context = await demo.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
    await context.addCookies(
      cookie.split('; ').map((pair) => ({
        url: demo.site.url,
        name: pair.split('=', 1)[0]!,
        value: pair.slice(pair.indexOf('=') + 1),
      })),
    );
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await goAlive(page, cookie, demo.site.url + path);
    await use(page);
    await context.close();
    expect(failures).toEqual([]);
  }

  const managing = (use: (page: Page) => Promise<void>, query = '') =>
    as(employer, `${paths.manageJobs()}?q=${word}${query}`, use);
  const row = (page: Page, name: string) => page.getByRole('row', { name: titled(name) });
  const select = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: m.jobs_manage_select({ title: titled(name) }) });
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).waitFor();
  const inside = (place: Locator, words: string) => place.getByText(words, { exact: true }).waitFor();

  /** Chooses an action from the menu of a row. */
  async function choose(page: Page, name: string, action: string): Promise<void> {
    await page.getByRole('button', { name: m.jobs_actions_named({ title: titled(name) }) }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  test('a job is handed over to a colleague, who then stands in its row', async () => {
    await active('clerk');
    await managing(async (page) => {
      await choose(page, 'clerk', m.jobs_action_hand_over());
      const dialog = page.getByRole('dialog');
      const colleagues = dialog.getByLabel(m.jobs_hand_over_to());
      await colleagues.waitFor();
      // Readers of the company cannot answer anybody.
      expect(await colleagues.locator('option').allInnerTexts()).toEqual(['Jonas Weber', 'Beatriz Vasconcelos']);
      await colleagues.selectOption({ label: 'Beatriz Vasconcelos' });
      await dialog.getByRole('button', { name: m.jobs_action_hand_over() }).click();
      await toast(page, m.jobs_handed_over({ name: 'Beatriz Vasconcelos' }));
      await inside(row(page, 'clerk'), m.jobs_manage_responsible({ name: 'Beatriz Vasconcelos' }));
    });
  });

  test('a job is paused and taken up again (T39)', async () => {
    await active('A');
    await managing(async (page) => {
      await choose(page, 'A', m.jobs_action_pause());
      await inside(row(page, 'A'), m.jobs_status_paused());
      await toast(page, m.jobs_done_pause({ count: 1 }));
      await choose(page, 'A', m.jobs_action_publish());
      await inside(row(page, 'A'), m.jobs_status_active());
    });
  });

  test('closing asks for the reason, and renewing opens the job again (T40)', async () => {
    await active('A');
    await managing(async (page) => {
      const dialog = page.getByRole('dialog');
      await choose(page, 'A', m.jobs_action_close());
      await dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last().click();
      await inside(dialog, m.jobs_close_reason_missing());
      await dialog.getByLabel(m.jobs_close_cancelled()).check();
      await dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last().click();
      await inside(row(page, 'A'), m.jobs_status_closed());
      await inside(row(page, 'A'), m.jobs_close_cancelled());

      await choose(page, 'A', m.jobs_action_renew());
      const lastDay = dialog.getByLabel(m.jobs_renew_day());
      expect(await lastDay.inputValue()).toBe(day(30));
      await dialog.locator(`time[datetime="${day(30)}"]`).waitFor();
      await lastDay.fill(day(61));
      await dialog.getByRole('button', { name: m.jobs_action_renew(), exact: true }).click();
      await dialog.getByText(/from today to/).waitFor();
      await lastDay.fill(day(5));
      await dialog.locator(`time[datetime="${day(5)}"]`).waitFor();
      await dialog.getByRole('button', { name: m.jobs_action_renew(), exact: true }).click();
      await inside(row(page, 'A'), m.jobs_status_active());
      await inside(row(page, 'A'), m.jobs_manage_ends({ when: 'in 5 days' }));
    });
  });

  test('a copy is a draft that opens in its editor, and a draft can be deleted (T41)', async () => {
    const id = await active('A');
    await managing(async (page) => {
      await choose(page, 'A', m.jobs_action_duplicate());
      await page.waitForURL(/\/jobs\/edit\//);
      expect(page.url()).not.toContain(id);
    });
    await managing(async (page) => {
      await inside(row(page, 'A'), m.jobs_status_draft());
      await choose(page, 'A', m.jobs_action_remove());
      await page.getByRole('alertdialog').getByRole('button', { name: m.jobs_action_remove() }).click();
      await page.getByText(m.jobs_manage_no_match()).waitFor();
      await page.getByRole('link', { name: m.jobs_manage_show_all() }).waitFor();
    }, '&status=draft');
  });

  test('a draft without a title can be opened from the list', async () => {
    const { id } = await call(employer, 'POST', '/jobs', { primaryLocale: 'en', translations: {} });
    await as(employer, `${paths.manageJobs()}?status=draft`, async (page) => {
      expect(await page.locator(`[data-row="${id}"]`).textContent()).toBe(m.jobs_edit_preview_no_title());
    });
    await call(employer, 'DELETE', `/jobs/${id}`, {});
  });

  test('of several, what could not be changed is told with its reason', async () => {
    await active('A');
    await active('B');
    await draft('C');
    const closedByAnother = await active('D');
    await managing(async (page) => {
      // In another window, after this one has read the list.
      await call(employer, 'POST', `/jobs/${closedByAnother}/close`, { reason: 'other' });
      await select(page, 'A').click();
      await select(page, 'D').click({ modifiers: ['Shift'] });
      const bar = page.getByRole('region', { name: m.jobs_manage_bulk() });
      await inside(bar, m.ui_selected({ count: 4 }));
      await bar.getByRole('button', { name: m.jobs_action_pause() }).click();
      const dialog = page.getByRole('alertdialog', { name: m.jobs_ask_pause({ count: 3 }) });
      await inside(dialog, m.jobs_ask_rest({ count: 1 }));
      await dialog.getByRole('button', { name: m.jobs_action_pause() }).click();

      const notice = page.getByRole('alert');
      await inside(notice, m.jobs_done_pause({ count: 2 }));
      await inside(notice, m.jobs_refused({ count: 2 }));
      await inside(notice, m.jobs_refused_status({ title: titled('C'), status: m.jobs_status_draft() }));
      await inside(notice, m.jobs_refused_status({ title: titled('D'), status: m.jobs_status_closed() }));
      for (const [name, status] of [
        ['A', m.jobs_status_paused()],
        ['B', m.jobs_status_paused()],
        ['C', m.jobs_status_draft()],
        ['D', m.jobs_status_closed()],
      ] as const) {
        await inside(row(page, name), status);
      }
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    }, '&sort=title');
  });

  test('keys move, select and change; not where one types, and not once they are turned off', async () => {
    await active('A');
    await active('B');
    await managing(async (page) => {
      const title = (name: string) => page.getByRole('link', { name: titled(name), exact: true });
      const focused = (name: string) =>
        expect.poll(() => title(name).evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('j');
      await focused('A');
      await page.keyboard.press('ArrowDown');
      await focused('B');
      await page.keyboard.press('x');
      expect(await select(page, 'B').isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await select(page, 'B').isChecked()).toBe(false);
      await page.keyboard.press('p');
      await inside(row(page, 'B'), m.jobs_status_paused());

      await page.keyboard.press('/');
      await page.keyboard.press('p');
      expect(await page.getByRole('searchbox').first().inputValue()).toBe('p');
      await title('A').focus();

      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: m.app_shortcuts() }).getByLabel(m.app_shortcuts_use()).uncheck();
      await page.keyboard.press('Escape');
      await focused('A');
      await page.keyboard.press('p');
      await page.keyboard.press('x');
      expect(await select(page, 'A').isChecked()).toBe(false);
      await inside(row(page, 'A'), m.jobs_status_active());
    }, '&sort=title');
  });

  test('the list fits a phone, a tablet and a small window without scrolling sideways', async () => {
    await active('with a title that is as long as they come');
    await as(employer, localizePath(`${paths.manageJobs()}?q=${word}`, 'de'), async (page) => {
      for (const width of [360, 768, 1023, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${width}`,
        ).toBeLessThanOrEqual(0);
      }
    });
  });

  test('a seeker takes a saved job off the list, and may change their mind while it is in view', async () => {
    const [ended, open] = [await active('A'), await active('B')];
    const seeker = await signInDemo(demo.site, 'job_seeker');
    for (const id of [ended, open]) await call(seeker, 'PUT', `/jobs/${id}/saved`);
    await call(employer, 'POST', `/jobs/${ended}/close`, { reason: 'filled_here' });
    const saved = (use: (page: Page) => Promise<void>) => as(seeker, paths.savedJobs(), use);
    const toggle = (page: Page, name: string) =>
      page.getByRole('button', { name: m.jobs_save_named({ title: titled(name) }) });
    const press = async (page: Page, name: string, method: 'PUT' | 'DELETE') => {
      const answered = page.waitForResponse((response) => response.request().method() === method && response.ok());
      await toggle(page, name).click();
      await answered;
      expect(await toggle(page, name).getAttribute('aria-pressed')).toBe(String(method === 'PUT'));
    };
    await saved(async (page) => {
      await page
        .getByRole('listitem')
        .filter({ hasText: titled('A') })
        .getByText(/^Closed on /)
        .waitFor();
      await press(page, 'A', 'DELETE');
      await press(page, 'B', 'DELETE');
      await press(page, 'B', 'PUT');
    });
    await saved(async (page) =>
      expect([await toggle(page, 'A').count(), await toggle(page, 'B').count()]).toEqual([0, 1]),
    );
  });
});
