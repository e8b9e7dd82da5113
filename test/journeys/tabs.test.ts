import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { holdRequests } from '#test/support/browser.ts';
import { connected, message, messagingWorld, SOON, texts } from '#test/support/messaging.ts';

describe('tabs of one browser', () => {
  const world = messagingWorld();

  test('share one stream, which another tab takes over when its tab closes', async () => {
    await world.say(world.employer, 'Good morning');
    const first = await world.open(world.seeker);
    await connected(first);
    const streams: string[] = [];
    first.context().on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/live') streams.push(request.url());
    });
    const second = await first.context().newPage();
    await second.goto(first.url());
    await connected(second);
    await world.say(world.employer, 'Both of you');
    await Promise.all([first, second].map((page) => message(page, 'Both of you').waitFor(SOON)));
    expect(streams).toEqual([]);
    await first.close();
    await expect.poll(() => streams, SOON).toHaveLength(1);
    await world.say(world.employer, 'And now');
    await message(second, 'And now').waitFor(SOON);
    expect(await texts(second)).toEqual(['Good morning', 'Both of you', 'And now']);
  });

  test('keep a message that arrives while their page is reloading its data', async () => {
    await world.say(world.employer, 'Good morning');
    const page = await world.open(world.seeker);
    await connected(page);
    const [read, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/*.data*', async (route) => {
      const response = await route.fetch();
      read.resolve();
      await gate.promise;
      await route.fulfill({ response });
    });
    // As a tab that has received more events than this one.
    await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      new BroadcastChannel('parlance.live').postMessage({ kind: 'here', state: 'connected', id: '999999' });
    });
    await read.promise;
    await world.say(world.employer, 'And now');
    await message(page, 'And now').waitFor(SOON);
    const shown = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.data'));
    gate.resolve();
    await shown;
    await world.say(world.employer, 'And later');
    await message(page, 'And later').waitFor(SOON);
    expect(await texts(page)).toEqual(['Good morning', 'And now', 'And later']);
    // Reads that continue in the background.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('show whether the connection is open, pending or lost (T177)', async () => {
    const page = await world.open(world.seeker, paths.jobs());
    await connected(page);
    const says = (words: string) => page.getByRole('contentinfo').getByText(words, { exact: true }).waitFor(SOON);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/live*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.reload();
    await says('Connecting…');
    gate.resolve();
    await says('Up to date');
    await page.context().setOffline(true);
    await says('Not connected at the moment');
    await page.context().setOffline(false);
    await page.getByRole('contentinfo').getByText('Up to date', { exact: true }).waitFor({ timeout: 45_000 });
  });

  test('receive events that happened while their page was loading, a second tab and a single one alike (T56)', async () => {
    await world.say(world.employer, 'Good morning');
    const first = await world.open(world.seeker, paths.jobs());
    await connected(first);
    const counts = (page: Page, count: number) =>
      page
        .getByRole('link', { name: m.app_messages() })
        .first()
        .getByText(m.app_unread_count({ count }))
        .waitFor({ ...SOON, state: 'attached' });
    /** A page that was rendered before an event, and is hydrated after it. */
    const openLate = async (text: string): Promise<{ page: Page; hydrate: () => void }> => {
      const page = await first.context().newPage();
      const hydrate = await holdRequests(page, 'GET', '**/entry.client*');
      await page.goto(world.site.url + paths.jobs(), { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await world.say(world.employer, text);
      return { page, hydrate };
    };
    const second = await openLate('To the second tab');
    await counts(first, 2);
    second.hydrate();
    await counts(second.page, 2);
    await first.goto('about:blank');
    await second.page.close();
    const only = await openLate('To the only one');
    only.hydrate();
    await counts(only.page, 3);
  });
});
