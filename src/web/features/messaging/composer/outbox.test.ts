import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';

import type { Message } from '#contract/messaging/messages.ts';
import type { Problem } from '#web/app/problem.ts';

import { Outbox } from './outbox.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** An outbox whose server answers as one says, message by message, and whose browser stores one text. */
function world(stored?: string) {
  const browser = { stored };
  const sent: string[] = [];
  const arrived: string[] = [];
  const failed: Problem[] = [];
  const answers: (() => Promise<void>)[] = [];
  const open = () =>
    new Outbox({
      async send({ clientId, content }) {
        sent.push(clientId);
        await answers.shift()?.();
        return { clientId, content } as Message;
      },
      onSent: ({ content }) => arrived.push(content),
      onFailed: (_, problem) => failed.push(problem),
      storeUnsent: (text) => (browser.stored = text || undefined),
      findUnsent: () => browser.stored,
    });
  return { browser, sent, arrived, failed, answers, open };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('a message is on its way at once, and gone from there when it has arrived (T130)', async () => {
  const { open, arrived, browser } = world();
  const outbox = open();
  outbox.add('Hello', [], NOW);
  expect(outbox.snapshot()).toMatchObject([{ content: 'Hello', state: 'sending' }]);
  await vi.waitFor(() => expect(arrived).toEqual(['Hello']));
  expect([outbox.snapshot(), browser.stored]).toEqual([[], undefined]);
});

test('what could not be sent stays, and is sent again as the same message (T131)', async () => {
  const { open, answers, sent, failed, arrived } = world();
  const outbox = open();
  answers.push(lost);
  outbox.add('Hello', [], NOW);
  await vi.waitFor(() => expect(outbox.snapshot()).toMatchObject([{ state: 'failed', problem: { code: 'OFFLINE' } }]));
  outbox.retry(outbox.snapshot()[0]?.clientId ?? '');
  expect(outbox.snapshot()).toMatchObject([{ state: 'sending' }]);
  await vi.waitFor(() => expect(arrived).toEqual(['Hello']));
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(failed).toHaveLength(1);
});

test('a message that is being sent is not sent a second time (T194)', () => {
  const { open, sent } = world();
  const outbox = open();
  outbox.add('Hello', [], NOW);
  outbox.retry(outbox.snapshot()[0]?.clientId ?? '');
  expect(sent).toHaveLength(1);
});

test('a message whose answer was lost, but which has arrived, did not fail', async () => {
  const { open, answers, failed } = world();
  const outbox = open();
  const { promise, reject } = Promise.withResolvers<never>();
  answers.push(() => promise);
  outbox.add('Hello', [], NOW);
  outbox.forget(new Set([outbox.snapshot()[0]?.clientId ?? '']));
  reject(new TypeError('Failed to fetch'));
  await expect(promise).rejects.toThrow();
  expect([outbox.snapshot(), failed]).toEqual([[], []]);
});

test('what was not sent when the page went is there when it is opened again, with its id', async () => {
  const before = world();
  before.answers.push(lost);
  before.open().add('Hello', [], NOW);
  await vi.waitFor(() => expect(before.failed).toHaveLength(1));
  const after = world(before.browser.stored);
  const outbox = after.open();
  expect(outbox.snapshot()).toMatchObject([{ content: 'Hello', state: 'failed', clientId: before.sent[0] }]);
  outbox.forget(new Set(before.sent));
  expect([outbox.snapshot(), after.browser.stored]).toEqual([[], undefined]);
});

test('what the server refuses is told with its reason', async () => {
  const { open, answers, failed } = world();
  answers.push(() => Promise.reject(new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfter: 40 } })));
  open().add('Hello', [], NOW);
  await vi.waitFor(() => expect(failed).toMatchObject([{ code: 'TOO_MANY_REQUESTS', retryAfter: 40 }]));
});

test('what something else left in the browser is not read', () => {
  expect(world('{').open().snapshot()).toEqual([]);
  expect(world('[{"clientId":1}]').open().snapshot()).toEqual([]);
});
