import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { callSite, signInDemo } from '#test/support/demo-site.ts';
import { ownSite } from '#test/support/own-site.ts';
import { personOf, type Reader, readerOf, readers } from '#test/support/page-row.ts';
import { makePageWorld, type PageWorld } from '#test/support/page-world.ts';
import { pages } from '#test/support/pages.ts';
import { goAlive } from '#test/support/signed-in-page.ts';

const MINUTES = 600_000;

/** Both widths and colour schemes in the languages with the shortest and the longest words, and all others once. */
const views = [
  { locale: 'en', width: 1280, colorScheme: 'light' },
  { locale: 'en', width: 360, colorScheme: 'dark' },
  { locale: 'de', width: 1280, colorScheme: 'dark' },
  { locale: 'de', width: 360, colorScheme: 'light' },
  { locale: 'es', width: 360, colorScheme: 'light' },
  { locale: 'fr', width: 360, colorScheme: 'light' },
  { locale: 'it', width: 360, colorScheme: 'light' },
  { locale: 'pt', width: 360, colorScheme: 'light' },
] as const;

/**
 * Each page for the first reader who sees it, in German and English in its other states too; once for every reader who
 * sees it.
 */
const addresses = (world: PageWorld, reader: Reader, view: (typeof views)[number]): string[] => [
  ...Object.values(pages).flatMap((row) => {
    const isSeen = view === views[0] ? row.answers[reader] === 200 : readerOf(row) === reader;
    const others = ['en', 'de'].includes(view.locale) ? (row.also?.(world) ?? []) : [];
    return isSeen ? [row.path(world), ...others] : [];
  }),
  // Not found except in the demo.
  ...(reader === 'seeker' ? ['/nothing', '/dev/parts'] : []),
];

/**
 * On every page, for every reader who sees it: no axe findings, nothing wider than the screen or below the content, no
 * thrown error.
 */
describe('pages', () => {
  const site = ownSite({ DEMO: '1' });
  let world: PageWorld;
  beforeAll(async () => {
    world = await makePageWorld(site.app);
  });

  describe.for(views)('$locale, $width px, $colorScheme', (view) => {
    const { locale, width, colorScheme } = view;
    /** Errors thrown by pages since the last call. */
    const thrown: string[] = [];

    async function openPage(cookie = ''): Promise<Page> {
      const context = await site.browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        locale,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      if (cookie) await context.setExtraHTTPHeaders({ cookie });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => thrown.push(message));
      return page;
    }

    async function findingsOn(page: Page, path: string): Promise<string[]> {
      const findings = await axeFindings(page);
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const end = Math.ceil(document.body.getBoundingClientRect().bottom + scrollY);
        return { width: scrollWidth - clientWidth, height: scrollHeight - Math.max(clientHeight, end) };
      });
      if (excess.width > 0) findings.push(`wider than the screen by ${excess.width} px`);
      if (excess.height > 0) findings.push(`taller than its content by ${excess.height} px`);
      findings.push(...thrown.splice(0).map((message) => `throws: ${message}`));
      return findings.map((finding) => `${path}: ${finding}`);
    }

    test.for(readers)('as %s', { timeout: MINUTES }, async (reader) => {
      const page = await openPage(personOf(world, reader)?.cookie);
      const findings: string[] = [];
      for (const path of addresses(world, reader, view)) {
        await page.goto(site.site.url + localizePath(path, locale), { waitUntil: 'load' });
        findings.push(...(await findingsOn(page, path)));
      }
      await page.context().close();
      expect(findings).toEqual([]);
    });

    // One for each width.
    if (view !== views[0] && view !== views[3]) return;

    /** Errors after an interaction with a hydrated page. */
    async function violations(path: string, cookie: string, prepare: (page: Page) => Promise<void>): Promise<string[]> {
      const page = await openPage(cookie);
      await goAlive(page, cookie, site.site.url + localizePath(path, locale));
      await prepare(page);
      const findings = await findingsOn(page, path);
      await page.context().close();
      return findings;
    }

    test.for(['job_seeker', 'employer'] as const)('more conversations than fit, of the %s', async (role) => {
      const cookie = await signInDemo(site.site, role);
      const list = (page: Page) => page.getByRole('navigation').getByRole('listitem').nth(5).waitFor();
      expect(await violations('/messaging', cookie, list)).toEqual([]);
    });

    test('dialogs and menus for managing jobs', async () => {
      const label = { locale };
      const cookie = await signInDemo(site.site, 'employer');
      const menu = async (page: Page) => {
        await page.getByRole('table').getByRole('button').first().click();
        await page.getByRole('menuitem').first().waitFor();
      };
      const choose = async (page: Page, action: string) => {
        await menu(page);
        await page.getByRole('menuitem', { name: action, exact: true }).click();
        await page.getByRole('dialog').getByRole('heading').waitFor();
      };
      const selectAll = (page: Page) => page.getByLabel(m.jobs_manage_select_all({}, label)).check();
      const opened: [string, (page: Page) => Promise<void>][] = [
        ['active', menu],
        ['active', (page) => choose(page, m.jobs_action_close({}, label))],
        ['closed', (page) => choose(page, m.jobs_action_renew({}, label))],
        ['active', selectAll],
        [
          'active',
          async (page) => {
            await selectAll(page);
            const bar = page.getByRole('region', { name: m.jobs_manage_bulk({}, label) });
            if (width < 768) {
              await bar.getByRole('button').first().click();
              await page.getByRole('menuitem', { name: m.jobs_action_pause({}, label) }).click();
            } else await bar.getByRole('button', { name: m.jobs_action_pause({}, label) }).click();
            await page.getByRole('alertdialog').waitFor();
          },
        ],
        [
          'active',
          async (page) => {
            await page.keyboard.press('?');
            await page.getByRole('dialog').waitFor();
          },
        ],
      ];
      for (const [status, open] of opened)
        expect(await violations(`/jobs/manage?status=${status}`, cookie, open)).toEqual([]);
    });

    test('dialogs and menus for writing a job', async () => {
      const label = { locale };
      const cookie = await signInDemo(site.site, 'employer');
      const { jobs } = await callSite<{ jobs: { id: string }[] }>(
        site.site,
        cookie,
        'GET',
        '/me/company/jobs?status=draft',
      );
      const path = `/jobs/edit/${jobs[0]?.id}`;
      const check = async (page: Page) => {
        await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
        await page.getByText(m.jobs_edit_check_required({}, label), { exact: true }).waitFor();
      };
      const preview = async (page: Page) => {
        await page.getByRole('button', { name: m.jobs_edit_preview({}, label) }).click();
        await page.getByRole('dialog').waitFor();
      };
      expect(await violations(path, cookie, check)).toEqual([]);
      if (width < 1024) expect(await violations(path, cookie, preview)).toEqual([]);
    });
  });
});
