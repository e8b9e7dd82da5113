import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { createDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createQueue, type Queue } from './queue.ts';
import { defineTask } from './task.ts';

const COUNT = 40;

let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: Database;
let queue: Queue<Set<number>>;
const done = new Set<number>();
beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase({ connectionString: database.url });
  const task = defineTask({
    name: 'count',
    schema: z.object({ number: z.number() }),
    run: (numbers: Set<number>, { number }) => Promise.resolve(void numbers.add(number)),
  });
  queue = createQueue({ connectionString: database.url }, [task], createLog('silent'));
});
afterAll(async () => {
  await queue.stop(1);
  await opened.close();
  await database.drop();
});

const enqueue = (from: number, startAfter?: Date) =>
  opened.db.transaction().execute(async (tx) => {
    for (let number = from; number < from + COUNT; number += 1)
      await queue.enqueue(tx, 'count', { number }, startAfter ? { startAfter } : {});
  });

test('a backlog, and what becomes due all at once, is worked off in one go', async () => {
  await enqueue(0);
  await queue.work(done);
  await expect.poll(() => done.size, { timeout: 8_000 }).toBe(COUNT);
  await enqueue(COUNT, new Date(Date.now() + 1_000));
  await enqueue(2 * COUNT);
  // One look after they became due takes all of them; one a look would take minutes.
  await expect.poll(() => done.size, { timeout: 20_000 }).toBe(3 * COUNT);
}, 40_000);

test('a task starts with the commit that enqueued it, not before, and not at the next look; without a commit never', async () => {
  const next = 3 * COUNT;
  await opened.db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, 'count', { number: next });
    await opened.db.transaction().execute((other) => queue.enqueue(other, 'count', { number: next + 3 }));
    await expect.poll(() => done.has(next + 3)).toBe(true);
    expect(done.has(next)).toBe(false);
  });
  // The queue looks every five seconds.
  await expect.poll(() => done.has(next), { timeout: 4_000 }).toBe(true);
  await expect(
    opened.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, 'count', { number: next + 1 });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await opened.db.transaction().execute((tx) => queue.enqueue(tx, 'count', { number: next + 2 }));
  await expect.poll(() => done.has(next + 2)).toBe(true);
  expect(done.has(next + 1)).toBe(false);
});

/** On the same database: queues of other processes. */
function openLong(name: string, run: () => Promise<void>) {
  const lines: string[] = [];
  const task = defineTask({ name, schema: z.object({}), run });
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { lines, queue: createQueue({ connectionString: database.url }, [task], log, { lookForLost: 1 }) };
}

test('a run that a stop does not wait for says nothing, and is made by another process', async () => {
  let begun = false;
  let finish = () => {};
  const first = openLong('ended', () => {
    begun = true;
    return new Promise<void>((_resolve, reject) => (finish = () => reject(new Error('no connection any more'))));
  });
  await opened.db.transaction().execute((tx) => first.queue.enqueue(tx, 'ended', {}));
  await first.queue.work(new Set());
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(true);
  await first.queue.stop(0.1);
  finish();
  let count = 0;
  const second = openLong('ended', () => Promise.resolve(void (count += 1)));
  await second.queue.work(new Set());
  await expect.poll(() => count, { timeout: 20_000 }).toBe(1);
  expect(first.lines).toEqual([]);
  await second.queue.stop(1);
}, 40_000);

test('a stop waits for no lock of another process', async () => {
  const { queue: locked } = openLong('locked', () => Promise.resolve());
  await locked.start();
  const other = await opened.pool.connect();
  await other.query('begin; lock table pgboss.job in access exclusive mode');
  await locked.work(new Set());
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await opened.pool.query(waits)).rowCount).toBeGreaterThan(1);
  await locked.stop(0.1);
  await other.query('rollback');
  other.release();
});

test('a run of a process that was killed starts again after half a minute without a sign of life', async () => {
  let count = 0;
  const before = openLong('killed', () => Promise.resolve());
  await before.queue.start();
  await before.queue.stop(1);
  // As an earlier release made it.
  await opened.pool.query(
    `update pgboss.queue set heartbeat_seconds = null, expire_seconds = 300 where name = 'killed'`,
  );
  const worker = openLong('killed', () => Promise.resolve(void (count += 1)));
  await opened.db.transaction().execute((tx) => worker.queue.enqueue(tx, 'killed', {}));
  // As it stands when its worker is killed.
  const { rowCount } = await opened.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '31 seconds', heartbeat_on = now() - interval '31 seconds' where name = 'killed' and state = 'created'`,
  );
  expect(rowCount).toBe(1);
  await worker.queue.work(new Set());
  await expect.poll(() => count, { timeout: 20_000 }).toBe(1);
  await worker.queue.stop(1);
}, 40_000);

test('a task that waits for other servers delays nothing else, as long as a worker of its task is free', async () => {
  const ended: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const task = defineTask({
    name: 'call',
    schema: z.object({ receiver: z.string() }),
    workers: 4,
    run: async (_: Set<number>, { receiver }) => {
      if (receiver === 'hangs') await released;
      ended.push(receiver);
    },
  });
  const calls = createQueue({ connectionString: database.url }, [task], createLog('silent'));
  const receivers = ['hangs', 'a', 'hangs', 'b', 'hangs', 'c', 'd', 'e', 'f'];
  await opened.db.transaction().execute(async (tx) => {
    for (const receiver of receivers) await calls.enqueue(tx, 'call', { receiver });
  });
  await calls.work(new Set());
  await expect.poll(() => ended.toSorted(), { timeout: 10_000 }).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  release();
  await expect.poll(() => ended.length).toBe(receivers.length);
  await calls.stop(1);
}, 40_000);

test('of jobs that run together, the one that fails is repeated alone', async () => {
  const ran = new Map<number, number>();
  const task = defineTask({
    name: 'together',
    schema: z.object({ number: z.number() }),
    atOnce: 5,
    run: (_: Set<number>, { number }) => {
      ran.set(number, (ran.get(number) ?? 0) + 1);
      return number === 2 && ran.get(2) === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
    },
  });
  const together = createQueue({ connectionString: database.url }, [task], createLog('silent'));
  await opened.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 5; number += 1) await together.enqueue(tx, 'together', { number });
  });
  await together.work(new Set());
  await expect.poll(() => ran.get(2), { timeout: 30_000 }).toBe(2);
  expect([0, 1, 2, 3, 4].map((number) => ran.get(number))).toEqual([1, 1, 2, 1, 1]);
  await together.stop(1);
}, 40_000);
