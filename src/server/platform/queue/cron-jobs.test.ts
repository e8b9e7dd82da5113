import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { createDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import type { CronJobState } from './cron-jobs.ts';
import { DEAD_LETTER_QUEUE } from './dead-letters.ts';
import { createQueue, type Queue } from './queue.ts';
import { defineTask } from './task.ts';

interface Actions {
  isBroken: boolean;
  done: number;
}

let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: Database;
let queue: Queue<Actions>;
const actions: Actions = { isBroken: false, done: 0 };

const tick = defineTask({
  name: 'tick',
  schema: z.object({}),
  // Never within this test.
  cron: '0 0 29 2 *',
  retries: 0,
  run(context: Actions) {
    if (context.isBroken) return Promise.reject(new Error('the disk is full'));
    context.done += 1;
    return Promise.resolve();
  },
});

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase({ connectionString: database.url });
  queue = createQueue<Actions>({ connectionString: database.url }, [tick], createLog('silent'));
});
afterAll(async () => {
  await queue.stop(1);
  await opened.close();
  await database.drop();
});

const execute = (statement: string, values: unknown[] = []) => opened.pool.query<{ id: string }>(statement, values);

async function readTick(now = new Date()): Promise<CronJobState> {
  const [state] = await queue.cronJobs(now);
  if (!state) throw new Error('There is no such task.');
  return state;
}

/** Runs it as the clock would have. */
async function runNow(): Promise<void> {
  await opened.db.transaction().execute((tx) => queue.enqueue(tx, 'tick', {}));
  await execute(
    `update pgboss.schedule set last_job_id = (select id from pgboss.job where name = 'tick' order by created_on desc limit 1)`,
  );
}

test('a task that no process has planned is overdue, and is not once one has', async () => {
  await queue.start();
  expect(await readTick()).toMatchObject({ task: 'tick', last: null, isOverdue: true });
  await queue.work(actions);
  const { last, isOverdue, nextAt, interval } = await readTick(new Date('2027-01-01'));
  expect([last, isOverdue, nextAt, interval]).toEqual([null, false, new Date('2028-02-29'), 4 * 365.25 * 86_400]);
});

test('its last run is known: that it waits, how long it took, and why it failed', async () => {
  await runNow();
  await expect.poll(async () => (await readTick()).last?.state).toBe('done');
  expect((await readTick()).last?.took).toBeGreaterThanOrEqual(0);
  expect(actions.done).toBe(1);
  actions.isBroken = true;
  await runNow();
  await expect.poll(async () => (await readTick()).last).toMatchObject({ state: 'failed', error: 'the disk is full' });
});

test('a run that fell due and did not happen is overdue five minutes later', async () => {
  const day = 86_400_000;
  expect((await readTick()).isOverdue).toBe(false);
  await execute(`update pgboss.job set created_on = '2024-02-01' where name = 'tick'`);
  const due = new Date('2024-02-29').getTime();
  expect((await readTick(new Date(due - day))).isOverdue).toBe(false);
  expect((await readTick(new Date(due + 4 * 60_000))).isOverdue).toBe(false);
  expect((await readTick(new Date(due + 6 * 60_000))).isOverdue).toBe(true);
});

test('what failed for good is kept beside the queue, and runs once more for each retry', async () => {
  expect(await queue.deadLetters()).toMatchObject([{ task: 'tick', count: 1, error: 'the disk is full' }]);
  actions.isBroken = false;
  const retry = (task: string) => opened.db.transaction().execute((tx) => queue.retryDeadLetters(tx, task, 10));
  expect(await retry('tock')).toBe(0);
  const [one, other] = await Promise.all([retry('tick'), retry('tick')]);
  expect(one + other).toBe(1);
  await expect.poll(() => actions.done, { timeout: 15_000 }).toBe(2);
  expect(await queue.deadLetters()).toEqual([]);
}, 20_000);

test('a queue of a release before gets its place for what is given up', async () => {
  await execute(`update pgboss.queue set dead_letter = null where name = 'tick'`);
  const next = createQueue<Actions>({ connectionString: database.url }, [tick], createLog('silent'));
  await next.start();
  await next.stop(1);
  const { rows } = await opened.pool.query<{ dead_letter: string }>(
    `select dead_letter from pgboss.queue where name = 'tick'`,
  );
  expect(rows).toEqual([{ dead_letter: DEAD_LETTER_QUEUE }]);
});
