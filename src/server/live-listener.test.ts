import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { ABOUT_NO_ONE, addLiveEvent } from '#server/platform/live/events.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { openLive } from '#test/support/live.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let site: Awaited<ReturnType<TestApp['listen']>>;
let ana: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  site = await app.listen();
});
beforeEach(async () => {
  ana = await registerPerson(app);
  ben = await registerPerson(app);
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const tell = (person: TestPerson, number: number) =>
  inTransaction(app.ctx(), (tx) => addLiveEvent(tx.db, [person.userId], { number }, ABOUT_NO_ONE));
/** For what comes over a stream of its own. */
const SOON = { timeout: 10_000 };

const numbers = (events: object[]) => events.map((event) => ('number' in event ? event.number : event));

test('a stream requires a signed-in user', async () => {
  const reader = await openLive(site.url, '');
  expect(reader.status).toBe(401);
});

test('each user receives their own events, in order, and no others (T261)', async () => {
  const [anas, bens] = [await openLive(site.url, ana.cookie), await openLive(site.url, ben.cookie)];
  for (const number of [1, 2, 3]) await tell(ana, number);
  await tell(ben, 9);
  await expect.poll(() => numbers(anas.events)).toEqual([1, 2, 3]);
  await expect.poll(() => numbers(bens.events)).toEqual([9]);
  anas.cut();
  bens.cut();
});

test('no user receives another person’s stream, whatever channel they name (T262)', async () => {
  const names = ['userId', 'user_id', 'user', 'channel', 'topic'].map((name) => `${name}=${ana.userId}`);
  // What follows the mark of a fragment is never sent.
  const readers = await Promise.all(names.map((query) => openLive(`${site.url}/api/live?${query}#`, ben.cookie)));
  await tell(ana, 1);
  await tell(ben, 2);
  for (const reader of readers) {
    await expect.poll(() => numbers(reader.events), SOON).toEqual([2]);
    reader.cut();
  }
});

test('a transaction that is undone is never heard of', async () => {
  const reader = await openLive(site.url, ana.cookie);
  const undone = inTransaction(app.ctx(), async (tx) => {
    await addLiveEvent(tx.db, [ana.userId], { number: 1 }, ABOUT_NO_ONE);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await tell(ana, 2);
  await expect.poll(() => numbers(reader.events)).toEqual([2]);
  reader.cut();
});

test('a reconnect gets what was missed, once and in order, also while eight write at once (T176)', async () => {
  const first = await openLive(site.url, ana.cookie);
  await tell(ana, 0);
  await expect.poll(() => first.events).toHaveLength(1);
  first.cut();
  const writers = Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; index < 25; index++) await tell(ana, 1 + writer * 25 + index);
    }),
  );
  const second = await openLive(site.url, ana.cookie, first.lastId());
  await writers;
  await expect.poll(() => second.events).toHaveLength(200);
  expect(new Set(numbers(second.events)).size).toBe(200);
  expect(second.lastId()).toBe(String(Number(first.lastId()) + 200));
  second.cut();
});

test('a reader who missed too much, or sends an unknown number, is told to reload', async () => {
  await tell(ana, 1);
  const ahead = await openLive(site.url, ana.cookie, '999');
  await expect.poll(() => ahead.events).toEqual([{ type: 'reset' }]);
  await app.base.db.deleteFrom('live_event').where('user_id', '=', ana.userId).execute();
  await tell(ana, 2);
  const behind = await openLive(site.url, ana.cookie, '0');
  await expect.poll(() => behind.events).toEqual([{ type: 'reset' }]);
  await tell(ana, 3);
  await expect.poll(() => numbers(behind.events)).toEqual([{ type: 'reset' }, 3]);
  ahead.cut();
  behind.cut();
});

test('a stream ends when its session does (T178)', async () => {
  const reader = await openLive(site.url, ana.cookie);
  await app.base.db.updateTable('user_account').set({ banned_at: new Date() }).where('id', '=', ana.userId).execute();
  await expect.poll(() => reader.ended()).toBe(true);
});

test('the eleventh stream of a person closes the first', async () => {
  const readers = await Promise.all(Array.from({ length: 11 }, () => openLive(site.url, ana.cookie)));
  await expect.poll(() => readers.filter((reader) => reader.ended())).toHaveLength(1);
  readers.forEach((reader) => reader.cut());
});

/** A reader of Ana's stream that takes nothing until it is told to. */
async function openSlow(): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  // It may be cut in the middle of what it is sent.
  socket.on('error', () => {});
  socket.write(`GET /api/live HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${ana.cookie}\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}

test('a slow reader gets every event once and in order', async () => {
  const socket = await openSlow();
  // More than the system's own buffers hold on both sides.
  const large = 'x'.repeat(300_000);
  const count = 60;
  for (let number = 1; number <= count; number += 1)
    await inTransaction(app.ctx(), (tx) => addLiveEvent(tx.db, [ana.userId], { large, number }, ABOUT_NO_ONE));
  const received: number[] = [];
  let rest = '';
  socket
    .on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, number] = /"number": (\d+)/.exec(line) ?? [];
        if (number) received.push(Number(number));
      }
    })
    .resume();
  await expect.poll(() => received).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  socket.destroy();
});
