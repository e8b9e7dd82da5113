import { expect, test } from 'vitest';

import type { Message } from '#contract/messaging/messages.ts';

import { inOrder, withMessage, withNewest, withReceipt, type MessagePage } from './thread-cache.ts';

const AT = '2026-11-21T10:00:00.000Z';

const message = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `id-${seq}`,
  applicationId: 'application',
  clientId: `client-${seq}`,
  seq,
  sender: { userId: 'jonas', side: 'employer', name: 'Jonas Weber', pictureUrl: null },
  subject: '',
  content: `No. ${seq}`,
  language: null,
  attachments: [],
  createdAt: AT,
  deliveredAt: null,
  readAt: null,
  ...change,
});
const page = (from: number, to: number): MessagePage => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  before: from > 1 ? from : null,
});
const seqs = (pages: readonly MessagePage[]) => inOrder(pages).map(({ seq }) => seq);

/** Pages with the newest first, as they are read. */
const pages = [page(4, 6), page(1, 3)];

test('appends a new message, and keeps the earlier ones unchanged (T260)', () => {
  const after = withMessage(pages, message(7));
  expect(seqs(after)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(after[1]).toBe(pages[1]);
});

test('keeps one copy of a message that arrives twice, or also as an answer', () => {
  expect(seqs(withMessage(withMessage(pages, message(7)), message(7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('sorts messages, whichever arrived first', () => {
  expect(seqs(withMessage(withMessage(pages, message(8)), message(7)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('ignores a message older than all loaded ones, until its page is loaded', () => {
  expect(withMessage([page(4, 6)], message(2))).toEqual([page(4, 6)]);
});

test('starts with the first message of a thread', () => {
  expect(seqs(withMessage([{ messages: [], before: null }], message(1)))).toEqual([1]);
});

test('keeps a receipt when an older event arrives later', () => {
  const read = withMessage(pages, message(6, { deliveredAt: AT, readAt: AT }));
  expect(inOrder(withMessage(read, message(6))).at(-1)).toMatchObject({ deliveredAt: AT, readAt: AT });
});

test('fills in missed messages; if more were missed than reloaded, the list starts over', () => {
  expect(seqs(withNewest(pages, page(5, 9)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seqs(withNewest(pages, page(8, 9)))).toEqual([8, 9]);
});

test('marks only the other side’s messages up to a receipt', () => {
  const mixed = [
    {
      messages: [
        message(1),
        message(2, { sender: { userId: 'ana', side: 'applicant', name: 'Ana', pictureUrl: null } }),
        message(3),
        message(4),
      ],
      before: null,
    },
  ];
  const receipt = {
    type: 'receipt',
    applicationId: 'application',
    by: 'applicant',
    state: 'read',
    upTo: 3,
    at: AT,
  } as const;
  expect(inOrder(withReceipt(mixed, receipt)).map(({ readAt }) => readAt)).toEqual([AT, null, AT, null]);
  expect(
    inOrder(withReceipt(mixed, { ...receipt, state: 'delivered' })).map(({ deliveredAt, readAt }) => [
      deliveredAt,
      readAt,
    ]),
  ).toEqual([
    [AT, null],
    [null, null],
    [AT, null],
    [null, null],
  ]);
});

test('changes no page for a receipt without news', () => {
  const read = withReceipt(pages, {
    type: 'receipt',
    applicationId: 'application',
    by: 'applicant',
    state: 'read',
    upTo: 6,
    at: AT,
  });
  const again = withReceipt(read, {
    type: 'receipt',
    applicationId: 'application',
    by: 'applicant',
    state: 'delivered',
    upTo: 6,
    at: AT,
  });
  expect(again[0]).toBe(read[0]);
});
