import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { MessageThread } from '#test/support/component/messages.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { MessageArrivals } from './message-arrivals.tsx';

test('shows the first 50 characters of a message that arrives on another page (T284)', async () => {
  const thread = new MessageThread();
  const screen = await renderPart(<MessageArrivals userId={seeker.userId} />, {
    viewer: seeker,
    api: { messages: { delivered: () => ({ done: true }) } },
  });
  const text = 'Could we talk on Thursday about when you could begin?';
  screen.live.send(thread.arrival(thread.say('employer', text), seeker));
  const toast = screen.getByRole('alertdialog').filter({ hasText: 'Jonas Weber' });
  await expect.element(toast.getByText(`${text.slice(0, 50)}…`, { exact: true })).toBeVisible();
  await expect.element(toast.getByRole('link', { name: m.messages_open() })).toBeVisible();
});
