import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { MessageThread } from '#test/support/component/messages.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import MessagingPage from './messaging-page.tsx';

/** The page without a thread, as it is opened from the header; `reads` counts how often it is read. */
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

test('the newest thread is opened where there is room for it beside the list', async () => {
  const screen = await openWithoutThread();
  await expect.element(screen.getByRole('textbox', { name: m.messages_field() })).toBeVisible();
  const newest = screen.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first();
  await expect.element(newest).toHaveAttribute('aria-current', 'true');
});

test('on a phone the list is shown', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 900));
  const screen = await openWithoutThread();
  const list = screen.getByRole('navigation', { name: m.messages_conversations() });
  await expect.element(list.getByRole('link').first()).toBeVisible();
  expect(screen.getByRole('textbox', { name: m.messages_field() }).elements()).toEqual([]);
});
