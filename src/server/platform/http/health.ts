import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';

export interface Readiness {
  ready: boolean;
  database: 'ok' | 'down';
  queue: 'ok' | 'down';
  storage: 'ok' | 'down';
}

const TIMEOUT = 2_000;

/** Each part has two seconds to answer. */
export async function readReadiness(parts: {
  db: Db;
  storage: Storage;
  queueHealth: () => Promise<unknown>;
  stopping: () => boolean;
}): Promise<Readiness> {
  const [database, queue, storage] = await Promise.all([
    answer(() => sql`select 1`.execute(parts.db)),
    answer(parts.queueHealth),
    answer(() => parts.storage.check()),
  ]);
  return {
    ready: !parts.stopping() && [database, queue, storage].every((state) => state === 'ok'),
    database,
    queue,
    storage,
  };
}

async function answer(ask: () => Promise<unknown>): Promise<'ok' | 'down'> {
  const late = new Promise<'down'>((resolve) => setTimeout(resolve, TIMEOUT, 'down').unref());
  return Promise.race([
    ask().then(
      () => 'ok' as const,
      () => 'down' as const,
    ),
    late,
  ]);
}
