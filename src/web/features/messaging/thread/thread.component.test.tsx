import { expect, onTestFinished, test, vi } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
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
