// How many transactions a second say what they changed, by NOTIFY and by Valkey, against the same transactions that say nothing;
// and how long after the commit another process hears it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { runAfterCommit } from '../../src/server/platform/db/after-commit.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import { createChanges, type Broadcast } from '../../src/server/platform/live/changes.ts';
import { notifications } from '../../src/server/platform/live/notifications.ts';
import { shareByValkey } from '../../src/server/platform/live/valkey-carrier.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { startServer } from '../support/server.ts';
import { hasValkey, startValkey } from '../support/valkey.ts';
import { median, quantile, report } from './report.ts';

const WRITERS = 32;
/** Milliseconds of each measurement; the first of each is not counted. */
const LASTS = 4_000;
const HEARD = 200;
const log = createLog('error');

if (!hasValkey()) process.exit();

const server = await startServer(true);
const valkey = await startValkey();
const database = openDatabase({ connectionString: server.url }, WRITERS);
try {
  await database.pool.query(
    await readFile(join(import.meta.dirname, '../../db/migrations/0111_shared_caches.sql'), 'utf8'),
  );
  await database.pool.query(
    'create table written (id int primary key generated always as identity, at timestamptz default now())',
  );
  const nothing = await measure(() => Promise.resolve());
  const listening = createChanges(notifications({ connectionString: server.url }), database.db, log);
  await listening.start();
  const notified = await measure(listening.broadcast);
  const heardByNotify = await measureHearing(listening);
  await listening.stop();
  // Its connection is listed for a moment longer.
  await sleep(1_000);
  const shared = createChanges(shareByValkey(valkey.url, database.db).carrier, database.db, log);
  await shared.start();
  const published = await measure(shared.broadcast);
  const heardByValkey = await measureHearing(shared);
  await shared.stop();
  report(
    'changes',
    {
      writers: WRITERS,
      'transactions a second that say nothing': nothing,
      'with NOTIFY': notified,
      'with Valkey': published,
      'NOTIFY: begun → heard, p50, ms': median(heardByNotify),
      'NOTIFY: begun → heard, p99, ms': quantile(heardByNotify, 0.99),
      'Valkey: begun → heard, p50, ms': median(heardByValkey),
      'Valkey: begun → heard, p99, ms': quantile(heardByValkey, 0.99),
    },
    [],
  );
} finally {
  await database.close();
  await valkey.stop();
  await server.stop();
}

async function write(broadcast: Broadcast, topic: string): Promise<void> {
  let committed = () => {};
  await database.db.transaction().execute(async (tx) => {
    committed = () => runAfterCommit(tx);
    await tx
      .insertInto('written' as never)
      .defaultValues()
      .execute();
    await broadcast(tx, [topic]);
  });
  committed();
}

async function measure(broadcast: Broadcast): Promise<number> {
  let count = 0;
  const over = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (; !over.signal.aborted; count += 1) await write(broadcast, `job:${writer}`);
  });
  await sleep(LASTS / 4);
  const [before, began] = [count, performance.now()];
  await sleep(LASTS);
  const perSecond = ((count - before) * 1_000) / (performance.now() - began);
  over.abort();
  await Promise.all(writers);
  return perSecond;
}

async function measureHearing(changes: ReturnType<typeof createChanges>): Promise<number[]> {
  const took: number[] = [];
  let hear = (_topic: string) => {};
  changes.listen((topics) => topics?.forEach((topic) => hear(topic)));
  for (let number = 0; number < HEARD; number += 1) {
    const topic = `heard:${number}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    hear = (heard) => heard === topic && resolve();
    const began = performance.now();
    await write(changes.broadcast, topic);
    await promise;
    took.push(performance.now() - began);
  }
  return took;
}
