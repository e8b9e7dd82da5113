import { expect, test } from 'vitest';

import type { Conversation, Message } from '#contract/messaging/messages.ts';

import { isListed, withLast, withReceiptIn, withStatus, type ConversationPage } from './conversation-cache.ts';

const AT = '2026-11-21T10:00:00.000Z';
const ana = { userId: 'ana', side: 'applicant' as const, name: 'Ana', pictureUrl: null };
const jonas = { userId: 'jonas', side: 'employer' as const, name: 'Jonas', pictureUrl: null };

const conversation = (applicationId: string, change: Partial<Conversation> = {}): Conversation => ({
  applicationId,
  status: 'accepted',
  other: { name: 'Acme', pictureUrl: null },
  side: 'applicant',
  job: { id: 'job', title: 'Account Executive' },
  last: { seq: 4, sender: jonas, content: 'Hello', createdAt: AT, deliveredAt: null, readAt: null, attachments: 0 },
  lastAt: AT,
  unread: 0,
  ...change,
});
const message = (applicationId: string, seq: number, change: Partial<Message> = {}): Message => ({
  id: `id-${seq}`,
  applicationId,
  clientId: `client-${seq}`,
  seq,
  sender: jonas,
  subject: '',
  content: `No. ${seq}`,
  language: null,
  attachments: [],
  createdAt: AT,
  deliveredAt: null,
  readAt: null,
  ...change,
});
const pages: ConversationPage[] = [
  { conversations: [conversation('a'), conversation('b')], nextCursor: 'c' },
  { conversations: [conversation('c')], nextCursor: null },
];
const arrival = (told: Message, recipientId: string | null = 'ana') => ({
  type: 'message' as const,
  recipientId,
  jobTitle: 'Account Executive',
  message: told,
});
const ids = (list: readonly ConversationPage[]) =>
  list.flatMap(({ conversations }) => conversations.map(({ applicationId }) => applicationId));
const find = (list: readonly ConversationPage[], id: string) =>
  list.flatMap(({ conversations }) => conversations).find(({ applicationId }) => applicationId === id);

test('moves a conversation with a new message to the top, and counts it as unread for its recipient', () => {
  const after = withLast(pages, arrival(message('c', 5)), 'ana');
  expect(ids(after)).toEqual(['c', 'a', 'b']);
  expect(find(after, 'c')).toMatchObject({ unread: 1, last: { content: 'No. 5' } });
  expect(find(withLast(pages, arrival(message('c', 5), 'somebody else'), 'ana'), 'c')?.unread).toBe(0);
});

test('counts a message once if it is reported twice', () => {
  const once = withLast(pages, arrival(message('c', 5)), 'ana');
  expect(withLast(once, arrival(message('c', 5)), 'ana')).toEqual(once);
});

test('counts at most a hundred', () => {
  expect(
    find(
      withLast(
        [{ conversations: [conversation('a', { unread: 100 })], nextCursor: null }],
        arrival(message('a', 5)),
        'ana',
      ),
      'a',
    )?.unread,
  ).toBe(100);
});

test('counts no messages that the reader’s side read, and marks those that the other side read', () => {
  const waiting = [{ conversations: [conversation('a', { unread: 2 })], nextCursor: null }];
  const receipt = { type: 'receipt', applicationId: 'a', by: 'applicant', state: 'read', upTo: 4, at: AT } as const;
  expect(find(withReceiptIn(waiting, receipt), 'a')).toMatchObject({ unread: 0, last: { readAt: AT } });
  expect(find(withReceiptIn(waiting, { ...receipt, state: 'delivered' }), 'a')?.unread).toBe(2);
  const sent = [
    { conversations: [conversation('a', { last: { ...conversation('a').last, sender: ana } })], nextCursor: null },
  ];
  expect(find(withReceiptIn(sent, { ...receipt, by: 'employer' }), 'a')?.last.readAt).toBe(AT);
});

test('changes the status of one conversation only', () => {
  const after = withStatus(pages, 'b', 'rejected');
  expect([find(after, 'a')?.status, find(after, 'b')?.status]).toEqual(['accepted', 'rejected']);
  expect([isListed(pages, 'b'), isListed(pages, 'x')]).toEqual([true, false]);
});
