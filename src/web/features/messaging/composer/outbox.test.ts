import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';

import type { Message } from '#contract/messaging/messages.ts';
import type { Problem } from '#web/app/problem.ts';

import { Outbox } from './outbox.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** An outbox with a server that gives the listed answers, one per message, and a browser that stores one text. */
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

test('sends a message at once, and removes it when it has arrived (T130)', async () => {
  const { open, arrived, browser } = world();
  const outbox = open();
  outbox.add('Hello', [], NOW);
  expect(outbox.snapshot()).toMatchObject([{ content: 'Hello', state: 'sending' }]);
  await vi.waitFor(() => expect(arrived).toEqual(['Hello']));
  expect([outbox.snapshot(), browser.stored]).toEqual([[], undefined]);
});

test('keeps a failed message, and sends it again as the same one (T131)', async () => {
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

test('does not send a message again while it is being sent (T194)', () => {
  const { open, sent } = world();
  const outbox = open();
  outbox.add('Hello', [], NOW);
  outbox.retry(outbox.snapshot()[0]?.clientId ?? '');
  expect(sent).toHaveLength(1);
});

test('does not report a failure if only the answer was lost', async () => {
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

test('restores an unsent message with its id when the page is opened again', async () => {
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

test('reports the server’s reason of a refusal', async () => {
  const { open, answers, failed } = world();
  answers.push(() => Promise.reject(new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfter: 40 } })));
  open().add('Hello', [], NOW);
  await vi.waitFor(() => expect(failed).toMatchObject([{ code: 'TOO_MANY_REQUESTS', retryAfter: 40 }]));
});

test('ignores other data in the browser’s storage', () => {
  expect(world('{').open().snapshot()).toEqual([]);
  expect(world('[{"clientId":1}]').open().snapshot()).toEqual([]);
});
