import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { setClock, stopTimeouts } from '#test/support/component/clock.ts';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages, storedDrafts } from '#test/support/component/messaging-page.tsx';
import { employer, seeker } from '#test/support/component/people.ts';

let thread: MessageThread;

beforeEach(() => {
  thread = new MessageThread();
});

describe('a draft', () => {
  test('is saved a second after the last change, which is shown for half a second, and deleted when emptied (T101)', async () => {
    const screen = await openMessages(thread);
    const saved = screen.getByText(m.messages_draft_saved());
    const { pass } = stopTimeouts();
    await screen.field.fill('Half a thou');
    await pass(900);
    await screen.field.fill('Half a thought');
    await pass(950);
    expect(storedDrafts()).toEqual([]);
    await pass(50);
    expect(storedDrafts()).toEqual(['Half a thought']);
    await expect.element(saved).toBeVisible();
    await pass(450);
    await expect.element(saved).toBeVisible();
    await pass(50);
    await expect.element(saved).not.toBeInTheDocument();
    await screen.field.fill(' ');
    await pass(1_000);
    expect(storedDrafts()).toEqual([]);
  });

  test('is saved while typing, and both are shown (T102)', async () => {
    const screen = await openMessages(thread);
    const { pass } = stopTimeouts();
    await screen.field.fill('Well');
    await pass(1_000);
    await expect.element(screen.getByText(m.messages_draft_saved())).toBeVisible();
    await expect.element(screen.getByText(m.messages_typing_own())).toBeVisible();
  });

  test.for([
    [23.9, 'Half a thought'],
    [24, ''],
  ] as const)('is restored after %s hours if that is less than 24 (T161)', async ([hours, found]) => {
    const screen = await openMessages(thread);
    await screen.field.fill('Half a thought');
    // It is saved on leaving.
    await screen.openAnew();
    expect(storedDrafts()).toEqual(['Half a thought']);
    setClock(Date.now() + hours * 60 * 60 * 1_000);
    await screen.openAnew();
    await expect.element(screen.field).toHaveValue(found);
    expect(storedDrafts()).toEqual(found ? [found] : []);
  });

  test('is restored when the page is opened again, until it is sent', async () => {
    const screen = await openMessages(thread);
    await screen.field.fill('Half a thou');
    await screen.openAnew();
    await expect.element(screen.field).toHaveValue('Half a thou');
    await screen.field.click();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.message('Half a thou').getByText(m.messages_state_sent(), { exact: true }))
      .toBeVisible();
    await screen.openAnew();
    await expect.element(screen.message('Half a thou')).toBeVisible();
    await expect.element(screen.field).toHaveValue('');
  });
});

describe('typing', () => {
  test('lasts for two seconds after the last keystroke, and no longer (T160)', async () => {
    const screen = await openMessages(thread);
    const typing = screen.getByText(m.messages_typing_own());
    const { pass } = stopTimeouts();
    await screen.field.fill('Well');
    await expect.element(typing).toBeVisible();
    await pass(1_950);
    await screen.field.fill('Well!');
    await pass(1_950);
    await expect.element(typing).toBeVisible();
    await pass(50);
    await expect.element(typing).not.toBeInTheDocument();
  });

  test('is shown to the other side, and the other side’s until their message arrives (T100)', async () => {
    const typing = vi.fn<(input: { id: string }) => { done: true }>(() => ({ done: true }));
    const screen = await openMessages(thread, employer, { messages: { typing } });
    await screen.field.fill('Well');
    await expect.poll(() => typing.mock.calls).toEqual([[{ id: thread.applicationId }]]);
    screen.live.send({ type: 'typing', applicationId: thread.applicationId, side: 'applicant', name: seeker.name });
    const shown = screen.getByText(m.messages_typing({ name: seeker.name }));
    await expect.element(shown).toBeVisible();
    screen.live.send(thread.arrival(thread.say('applicant', 'Thursday it is'), employer));
    await expect.element(screen.message('Thursday it is')).toBeVisible();
    await expect.element(shown).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  test.for([
    ['that is blank', '  '],
    ['that is too long', 'x'.repeat(1_001)],
    ['with something that is not filled in', 'See you on {{date}}'],
  ])('%s is not sent', async ([, text]) => {
    const screen = await openMessages(thread);
    await screen.send(text!);
    await expect.element(screen.sendButton).toBeDisabled();
    expect(thread.tried).toEqual([]);
  });

  test('is refused with an unfilled placeholder, which is named', async () => {
    const screen = await openMessages(thread);
    await screen.field.fill('See you on {{date}}');
    await expect.element(screen.getByText(m.messages_placeholder_left({ placeholder: '{{date}}' }))).toBeVisible();
  });

  test('is sent by Enter; Shift+Enter starts a new line (T192)', async () => {
    const screen = await openMessages(thread);
    await screen.field.fill('One');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two{Enter}');
    await expect.element(screen.message('two').getByText(m.messages_state_sent(), { exact: true })).toBeVisible();
    expect(thread.texts).toEqual(['Good morning', 'One\ntwo']);
  });

  test('is confirmed for five seconds after sending, visibly and to screen readers (T271)', async () => {
    const screen = await openMessages(thread);
    const { pass } = stopTimeouts();
    await screen.send('Are you there?');
    const said = screen.getByRole('status').filter({ hasText: m.messages_sent() });
    await expect.element(said).toBeVisible();
    await pass(4_900);
    await expect.element(said).toBeVisible();
    await pass(200);
    await expect.element(said).not.toBeInTheDocument();
  });

  test('is marked as not sent after a failure, which is reported', async () => {
    thread.onSend = () => {
      throw lostConnection();
    };
    const screen = await openMessages(thread);
    await screen.send('Are you there?');
    await expect.element(screen.getByRole('alertdialog').filter({ hasText: m.messages_send_failed() })).toBeVisible();
    await expect.element(screen.message('Are you there?').getByText(m.messages_state_failed())).toBeVisible();
  });

  test('warns an employer who asks for former pay, but can be sent', async () => {
    const screen = await openMessages(thread);
    await screen.field.fill('What salary do you expect?');
    await screen.field.fill('What is your current salary?');
    const notice = screen.getByText(m.messages_former_pay({ quote: 'current salary' }));
    await expect.element(notice).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.message('current salary')).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test.for([
    ['What salary do you expect?', employer],
    ['What is your current salary?', seeker],
  ] as const)('does not warn about "%s"', async ([text, viewer]) => {
    const screen = await openMessages(thread, viewer);
    await screen.field.fill(text);
    await expect.element(screen.getByText(`${text.length} of 1,000 characters`)).toBeVisible();
    expect(screen.getByText('2023/970').elements()).toEqual([]);
  });

  test('waits while offline, and is neither lost nor duplicated after reconnecting (T158)', async () => {
    const screen = await openMessages(thread);
    screen.live.setState('disconnected');
    await expect.element(screen.getByText(m.messages_offline()).first()).toBeVisible();
    thread.onSend = () => {
      throw lostConnection();
    };
    await screen.send('Written in a tunnel');
    await expect.element(screen.message('tunnel').getByText(m.messages_state_failed())).toBeVisible();
    thread.say('applicant', 'Are you there?');
    thread.onSend = (store) => store();
    screen.live.setState('connected');
    await expect.element(screen.message('Are you there?')).toBeVisible();
    await screen.message('tunnel').getByRole('button', { name: m.messages_try_again() }).click();
    await expect.element(screen.message('tunnel').getByText(m.messages_state_sent(), { exact: true })).toBeVisible();
    expect(screen.texts()).toEqual(['Good morning', 'Are you there?', 'Written in a tunnel']);
  });
});
