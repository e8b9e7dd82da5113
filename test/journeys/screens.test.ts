import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { ownSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';
import { spoilDays } from '#test/support/spoil-days.ts';

const SOON = { timeout: 15_000 };

/** What takes the place of a page while it is on its way, and when it fails. */
describe('a page that one goes to', () => {
  const own = ownSite();
  let seeker: TestPerson;

  beforeAll(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    const { id } = await createActive(own.app, await registerEmployer(own.app));
    await callSite(own.site, seeker.cookie, 'POST', `/jobs/${id}/applications`, { coverLetter: '' });
  });

  /** On a page that stays alive while others fail: where a link leads is answered as the test says. */
  async function following(
    link: string,
    address: string,
    answer: (page: Page) => Promise<unknown>,
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await answer(page);
    // Without a pointer: pointing at the link would read the page ahead, past `answer`.
    await page.getByRole('banner').getByRole('link', { name: link }).first().dispatchEvent('click');
    await page.waitForURL(own.site.url + address);
    await look(page);
    // What is still read while the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const badAnswer = (page: Page) =>
    page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));

  test('while a page is on its way, that is shown and said (T29)', async () => {
    const arrived = Promise.withResolvers<void>();
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await page.route('**/*.data*', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    // Without a pointer, as above.
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().dispatchEvent('click');
    const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
    await loading.waitFor({ state: 'attached' });
    arrived.resolve();
    await page.getByRole('heading', { level: 1, name: 'Good to see you, Lucía' }).waitFor(SOON);
    await loading.waitFor({ state: 'detached' });
  });

  test('a page that fails says so, can be tried again, and leads home (T62)', async () => {
    await following('Dashboard', paths.seekerDashboard(), badAnswer, async (page) => {
      const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await alert.waitFor(SOON);
      expect(await alert.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
      expect(await page.getByRole('button', { name: 'Your account: Lucía Moreno' }).isVisible()).toBe(true);
      await page.unrouteAll();
      await alert.getByRole('link', { name: 'Try Again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Good to see you, Lucía' }).waitFor(SOON);
    });
  });

  test('a part of a page that fails leaves the rest alone, and can be tried again (T65)', async () => {
    await following('Dashboard', paths.seekerDashboard(), spoilDays, async (page) => {
      const failed = page.getByRole('region', { name: 'Your applications' });
      await failed.getByText('Component Error').waitFor(SOON);
      expect(await failed.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true);
      expect(await page.getByText('Go to Home').count()).toBe(0);
      const [kept] = await page.evaluate(
        () => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[],
      );
      expect([kept?.level, kept?.componentStack]).toEqual([
        'component',
        expect.stringMatching(/\n {4}at .+\/assets\/.+\.js/),
      ]);
      await page.getByRole('heading', { name: 'Jobs for you' }).waitFor();
    });
  });

  test('this browser remembers the last ten errors, and nothing of whose they were (T136)', async () => {
    await following(
      'Dashboard',
      paths.seekerDashboard(),
      async (page) => {
        await page.evaluate(() =>
          localStorage.setItem(
            'parlance.errors',
            JSON.stringify(Array.from({ length: 10 }, (_, index) => ({ errorId: `old-${index}` }))),
          ),
        );
        await badAnswer(page);
      },
      async (page) => {
        await page.getByText('Something went wrong').first().waitFor(SOON);
        const kept = await page.evaluate(
          () => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[],
        );
        expect(kept.map(({ errorId }) => errorId).slice(1)).toEqual(
          Array.from({ length: 9 }, (_, index) => `old-${index}`),
        );
        expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual([
          'componentStack',
          'errorId',
          'level',
          'message',
          'stack',
          'timestamp',
          'url',
          'userAgent',
        ]);
        expect(kept[0]).toMatchObject({ level: 'page', url: own.site.url + paths.seekerDashboard() });
        expect(JSON.stringify(kept)).not.toContain(seeker.userId);
      },
    );
  });
});
