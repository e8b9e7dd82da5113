import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages, type MessagesScreen } from '#test/support/component/messaging-page.tsx';
import { seeker } from '#test/support/component/people.ts';
import { browserTranslates, unreliable } from '#test/support/component/translator.ts';

const GERMAN = 'Guten Morgen, könnten Sie bitte am Montag um 15 Uhr zu uns nach Hamburg kommen?';

let thread: MessageThread;
const translate = vi.fn<(content: string) => string | null>();

beforeEach(() => {
  browserTranslates(undefined);
  translate.mockReset().mockImplementation((content) => content.toUpperCase());
  thread = new MessageThread();
  thread.messages.length = 0;
  thread.say('employer', GERMAN, { language: 'de' });
});
afterEach(() => browserTranslates(undefined));

const open = () =>
  openMessages(thread, seeker, {
    messages: {
      translate: ({ messageIds }) => ({
        translations: messageIds.map((id) => ({
          id,
          text: translate(thread.messages.find((message) => message.id === id)?.content ?? ''),
        })),
      }),
    },
  });
const toggle = (screen: MessagesScreen) => screen.getByRole('button', { name: m.messages_side_by_side() });
const agree = (screen: MessagesScreen) =>
  screen.getByRole('button', { name: m.messages_translation_start(), exact: true }).click();

describe('with the site’s translation service', () => {
  beforeEach(() => {
    thread.thread.can.translate = true;
  });

  test('shows a message next to its translation after the reader agrees, not before; new messages follow', async () => {
    const screen = await open();
    await toggle(screen).click();
    await expect.element(screen.getByText(m.messages_translation_ask())).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
    await agree(screen);
    await expect.element(screen.message(GERMAN).getByText(GERMAN.toUpperCase(), { exact: true })).toBeVisible();
    await expect.element(screen.message(GERMAN).getByText(GERMAN, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(m.messages_translation_by_site())).toBeVisible();
    const second = thread.say('employer', 'Bitte bringen Sie Ihre Zeugnisse mit.', { language: 'de' });
    screen.live.send(thread.arrival(second, seeker));
    await expect.element(screen.getByText(second.content.toUpperCase(), { exact: true })).toBeVisible();
    await toggle(screen).click();
    await expect.element(screen.getByText(GERMAN.toUpperCase(), { exact: true })).not.toBeInTheDocument();
    expect(translate).toHaveBeenCalledTimes(2);
  });

  test('keeps the original after a failure, and allows a retry', async () => {
    translate.mockReturnValueOnce(null);
    const screen = await open();
    await toggle(screen).click();
    await agree(screen);
    await expect.element(screen.message(GERMAN).getByText(m.messages_translation_failed())).toBeVisible();
    await screen.message(GERMAN).getByRole('button', { name: m.messages_try_again() }).click();
    await expect.element(screen.message(GERMAN).getByText(GERMAN.toUpperCase(), { exact: true })).toBeVisible();
  });

  test('marks a time that differs', async () => {
    translate.mockReturnValue('Good morning, could you come to us in Hamburg on Monday at 5 pm?');
    const screen = await open();
    await toggle(screen).click();
    await agree(screen);
    await expect.element(screen.getByRole('mark').filter({ hasText: '5 pm' })).toBeVisible();
    await expect.element(screen.getByText(m.messages_translation_missing({ figures: '15' }))).toBeVisible();
  });

  test('replaces a failing translator of the browser, after the reader agrees', async () => {
    browserTranslates(() => Promise.reject(new Error('no model')));
    const screen = await open();
    await toggle(screen).click();
    await expect.element(screen.getByText(m.messages_translation_ask())).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
    await agree(screen);
    await expect.element(screen.message(GERMAN).getByText(GERMAN.toUpperCase(), { exact: true })).toBeVisible();
  });

  test('sends no messages in the reader’s own language', async () => {
    thread.messages.length = 0;
    thread.say('employer', 'Good morning, could you please come to our office on Monday?', { language: 'en' });
    const screen = await open();
    await toggle(screen).click();
    await expect.element(screen.getByText(m.messages_translation_none())).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
  });
});

describe('with the browser’s translator', () => {
  test('keeps texts on the device, and calls no service', async () => {
    browserTranslates((text, { sourceLanguage, targetLanguage }) => `${sourceLanguage} to ${targetLanguage}: ${text}`);
    const screen = await open();
    await toggle(screen).click();
    await expect.element(screen.message(GERMAN).getByText(`de to en: ${GERMAN}`)).toBeVisible();
    await expect.element(screen.getByText(m.messages_translation_by_device())).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
  });

  test.each(unreliable)('keeps the original if the translator %s', async (_, answer) => {
    browserTranslates(answer);
    const screen = await open();
    await toggle(screen).click();
    await expect.element(screen.message(GERMAN).getByText(m.messages_translation_failed())).toBeVisible();
    await expect.element(screen.message(GERMAN).getByText(GERMAN, { exact: true })).toBeVisible();
  });

  test('is not offered without a translator', async () => {
    const screen = await open();
    await expect.element(screen.message(GERMAN)).toBeVisible();
    expect(toggle(screen).elements()).toEqual([]);
  });
});
