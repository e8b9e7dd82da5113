import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Thread } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, type Answers } from '#test/support/component/api.ts';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages } from '#test/support/component/messaging-page.tsx';
import { employer, idOf, seeker } from '#test/support/component/people.ts';
import { queryClient } from '#web/app/query-client.ts';

test('logs messages that could not be read: a search, the list of conversations, and missed ones (T277)', async () => {
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
  // Both are read again after reconnecting.
  screen.live.setState('disconnected');
  await expect.element(screen.getByText(m.messages_offline()).first()).toBeVisible();
  screen.live.setState('connected');
  await expect.poll(() => [failures('conversations'), failures('list')]).toEqual([1, 1]);
  await expect.element(screen.message('Good morning')).toBeVisible();
  await screen.getByRole('button', { name: m.messages_search() }).click();
  await screen.getByRole('searchbox', { name: m.messages_search_text() }).fill('morning');
  await expect.poll(() => failures('list')).toBe(2);
});

test('explains why the user may not write, until that changes (T216)', async () => {
  const thread = new MessageThread();
  const whole = thread.thread;
  let readNow: Thread = {
    ...whole,
    side: 'applicant',
    can: { ...whole.can, send: false },
    obstacle: 'not_written',
  };
  const read = { ...thread.read(seeker), open: { thread: readNow, first: { messages: [], before: null } } };
  thread.read = () => read;
  const answers: Answers['messages'] = { thread: () => readNow };
  const screen = await openMessages(thread, seeker, { messages: answers });
  await expect.element(screen.getByText(m.messages_not_written({ company: 'Acme' }))).toBeVisible();
  expect(screen.field.elements()).toEqual([]);
  readNow = { ...whole, side: 'applicant' };
  screen.live.send(thread.arrival(thread.say('employer', 'Now you may'), seeker));
  await expect.element(screen.field).toBeVisible();
  readNow = { ...readNow, can: { ...whole.can, send: false }, obstacle: 'withdrawn' };
  screen.live.send({ type: 'application', applicationId: whole.applicationId, jobId: idOf(2), status: 'withdrawn' });
  await expect.element(screen.getByText(m.messages_withdrawn())).toBeVisible();
  await expect.element(screen.message('Now you may')).toBeVisible();
});

test('keeps showing a message that arrived while the page was read again', async () => {
  const thread = new MessageThread();
  const { promise: isShown, resolve: letRead } = Promise.withResolvers<void>();
  const { list } = thread.answers(employer);
  const screen = await openMessages(thread, employer, {
    messages: {
      async list(input) {
        await isShown;
        return list!(input);
      },
    },
  });
  const { open, ...page } = thread.read(employer);
  screen.live.send(thread.arrival(thread.say('applicant', 'And now'), employer));
  await expect.element(screen.message('And now')).toBeVisible();
  const job = { ...open.thread.job, title: 'Key Account Manager' };
  thread.read = () => ({ ...page, open: { ...open, thread: { ...open.thread, job } }, readAt: page.readAt + 1 });
  await screen.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first().click();
  await expect.element(screen.getByText(job.title).first()).toBeVisible();
  expect(screen.texts()).toEqual(['Good morning', 'And now']);
  letRead();
});

test('keeps showing a message that arrives while everything is read again', async () => {
  const thread = new MessageThread();
  const before = thread.read(employer).open.first;
  const { promise: isShown, resolve: letRead } = Promise.withResolvers<void>();
  const screen = await openMessages(thread, employer, {
    messages: { list: () => isShown.then(() => before) },
  });
  await expect.element(screen.message('Good morning')).toBeVisible();
  const readAgain = queryClient.invalidateQueries();
  screen.live.send(thread.arrival(thread.say('applicant', 'And now'), employer));
  await expect.element(screen.message('And now')).toBeVisible();
  letRead();
  await readAgain;
  screen.live.send(thread.arrival(thread.say('applicant', 'And later'), employer));
  await expect.element(screen.message('And later')).toBeVisible();
  expect(screen.texts()).toEqual(['Good morning', 'And now', 'And later']);
});

test('shows messages that it missed once the connection says so', async () => {
  const thread = new MessageThread();
  const screen = await openMessages(thread);
  await expect.element(screen.message('Good morning')).toBeVisible();
  thread.say('applicant', 'And now');
  screen.live.send({ type: 'reset' });
  await expect.element(screen.message('And now')).toBeVisible();
});

describe('earlier messages', () => {
  const many = () => {
    const thread = new MessageThread();
    for (let number = 2; number <= 90; number += 1)
      thread.say(number % 2 ? 'employer' : 'applicant', `Number ${number}.`, { readAt: '2026-03-10T09:00:00Z' });
    return thread;
  };

  test('are loaded while scrolling up, and keep the view in place', async () => {
    const screen = await openMessages(many());
    const list = screen.getByRole('region', { name: m.app_messages(), exact: true });
    await expect.element(screen.message('Number 90.')).toBeInViewport();
    expect(screen.texts()).toHaveLength(50);
    list.element().scrollTop = -list.element().scrollHeight;
    await expect.poll(() => screen.texts().length).toBe(90);
    await expect.element(screen.message('Number 41.')).toBeInViewport();
  });

  test('do not remove a message that arrives while they load', async () => {
    const thread = many();
    const list = thread.answers(employer).list!;
    const { promise: isArrived, resolve: letLoad } = Promise.withResolvers<void>();
    const screen = await openMessages(thread, employer, {
      messages: {
        list: async (input) => {
          const page = list(input);
          if (input.before !== undefined) await isArrived;
          return page;
        },
      },
    });
    await expect.element(screen.message('Number 90.')).toBeInViewport();
    screen.message('Number 41.').element().scrollIntoView();
    await expect.element(screen.getByText(m.ui_pending())).toBeInTheDocument();
    screen.live.send(thread.arrival(thread.say('applicant', 'Down here'), employer));
    await expect.element(screen.message('Down here')).toBeInTheDocument();
    letLoad();
    await expect.poll(() => screen.texts().length).toBe(91);
    await expect.element(screen.message('Down here')).toBeInTheDocument();
  });

  test('stay in view when a message arrives below, which is announced and shown on request', async () => {
    const thread = many();
    const screen = await openMessages(thread);
    await expect.element(screen.message('Number 90.')).toBeInViewport();
    screen.message('Number 60.').element().scrollIntoView({ block: 'center' });
    // Only then does the page know that the reader left the end.
    await expect.element(screen.getByRole('button', { name: m.messages_to_end() })).toBeVisible();
    screen.live.send(thread.arrival(thread.say('applicant', 'Down here'), employer));
    const toNew = screen.getByRole('button', { name: m.messages_new_below() });
    await expect.element(toNew).toBeVisible();
    await expect.element(screen.message('Number 60.')).toBeInViewport();
    await expect.element(screen.message('Down here')).not.toBeInViewport();
    await toNew.click();
    await expect.element(screen.message('Down here')).toBeInViewport();
    await expect.element(toNew).not.toBeInTheDocument();
  });
});

describe('the focus', () => {
  test('moves to the field after a message is retried or discarded', async () => {
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

  test('moves to the messages after they are scrolled to the end', async () => {
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
