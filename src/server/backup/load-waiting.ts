import type pg from 'pg';

import type { Connection, Tx } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { type Archive, takeEntry } from './archive.ts';
import { loadRows } from './load-tables.ts';
import { WAITING } from './manifest.ts';

interface Into {
  client: pg.ClientBase;
  /** The client's. */
  tx: Tx;
  connection: Connection;
}

interface Waiting {
  name: string;
  data: object | null;
  start_after: Date;
  singleton_key: string | null;
}

/** Enqueues the jobs again, because pg-boss's tables depend on its version. Unknown tasks are left out. */
export async function loadWaiting(archive: Archive, { client, tx, connection }: Into): Promise<void> {
  const entry = await takeEntry(archive, WAITING);
  const { rows } = archive.manifest.waiting;
  if (rows === 0) return;
  await client.query(
    'create temporary table waiting (name text, data jsonb, start_after timestamptz, singleton_key text) on commit drop',
  );
  await loadRows(entry, client, { into: 'pg_temp.waiting', rows });
  // Loads all features.
  const { tasks } = await import('../tasks.ts');
  const queue = createQueue(connection, tasks, createLog('silent'));
  try {
    const known = tasks.map(({ name }) => name);
    const waiting = await client.query<Waiting>('select * from pg_temp.waiting where name = any($1)', [known]);
    for (const { name, data, start_after, singleton_key } of waiting.rows)
      await queue.enqueue(tx, name, data ?? {}, {
        startAfter: start_after,
        ...(singleton_key ? { singletonKey: singleton_key } : {}),
      });
  } finally {
    await queue.stop(1);
  }
}
