import { userEvent } from 'vitest/browser';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import MessagingPage, { handle } from '#web/features/messaging/messaging-page.tsx';

import type { Answers } from './api.ts';
import type { MessageThread } from './messages.ts';
import { employer, seeker } from './people.ts';
import { renderPage } from './render-part.tsx';

/** The page of messages with the open thread, and locators of its parts. */
export async function openMessages(thread: MessageThread, viewer = employer, api: Answers = {}) {
  const messages = { ...thread.answers(viewer), ...api.messages };
  const screen = await renderPage(MessagingPage, () => thread.read(viewer), {
    viewer,
    path: paths.messaging(thread.applicationId),
    handle,
    api: { ...api, messages },
  });
  const other = viewer.role === 'employer' ? seeker.name : thread.thread.company.name;
  const items = screen.getByRole('region', { name: m.messages_thread({ name: other }) }).getByRole('listitem');
  const field = screen.getByRole('textbox', { name: m.messages_field() });
  return Object.assign(screen, {
    field,
    sendButton: screen.getByRole('button', { name: m.messages_send(), exact: true }),
    message: (text: string) => items.filter({ hasText: text }),
    texts: () => items.elements().map((item) => item.querySelector('p')?.textContent),
    async send(text: string): Promise<void> {
      await field.fill(text);
      await userEvent.keyboard('{Enter}');
    },
  });
}

export type MessagesScreen = Awaited<ReturnType<typeof openMessages>>;

/** The texts of the drafts stored in the browser. */
export const storedDrafts = (): string[] =>
  Object.entries(localStorage).flatMap(([key, value]) =>
    key.startsWith('parlance.message.') ? [(JSON.parse(value as string) as { content: string }).content] : [],
  );
