import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { setClock } from '#test/support/component/clock.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages } from '#test/support/component/messaging-page.tsx';

test('a thread is searched by time: today, 7 days, one calendar month back; what is found stands under its subject (T94)', async () => {
  setClock(new Date(2026, 10, 21, 15));
  const thread = new MessageThread();
  thread.messages.length = 0;
  const written: [string, Date][] = [
    ['beforeMonth', new Date(2026, 9, 20, 9)],
    ['month', new Date(2026, 9, 21, 9)],
    ['beforeWeek', new Date(2026, 10, 13, 9)],
    ['week', new Date(2026, 10, 14, 9)],
    ['today', new Date(2026, 10, 21, 9)],
  ];
  for (const [content, at] of written) thread.say('employer', content, { createdAt: at.toISOString() });
  const screen = await openMessages(thread);
  await screen.getByRole('button', { name: m.messages_search() }).click();
  for (const [range, found] of [
    ['today', ['today']],
    ['week', ['week', 'today']],
    ['month', ['month', 'beforeWeek', 'week', 'today']],
    ['all', written.map(([content]) => content)],
  ] as const) {
    await screen.getByLabelText(m.messages_range()).selectOptions(range);
    await expect.poll(screen.texts).toEqual(found);
  }
  expect(screen.getByText(thread.thread.subject, { exact: true }).elements()).toEqual([]);
  await screen.getByRole('searchbox', { name: m.messages_search_text() }).fill('execut');
  await expect.element(screen.getByText(m.messages_found({ count: 5 }))).toBeVisible();
  await expect.element(screen.getByText(thread.thread.subject, { exact: true })).toBeVisible();
});
