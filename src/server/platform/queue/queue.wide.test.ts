import { expect, test } from 'vitest';
import { z } from 'zod';

import { createDatabase } from '#test/support/database.ts';

import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createQueue } from './queue.ts';
import { defineTask } from './task.ts';

test('a run that takes longer than its worker may be silent is not taken by another', async () => {
  const database = await createDatabase();
  const { db, pool, close } = openDatabase({ connectionString: database.url });
  const finished = Promise.withResolvers<void>();
  let runs = 0;
  const run = () => {
    runs += 1;
    return finished.promise;
  };
  const openProcess = () =>
    createQueue(
      { connectionString: database.url },
      [defineTask({ name: 'long', schema: z.object({}), run })],
      createLog('silent'),
      { heartbeat: 10, lookForLost: 1 },
    );
  const processes = [openProcess(), openProcess()] as const;
  await db.transaction().execute((tx) => processes[0].enqueue(tx, 'long', {}));
  for (const { work } of processes) await work({});
  const isLong = async () => {
    const { rows } = await pool.query<{ is_long: boolean }>(
      `select heartbeat_on > started_on + interval '11 seconds' as is_long from pgboss.job where name = 'long' and state = 'active'`,
    );
    return rows[0]?.is_long;
  };
  await expect.poll(isLong, { timeout: 30_000 }).toBe(true);
  expect(runs).toBe(1);
  finished.resolve();
  for (const { stop } of processes) await stop(1);
  await close();
  await database.drop();
}, 60_000);
