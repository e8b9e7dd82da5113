import { beforeAll, expect, test } from 'vitest';

import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';
import { openStream } from '#test/support/stream.ts';

import { createDelivery } from './delivery.ts';
import { ABOUT_NO_ONE, addLiveEvent } from './events.ts';
import { OpenStreams } from './open-streams.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

test('a stream that comes while others are read for loses nothing of what came before', async () => {
  const { userId } = await registerPerson(app);
  for (let number = 1; number <= 5; number += 1)
    await app.base.db.transaction().execute((tx) => addLiveEvent(tx, [userId], { number }, ABOUT_NO_ONE));
  const streams = new OpenStreams();
  const look = createDelivery({ db: app.base.db, streams, log: app.base.log });
  const ahead = await openStream({ userId, position: 4 });
  streams.add(ahead.stream);
  const late = await openStream({ userId, position: 1 });
  const client = await app.database.pool.connect();
  try {
    // Until this ends nothing is read.
    await client.query('begin');
    await client.query('lock table live_event in access exclusive mode');
    look([userId]);
    const waits = async () =>
      (
        await app.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    await expect.poll(waits).toBe(1);
    streams.add(late.stream);
    await client.query('commit');
  } finally {
    client.release();
  }
  await expect.poll(() => ahead.stream.position).toBe(5);
  expect(late.stream.position).toBe(1);
  let text = '';
  late.socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  late.socket.resume();
  look([userId]);
  await expect
    .poll(() => [...text.matchAll(/"number": (\d)/g)].map(([, number]) => number))
    .toEqual(['2', '3', '4', '5']);
});
