import { expect, test } from 'vitest';

import type { Message } from '#contract/messaging/messages.ts';

import { chunksOf, datedUntil } from './chunks.ts';

const HOUR = 60 * 60 * 1_000;
const START = Date.parse('2026-11-21T10:00:00Z');

const thread = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: `id-${from + index}`,
    applicationId: 'application',
    clientId: `client-${from + index}`,
    seq: from + index,
    sender: { userId: null, side: 'employer', name: null, pictureUrl: null },
    subject: '',
    content: '',
    language: null,
    attachments: [],
    createdAt: new Date(START + (from + index) * HOUR).toISOString(),
    deliveredAt: null,
    readAt: null,
  }));

test('keeps the key and messages of a chunk, whatever is loaded before or arrives after', () => {
  const [some, more] = [chunksOf(thread(60, 170)), chunksOf(thread(10, 171))];
  const piece = (chunks: typeof some) => chunks.find(({ key }) => key === 2)?.messages.map(({ seq }) => seq);
  expect(piece(some)).toEqual(piece(more));
  expect(some.map(({ key }) => key)).toEqual([1, 2, 3]);
  expect(more.map(({ key }) => key)).toEqual([0, 1, 2, 3]);
});

test('knows the message before a chunk', () => {
  expect(chunksOf(thread(49, 51)).map(({ previous }) => previous?.seq)).toEqual([undefined, 49]);
});

test('shows the date of messages that are at least 24 hours old, and keeps chunks without that boundary unchanged over time (T286)', () => {
  const [piece] = chunksOf(thread(1, 40));
  if (!piece) throw new Error('There is a piece.');
  const at = (seq: number) => START + seq * HOUR;
  const dated = (now: number) =>
    piece.messages.filter(({ createdAt }) => Date.parse(createdAt) <= datedUntil(piece, now)).length;
  expect([dated(at(10)), dated(at(30)), dated(at(100))]).toEqual([0, 6, 40]);
  expect(datedUntil(piece, at(100))).toBe(datedUntil(piece, at(200)));
  expect(datedUntil(piece, at(10))).toBe(datedUntil(piece, at(12)));
});
