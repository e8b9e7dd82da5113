import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { MessageThread } from '#test/support/component/messages.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import MessagingPage from './messaging-page.tsx';

/** The page without a conversation, as the header links to it; `reads` counts its reads. */
async function openWithoutThread() {
  const thread = new MessageThread();
  let reads = 0;
  const read = () => {
    reads += 1;
    return reads === 1 ? { ...thread.read(employer), open: undefined } : thread.read(employer);
  };
  return renderPage(MessagingPage, read, {
    viewer: employer,
    path: paths.messaging(),
    api: { messages: thread.answers(employer) },
  });
}

test('opens the newest conversation if there is room for it next to the list', async () => {
  const screen = await openWithoutThread();
  await expect.element(screen.getByRole('textbox', { name: m.messages_field() })).toBeVisible();
  const newest = screen.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first();
  await expect.element(newest).toHaveAttribute('aria-current', 'true');
});

test('shows the list on a phone', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 900));
  const screen = await openWithoutThread();
  const list = screen.getByRole('navigation', { name: m.messages_conversations() });
  await expect.element(list.getByRole('link').first()).toBeVisible();
  expect(screen.getByRole('textbox', { name: m.messages_field() }).elements()).toEqual([]);
});
