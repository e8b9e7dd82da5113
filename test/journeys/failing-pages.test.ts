import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { newPage, openAs } from '#test/support/signed-in-page.ts';
import { spoilDays } from '#test/support/spoil-days.ts';

const SOON = { timeout: 15_000 };
const ENTRY = ['componentStack', 'errorId', 'level', 'message', 'stack', 'timestamp', 'url', 'userAgent'];

/** Pages that fail on the server, or while React renders them. */
describe('a page that fails', () => {
  const own = sharedSite();
  let seeker: TestPerson;
  let employer: TestPerson;

  beforeAll(async () => {
    seeker = await registerPerson(own.app);
    employer = await registerEmployer(own.app, {});
    const { id } = await createActive(own.app, employer, completeJob());
    await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' });
  });

  const query = (sql: string) => own.app.database.pool.query(sql);
  /** While this runs, no query can read the table. */
  async function without(table: string, use: () => Promise<void>): Promise<void> {
    await query(`alter table ${table} rename to ${table}_away`);
    try {
      await use();
    } finally {
      await query(`alter table ${table}_away rename to ${table}`);
    }
  }
  const keptErrors = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[]);
  const actions = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, (link as HTMLAnchorElement).href]));

  test.for([
    ['de', 'with script', true],
    ['fr', 'without script', false],
  ] as const)(
    'shows an error to signed-out readers (%s, %s) without React, offers a retry, links home, and is logged (T63)',
    async ([locale, , hasScript]) => {
      const page = await newPage(own.browser, '', own.site.url, { hasScript });
      const address = `${own.site.url}${localizePath(paths.jobs(), locale)}?q=executive`;
      const words = { locale: locale as Locale };
      if (hasScript) {
        await page.goto(own.site.url + paths.about());
        await page.evaluate(() =>
          localStorage.setItem(
            'parlance.errors',
            JSON.stringify(Array.from({ length: 10 }, (_, index) => ({ errorId: `old-${index}` }))),
          ),
        );
      }
      await without('job', async () => {
        const answer = await page.goto(address);
        expect([answer?.status(), (await answer?.text())?.match(/<script/g)?.length]).toEqual([500, 1]);
        await page.getByRole('heading', { level: 1, name: m.app_error_title({}, words), exact: true }).waitFor();
        expect(await actions(page)).toEqual([
          [m.app_try_again({}, words), address],
          [m.app_go_home({}, words), own.site.url + localizePath('/', locale)],
        ]);
      });
      if (hasScript) {
        const [entry, ...earlier] = await keptErrors(page);
        expect(earlier.map(({ errorId }) => errorId)).toEqual(Array.from({ length: 9 }, (_, index) => `old-${index}`));
        expect(Object.keys(entry ?? {}).toSorted()).toEqual(ENTRY);
        expect(entry).toMatchObject({
          level: 'page',
          url: own.site.url + localizePath(paths.jobs(), locale),
          userAgent: await page.evaluate(() => navigator.userAgent),
        });
        expect([entry?.errorId, entry?.message, Date.parse(entry?.timestamp ?? '')]).toEqual([
          expect.stringMatching(/^[\da-f]{32}$/),
          expect.stringMatching(/./),
          expect.closeTo(Date.now(), -5),
        ]);
      }
      await page.getByRole('link', { name: m.app_try_again({}, words), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: m.jobs_browse_title({}, words) }).waitFor(SOON);
      expect(page.url()).toBe(address);
    },
  );

  test('is logged too if it fails before any of it is rendered (T278)', async () => {
    const page = await newPage(own.browser, seeker.cookie, own.site.url);
    await without('user_session', async () => {
      expect((await page.goto(own.site.url + paths.seekerProfile()))?.status()).toBe(500);
      expect(await keptErrors(page)).toMatchObject([
        { level: 'page', message: 'INTERNAL', url: own.site.url + paths.seekerProfile() },
      ]);
    });
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ana Prado' }).waitFor(SOON);
  });

  test('is logged with the component stack if it fails while React renders (T137)', async () => {
    const page = await openAs(own.browser, employer.cookie, own.site.url + paths.employerDashboard());
    await spoilDays(page);
    await page.locator(`a[href^="${paths.manageApplications()}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor(SOON);
    const [entry, ...others] = await keptErrors(page);
    expect([others, entry?.level, entry?.url]).toEqual([[], 'page', own.site.url + paths.manageApplications()]);
    expect(entry?.message).toMatch(/Invalid time value|RangeError|date/i);
    expect(entry?.componentStack).toMatch(/\n {4}at .+\/assets\/.+\.js/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('redirects to the dashboard with a message if an application could not be loaded (T273)', async () => {
    const page = await openAs(own.browser, employer.cookie, own.site.url + paths.manageApplications());
    await page.route('**/*.data*', (route) =>
      route.request().url().includes('/review/') ? route.fulfill({ status: 500, body: 'Not now.' }) : route.continue(),
    );
    await page.getByRole('link', { name: 'Ana Prado' }).first().click();
    await page.waitForURL(own.site.url + paths.employerDashboard());
    await page.getByRole('alertdialog').filter({ hasText: 'Failed to load application details' }).first().waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('stays when reading again after a change fails, and shows the change once that works', async () => {
    const page = await openAs(own.browser, employer.cookie, own.site.url + paths.team());
    await page.route('**/team.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }), { times: 1 });
    await page.getByRole('textbox', { name: m.auth_email() }).fill('jonas@new.example');
    await page.getByRole('button', { name: m.team_invite_send() }).click();
    await page.getByRole('button', { name: m.team_invitation_again_of({ email: 'jonas@new.example' }) }).waitFor(SOON);
    expect(await keptErrors(page)).toEqual([]);
  });

  test('keeps its content if reloading fails after missed events, until that works', async () => {
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    const typed = page.getByLabel('New email');
    await typed.fill('ana@new.example');
    let isBroken = true;
    const reads: number[] = [];
    await page.route('**/settings.data*', async (route) => {
      if (isBroken) await route.fulfill({ status: 500, body: 'Not now.' });
      else await route.continue();
      reads.push(isBroken ? 500 : 200);
    });
    await page.route('**/api/live*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'id: 1\ndata: {"type":"reset"}\n\n' }),
    );
    // The stream reconnects.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(() => reads.length, SOON).toBeGreaterThan(1);
    expect(await typed.inputValue()).toBe('ana@new.example');
    const read = page.waitForResponse((response) => response.ok() && response.url().includes('.data'));
    isBroken = false;
    await (await read).finished();
    expect(await typed.inputValue()).toBe('ana@new.example');
    expect(await keptErrors(page)).toEqual([]);
  });
});
