import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages } from '#test/support/component/messaging-page.tsx';
import { seeker } from '#test/support/component/people.ts';

test('messages that could not be read are logged: a search, the list of conversations, and what was missed (T277)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const failures = (what: string) => logged.mock.calls.filter(([, read]) => String(read).includes(what)).length;
  const thread = new MessageThread();
  let isReachable = true;
  const answers = thread.answers(seeker);
  const orFail =
    <Input, Output>(answer: (input: Input) => Output) =>
    (input: Input): Output => {
      if (!isReachable) throw lostConnection();
      return answer(input);
    };
  const screen = await openMessages(thread, seeker, {
    messages: { list: orFail(answers.list!), conversations: orFail(answers.conversations!) },
  });
  await expect.element(screen.message('Good morning')).toBeVisible();
  isReachable = false;
  // Being connected again is a reason to read both.
  screen.live.setState('disconnected');
  await expect.element(screen.getByText(m.messages_offline()).first()).toBeVisible();
  screen.live.setState('connected');
  await expect.poll(() => [failures('conversations'), failures('list')]).toEqual([1, 1]);
  await expect.element(screen.message('Good morning')).toBeVisible();
  await screen.getByRole('button', { name: m.messages_search() }).click();
  await screen.getByRole('searchbox', { name: m.messages_search_text() }).fill('morning');
  await expect.poll(() => failures('list')).toBe(2);
});

describe('the focus', () => {
  test('goes to the field after a message is sent again or discarded', async () => {
    const thread = new MessageThread();
    thread.onSend = () => {
      throw lostConnection();
    };
    const screen = await openMessages(thread);
    await screen.send('Hello');
    await pressEnter(screen.getByRole('button', { name: m.messages_try_again() }));
    await hasFocus(screen.field);
    await pressEnter(screen.getByRole('button', { name: m.messages_discard() }));
    await hasFocus(screen.field);
  });

  test('goes to the messages after they are scrolled to their end', async () => {
    const thread = new MessageThread();
    for (let at = 0; at < 3; at += 1) thread.say('employer', 'Line\n'.repeat(60));
    const screen = await openMessages(thread);
    const list = screen.getByRole('region', { name: m.app_messages(), exact: true });
    await expect.element(list).toBeVisible();
    list.element().scrollTop = -800;
    await pressEnter(screen.getByRole('button', { name: m.messages_to_end() }));
    await hasFocus(list);
  });
});
