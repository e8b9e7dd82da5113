import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const oldErrors = Array.from({ length: 10 }, (_, at) => ({ errorId: `old-${at}` }));

describe('a page during navigation', () => {
  const own = sharedSite();

  // Without a pointer: hovering the link would preload the page.
  const goToDashboard = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().dispatchEvent('click');
  const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'Good to see you, Lucía' }).waitFor();

  test('shows that it is loading (T29)', async () => {
    const seeker = await registerPerson(own.app, { firstName: 'Lucía' });
    await visitAs(own, seeker, paths.settings(), async (page) => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/*.data*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await goToDashboard(page);
      const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
      await loading.waitFor({ state: 'attached' });
      answer.resolve();
      await arrived(page);
      await loading.waitFor({ state: 'detached' });
    });
  });

  test("reports a failure, which is among the last ten logged errors without the user's identity, and offers a retry (T62)", async () => {
    const seeker = await registerPerson(own.app, { firstName: 'Lucía' });
    await visitAs(own, seeker, paths.settings(), async (page) => {
      const remembered = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[]);
      await page.evaluate((old) => localStorage.setItem('parlance.errors', JSON.stringify(old)), oldErrors);
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));
      await goToDashboard(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await alert.waitFor();
      expect(await alert.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
      expect(await page.getByRole('button', { name: /^Your account: Lucía/ }).isVisible()).toBe(true);
      const [last, ...others] = await remembered();
      expect(others).toEqual(oldErrors.slice(0, 9));
      expect(Object.keys(last ?? {}).toSorted()).toEqual([
        'componentStack',
        'errorId',
        'level',
        'message',
        'stack',
        'timestamp',
        'url',
        'userAgent',
      ]);
      expect(last).toMatchObject({ level: 'page', url: own.site.url + paths.seekerDashboard() });
      expect(JSON.stringify(last)).not.toContain(seeker.userId);
      await page.unrouteAll();
      await alert.getByRole('link', { name: 'Try Again' }).click();
      await arrived(page);
    });
  });
});
