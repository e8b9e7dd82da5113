// How many transactions a second can notify other processes of a change, compared with transactions without a notification;
// and how long after its start a change is received.
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase, type Tx } from '../../src/server/platform/db/database.ts';
import { Changes } from '../../src/server/platform/live/changes.ts';
import { pgNotify } from '../../src/server/platform/live/pg-notify.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { startServer } from '../support/server.ts';
import { median, quantile, report } from './report.ts';

const WRITERS = 32;
/** Milliseconds of each measurement; the first of each is ignored. */
const LASTS = 4_000;
const HEARD = 200;
const log = createLog('error');

const server = await startServer(true);
const database = openDatabase({ connectionString: server.url }, WRITERS);
try {
  await database.pool.query(
    'create table written (id int primary key generated always as identity, at timestamptz default now())',
  );
  const nothing = await measure(() => Promise.resolve());
  const changes = new Changes({ connectionString: server.url }, database.db, log);
  await changes.start();
  const notified = await measure(pgNotify);
  const heard = await measureHearing(changes);
  await changes.stop();
  report(
    'changes',
    {
      writers: WRITERS,
      'transactions a second that say nothing': nothing,
      'with NOTIFY': notified,
      'NOTIFY: begun → heard, p50, ms': median(heard),
      'NOTIFY: begun → heard, p99, ms': quantile(heard, 0.99),
    },
    [],
  );
} finally {
  await database.close();
  await server.stop();
}

type Notify = (tx: Tx, topics: string[]) => Promise<void>;

async function write(notify: Notify, topic: string): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('written' as never)
      .defaultValues()
      .execute();
    await notify(tx, [topic]);
  });
}

async function measure(notify: Notify): Promise<number> {
  let count = 0;
  const over = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (; !over.signal.aborted; count += 1) await write(notify, `job:${writer}`);
  });
  await sleep(LASTS / 4);
  const [before, began] = [count, performance.now()];
  await sleep(LASTS);
  const perSecond = ((count - before) * 1_000) / (performance.now() - began);
  over.abort();
  await Promise.all(writers);
  return perSecond;
}

async function measureHearing(changes: Changes): Promise<number[]> {
  const took: number[] = [];
  let hear = (_topic: string) => {};
  changes.listen((topics) => topics?.forEach((topic) => hear(topic)));
  for (let number = 0; number < HEARD; number += 1) {
    const topic = `heard:${number}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    hear = (heard) => heard === topic && resolve();
    const began = performance.now();
    await write(pgNotify, topic);
    await promise;
    took.push(performance.now() - began);
  }
  return took;
}
