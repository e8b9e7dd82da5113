import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { setClock } from '#test/support/component/clock.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages } from '#test/support/component/messaging-page.tsx';

test('searches a thread by time: today, 7 days, one calendar month back; shows the results under its subject (T94)', async () => {
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

test('searches a thread by words, and for the reader’s own messages; Escape closes the search (T93)', async () => {
  const thread = new MessageThread();
  thread.say('employer', 'Your contract is ready');
  thread.say('applicant', 'Thank you for the contract');
  const screen = await openMessages(thread);
  await screen.getByRole('button', { name: m.messages_search() }).click();
  const search = screen.getByRole('searchbox', { name: m.messages_search_text() });
  await search.fill('contr');
  await expect.element(screen.getByText(m.messages_found({ count: 2 }))).toBeVisible();
  await screen.getByLabelText(m.messages_from_me()).click();
  await expect.poll(screen.texts).toEqual(['Your contract is ready']);
  await search.fill('nothing like it');
  await expect.element(screen.getByRole('heading', { name: m.messages_no_match() })).toBeVisible();
  await screen.getByRole('button', { name: m.messages_clear(), exact: true }).click();
  await expect.poll(screen.texts).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
});

test('marks messages that were unread when the thread was opened, and finds them as unread (T96)', async () => {
  const thread = new MessageThread();
  for (const news of ['First news', 'Second news']) thread.say('applicant', news);
  const screen = await openMessages(thread);
  await expect.element(screen.message('First news').getByText(m.messages_new(), { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: m.messages_search() }).click();
  await screen.getByLabelText(m.messages_unread_only()).click();
  await expect.poll(screen.texts).toEqual(['First news', 'Second news']);
});
