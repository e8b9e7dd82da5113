import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { connected, message, messagingWorld, SOON, texts } from '#test/support/messaging.ts';

describe('tabs of one browser', () => {
  const world = messagingWorld();

  test('share one stream, which another takes over when its tab closes', async () => {
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

  test('hear what happened while their page was on its way, first and second alike', async () => {
    await world.say(world.employer, 'Good morning');
    const first = await world.open(world.seeker, paths.jobs());
    await connected(first);
    const late = async (text: string) => {
      const page = await first.context().newPage();
      const gate = Promise.withResolvers<void>();
      // The page is there, and its script is not yet.
      await page.route('**/assets/**', async (route) => {
        if (route.request().resourceType() === 'script') await gate.promise;
        await route.continue();
      });
      await page.goto(world.site.url + paths.messaging(world.id), { waitUntil: 'commit' });
      await message(page, 'Good morning').waitFor();
      await world.say(world.employer, text);
      return { page, text, arrive: gate.resolve };
    };
    const second = await late('To the second tab');
    await first.getByText('To the second tab').first().waitFor(SOON);
    second.arrive();
    await message(second.page, second.text).waitFor(SOON);
    await first.close();
    await second.page.goto('about:blank');
    const alone = await late('To the only one');
    alone.arrive();
    await message(alone.page, alone.text).waitFor(SOON);
  });
});
