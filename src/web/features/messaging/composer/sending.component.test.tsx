import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import MessagingPage from '../messaging-page.tsx';

type Screen = Awaited<ReturnType<typeof open>>;

let thread: MessageThread;

const open = () =>
  renderPage(MessagingPage, () => thread.read(employer), {
    viewer: employer,
    api: { messages: thread.answers(employer) },
  });
const field = (screen: Screen) => screen.getByRole('textbox', { name: m.messages_field() });
const sendButton = (screen: Screen) => screen.getByRole('button', { name: m.messages_send(), exact: true });
const messages = (screen: Screen) =>
  screen.getByRole('region', { name: m.app_messages(), exact: true }).getByRole('listitem');
const message = (screen: Screen, text: string) => messages(screen).filter({ hasText: text });
const texts = (screen: Screen) =>
  messages(screen)
    .elements()
    .map((item) => item.querySelector('p')?.textContent);
const drafts = () => Object.entries(localStorage).flatMap(([key, value]) => (isDraft(key) ? [contentOf(value)] : []));
const isDraft = (key: string) => key.startsWith('parlance.message.');
const contentOf = (draft: string) => (JSON.parse(draft) as { content: string }).content;

async function send(screen: Screen, text: string): Promise<void> {
  await field(screen).fill(text);
  await userEvent.keyboard('{Enter}');
}
const shows = (screen: Screen, text: string, state: string) =>
  expect.element(message(screen, text).getByText(state, { exact: true })).toBeInTheDocument();
const arrives = (screen: Screen, text: string) => shows(screen, text, m.messages_state_sent());
const fails = (screen: Screen, text: string) => shows(screen, text, m.messages_state_failed());
const isSending = (screen: Screen, text: string) => shows(screen, text, m.messages_state_sending());
const says = (screen: Screen, text: string) => expect.element(field(screen)).toHaveValue(text);

beforeEach(() => {
  thread = new MessageThread();
});

/** What becomes of a text that was sent and has not arrived: it is neither lost nor sent twice. */
describe('a message that has not arrived', () => {
  const lose = () => {
    throw lostConnection();
  };
  /** What is sent next waits until the returned function is called. */
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

  test('leaves the field at once, and its draft once it has arrived (T162)', async () => {
    const screen = await open();
    const goOn = hold();
    await send(screen, 'On its way');
    await isSending(screen, 'On its way');
    await says(screen, '');
    expect(drafts()).toEqual(['On its way']);
    goOn();
    await arrives(screen, 'On its way');
    expect(drafts()).toEqual([]);
    await says(screen, '');
  });

  test('lets no other be sent while it is on its way (T193)', async () => {
    const screen = await open();
    const goOn = hold();
    await send(screen, 'The first');
    await isSending(screen, 'The first');
    await send(screen, 'The second');
    await expect.element(sendButton(screen)).toBeDisabled();
    await says(screen, 'The second');
    goOn();
    await arrives(screen, 'The first');
    await userEvent.keyboard('{Enter}');
    await arrives(screen, 'The second');
    expect(thread.texts).toEqual(['Good morning', 'The first', 'The second']);
  });

  test('comes back into the field by itself, and is the same message sent from there (T164)', async () => {
    const screen = await open();
    thread.onSend = lose;
    await send(screen, 'Word by word');
    await fails(screen, 'Word by word');
    await says(screen, 'Word by word');
    expect(drafts()).toEqual(['Word by word']);
    mend();
    await userEvent.keyboard('{Enter}');
    await arrives(screen, 'Word by word');
    expect(new Set(thread.tried).size).toBe(1);
    expect(texts(screen)).toEqual(['Good morning', 'Word by word']);
    await says(screen, '');
    expect(drafts()).toEqual([]);
  });

  test('leaves the field too where it is sent again from its own place (T165)', async () => {
    const screen = await open();
    thread.onSend = lose;
    await send(screen, 'Once more');
    await says(screen, 'Once more');
    mend();
    const goOn = hold();
    await message(screen, 'Once more').getByRole('button', { name: m.messages_try_again() }).click();
    await isSending(screen, 'Once more');
    await says(screen, '');
    goOn();
    await arrives(screen, 'Once more');
    await says(screen, '');
    expect([drafts(), thread.texts]).toEqual([[], ['Good morning', 'Once more']]);
  });

  test('does not come back over what was written meanwhile (T166)', async () => {
    const screen = await open();
    thread.onSend = lose;
    const goOn = hold();
    await send(screen, 'The first');
    await field(screen).fill('The second');
    goOn();
    await fails(screen, 'The first');
    await says(screen, 'The second');
    await expect.poll(drafts).toEqual(['The second']);
  });

  test('is another message once its text was changed; the first can still be sent or discarded (T167)', async () => {
    const screen = await open();
    thread.onSend = lose;
    await send(screen, 'Tusday');
    await says(screen, 'Tusday');
    mend();
    await send(screen, 'Tuesday');
    await arrives(screen, 'Tuesday');
    await fails(screen, 'Tusday');
    await says(screen, '');
    await message(screen, 'Tusday').getByRole('button', { name: m.messages_discard() }).click();
    await expect.element(message(screen, 'Tusday')).not.toBeInTheDocument();
    expect(thread.texts).toEqual(['Good morning', 'Tuesday']);
  });

  test('that has arrived although its answer was lost is not sent twice, also if it was discarded (T168)', async () => {
    const screen = await open();
    loseAnswers();
    await send(screen, 'Only once');
    await fails(screen, 'Only once');
    await says(screen, 'Only once');
    await message(screen, 'Only once').getByRole('button', { name: m.messages_discard() }).click();
    await expect.element(message(screen, 'Only once')).not.toBeInTheDocument();
    mend();
    await userEvent.keyboard('{Enter}');
    await arrives(screen, 'Only once');
    await says(screen, '');
    expect([drafts(), new Set(thread.tried).size]).toEqual([[], 1]);
  });

  test('leaves the field when the live connection says that it has arrived after all (T170)', async () => {
    const screen = await open();
    loseAnswers();
    await send(screen, 'Late news');
    await says(screen, 'Late news');
    screen.live.send({ type: 'message', recipientId: employer.userId, message: thread.messages.at(-1)! });
    await arrives(screen, 'Late news');
    await says(screen, '');
    expect([texts(screen), drafts()]).toEqual([['Good morning', 'Late news'], []]);
  });

  test('leaves the field of another tab that has the same text (T171)', async () => {
    const screen = await open();
    await field(screen).fill('In both tabs');
    await expect.poll(drafts).toEqual(['In both tabs']);
    // As the browser says what the other tab stores.
    const sent = thread.say('employer', 'In both tabs');
    const [key] = Object.keys(localStorage).filter(isDraft);
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key!)!), clientId: sent.clientId });
    localStorage.setItem(key!, newValue);
    dispatchEvent(new StorageEvent('storage', { key: key!, newValue }));
    screen.live.send({ type: 'message', recipientId: employer.userId, message: sent });
    await arrives(screen, 'In both tabs');
    await says(screen, '');
    expect(drafts()).toEqual([]);
  });

  test.for([false, true])(
    'is in the field again after the page was opened anew in the middle of sending, unless it has arrived: %s (T169)',
    async (reaches) => {
      const screen = await open();
      thread.onSend = (store) => {
        if (reaches) store();
        return new Promise(() => {});
      };
      await send(screen, 'Half way');
      await isSending(screen, 'Half way');
      await screen.openAnew();
      mend();
      await says(screen, reaches ? '' : 'Half way');
      if (!reaches) {
        await field(screen).click();
        await userEvent.keyboard('{Enter}');
      }
      await arrives(screen, 'Half way');
      await says(screen, '');
      expect([drafts(), thread.texts]).toEqual([[], ['Good morning', 'Half way']]);
    },
  );

  test('can still be sent after the page was left', async () => {
    const screen = await open();
    thread.onSend = lose;
    await send(screen, 'Keep me');
    await fails(screen, 'Keep me');
    mend();
    await screen.openAnew();
    await message(screen, 'Keep me').getByRole('button', { name: m.messages_try_again() }).click();
    await arrives(screen, 'Keep me');
    expect(thread.texts).toEqual(['Good morning', 'Keep me']);
  });
});
