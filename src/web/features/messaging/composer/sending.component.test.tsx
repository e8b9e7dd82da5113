import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages, storedDrafts, type MessagesScreen } from '#test/support/component/messaging-page.tsx';
import { employer } from '#test/support/component/people.ts';

let thread: MessageThread;

const open = () => openMessages(thread);

const shows = (screen: MessagesScreen, text: string, state: string) =>
  expect.element(screen.message(text).getByText(state, { exact: true })).toBeInTheDocument();
const arrives = (screen: MessagesScreen, text: string) => shows(screen, text, m.messages_state_sent());
const fails = (screen: MessagesScreen, text: string) => shows(screen, text, m.messages_state_failed());
const isSending = (screen: MessagesScreen, text: string) => shows(screen, text, m.messages_state_sending());
const says = (screen: MessagesScreen, text: string) => expect.element(screen.field).toHaveValue(text);

beforeEach(() => {
  thread = new MessageThread();
});

/** A text that was sent but has not arrived is neither lost nor sent twice. */
describe('a message that has not arrived', () => {
  const lose = () => {
    throw lostConnection();
  };
  /** Blocks the next message until the returned function is called. */
  function hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { onSend } = thread;
    thread.onSend = async (store) => {
      await promise;
      return onSend(store);
    };
    return resolve;
  }
  const mend = () => {
    thread.onSend = (store) => store();
  };
  const loseAnswers = () => {
    thread.onSend = (store) => {
      store();
      return lose();
    };
  };

  test('is removed from the field at once, and from the draft when it has arrived (T162)', async () => {
    const screen = await open();
    const goOn = hold();
    await screen.send('On its way');
    await isSending(screen, 'On its way');
    await says(screen, '');
    expect(storedDrafts()).toEqual(['On its way']);
    goOn();
    await arrives(screen, 'On its way');
    expect(storedDrafts()).toEqual([]);
    await says(screen, '');
  });

  test('blocks other messages while it is being sent (T193)', async () => {
    const screen = await open();
    const goOn = hold();
    await screen.send('The first');
    await isSending(screen, 'The first');
    await screen.send('The second');
    await expect.element(screen.sendButton).toBeDisabled();
    await says(screen, 'The second');
    goOn();
    await arrives(screen, 'The first');
    await userEvent.keyboard('{Enter}');
    await arrives(screen, 'The second');
    expect(thread.texts).toEqual(['Good morning', 'The first', 'The second']);
  });

  test('returns to the field automatically, and is sent from there as the same message (T164)', async () => {
    const screen = await open();
    thread.onSend = lose;
    await screen.send('Word by word');
    await fails(screen, 'Word by word');
    await says(screen, 'Word by word');
    expect(storedDrafts()).toEqual(['Word by word']);
    mend();
    await userEvent.keyboard('{Enter}');
    await arrives(screen, 'Word by word');
    expect(new Set(thread.tried).size).toBe(1);
    expect(screen.texts()).toEqual(['Good morning', 'Word by word']);
    await says(screen, '');
    expect(storedDrafts()).toEqual([]);
  });

  test('is also removed from the field if it is retried from the list (T165)', async () => {
    const screen = await open();
    thread.onSend = lose;
    await screen.send('Once more');
    await says(screen, 'Once more');
    mend();
    const goOn = hold();
    await screen.message('Once more').getByRole('button', { name: m.messages_try_again() }).click();
    await isSending(screen, 'Once more');
    await says(screen, '');
    goOn();
    await arrives(screen, 'Once more');
    await says(screen, '');
    expect([storedDrafts(), thread.texts]).toEqual([[], ['Good morning', 'Once more']]);
  });

  test('does not overwrite text that was typed meanwhile (T166)', async () => {
    const screen = await open();
    thread.onSend = lose;
    const goOn = hold();
    await screen.send('The first');
    await screen.field.fill('The second');
    goOn();
    await fails(screen, 'The first');
    await says(screen, 'The second');
    await expect.poll(storedDrafts).toEqual(['The second']);
  });

  test('becomes another message if its text is changed; the first can still be sent or discarded (T167)', async () => {
    const screen = await open();
    thread.onSend = lose;
    await screen.send('Tusday');
    await says(screen, 'Tusday');
    mend();
    await screen.send('Tuesday');
    await arrives(screen, 'Tuesday');
    await fails(screen, 'Tusday');
    await says(screen, '');
    await screen.message('Tusday').getByRole('button', { name: m.messages_discard() }).click();
    await expect.element(screen.message('Tusday')).not.toBeInTheDocument();
    expect(thread.texts).toEqual(['Good morning', 'Tuesday']);
  });

  test('is not sent twice if only its answer was lost, even if it was discarded (T168)', async () => {
    const screen = await open();
    loseAnswers();
    await screen.send('Only once');
    await fails(screen, 'Only once');
    await says(screen, 'Only once');
    await screen.message('Only once').getByRole('button', { name: m.messages_discard() }).click();
    await expect.element(screen.message('Only once')).not.toBeInTheDocument();
    mend();
    await userEvent.keyboard('{Enter}');
    await arrives(screen, 'Only once');
    await says(screen, '');
    expect([storedDrafts(), new Set(thread.tried).size]).toEqual([[], 1]);
  });

  test('is removed from the field when the live connection reports its arrival (T170)', async () => {
    const screen = await open();
    loseAnswers();
    await screen.send('Late news');
    await says(screen, 'Late news');
    screen.live.send(thread.arrival(thread.messages.at(-1)!, employer));
    await arrives(screen, 'Late news');
    await says(screen, '');
    expect([screen.texts(), storedDrafts()]).toEqual([['Good morning', 'Late news'], []]);
  });

  test('is removed from the field of another tab with the same text (T171)', async () => {
    const screen = await open();
    await screen.field.fill('In both tabs');
    // The browser's event for the other tab's storage.
    const { clientId, content, subject } = thread.say('employer', 'In both tabs');
    const key = `parlance.message.${employer.userId}.${thread.applicationId}`;
    const newValue = JSON.stringify({ clientId, content, subject, timestamp: Date.now() });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    screen.live.send(thread.arrival(thread.messages.at(-1)!, employer));
    await arrives(screen, 'In both tabs');
    await says(screen, '');
    expect(storedDrafts()).toEqual([]);
  });

  test.for([false, true])(
    'is restored in the field if the page was reloaded while sending, unless it has arrived: %s (T169)',
    async (reaches) => {
      const screen = await open();
      thread.onSend = (store) => {
        if (reaches) store();
        return new Promise(() => {});
      };
      await screen.send('Half way');
      await isSending(screen, 'Half way');
      await screen.openAnew();
      mend();
      await says(screen, reaches ? '' : 'Half way');
      if (!reaches) {
        await screen.field.click();
        await userEvent.keyboard('{Enter}');
      }
      await arrives(screen, 'Half way');
      await says(screen, '');
      expect([storedDrafts(), thread.texts]).toEqual([[], ['Good morning', 'Half way']]);
    },
  );

  test('can still be sent after leaving the page', async () => {
    const screen = await open();
    thread.onSend = lose;
    await screen.send('Keep me');
    await fails(screen, 'Keep me');
    mend();
    await screen.openAnew();
    await screen.message('Keep me').getByRole('button', { name: m.messages_try_again() }).click();
    await arrives(screen, 'Keep me');
    expect(thread.texts).toEqual(['Good morning', 'Keep me']);
  });
});
