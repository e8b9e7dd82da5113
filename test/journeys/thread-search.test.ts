import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { connected, messagingWorld, SOON, texts } from '#test/support/messaging.ts';

describe('searching a thread', () => {
  const world = messagingWorld();

  test('a thread is searched by time: today, 7 days, one calendar month back; what is found stands under its subject (T94)', async () => {
    const written: [string, Date][] = [
      ['beforeMonth', new Date(2026, 9, 20, 9)],
      ['month', new Date(2026, 9, 21, 9)],
      ['beforeWeek', new Date(2026, 10, 13, 9)],
      ['week', new Date(2026, 10, 14, 9)],
      ['today', new Date(2026, 10, 21, 9)],
    ];
    for (const [content, at] of written) {
      const { id } = await world.say(world.employer, content);
      await world.app.base.db.updateTable('message').set({ created_at: at }).where('id', '=', id).execute();
    }
    const ours = await world.open(world.employer, paths.settings());
    await ours.clock.setFixedTime(new Date(2026, 10, 21, 15));
    await ours.goto(world.site.url + paths.messaging(world.id));
    await connected(ours);
    await ours.getByRole('button', { name: m.messages_search() }).click();
    const found = async (range: string) => {
      await ours.getByLabel(m.messages_range()).selectOption(range);
      return expect.poll(() => texts(ours), SOON);
    };
    await (await found('today')).toEqual(['today']);
    await (await found('week')).toEqual(['week', 'today']);
    await (await found('month')).toEqual(['month', 'beforeWeek', 'week', 'today']);
    await (await found('all')).toEqual(['beforeMonth', 'month', 'beforeWeek', 'week', 'today']);
    expect(await ours.getByText('Re: Account Executive').count()).toBe(0);
    await ours.getByRole('searchbox', { name: m.messages_search_text() }).fill('execut');
    await ours.getByText(m.messages_found({ count: 5 })).waitFor(SOON);
    await ours.getByText('Re: Account Executive', { exact: true }).waitFor();
  });
});
