import type pg from 'pg';

import { isReadOnly } from '../db/several-hosts.ts';
import type { Storage } from '../storage/storage.ts';

export interface Readiness {
  ready: boolean;
  database: 'ok' | 'down' | 'read_only';
  /** Busy: has not answered in time. */
  queue: 'ok' | 'down' | 'busy';
  /** Full: files can be read. */
  storage: 'ok' | 'down' | 'full';
  /** With REDIS_URL. Down: no page is kept, and people hear of news up to two seconds later. */
  valkey?: 'ok' | 'down' | undefined;
}

const TIMEOUT = 2_000;

/** Each part has two seconds to answer. A busy or full site stays with the load balancer: it can be read. */
export async function readReadiness(parts: {
  /** Of its own: requests may hold all connections of theirs. */
  probe: pg.Pool;
  storage: Pick<Storage, 'check'>;
  queueHealth: () => Promise<unknown>;
  /** Absent without Valkey. */
  isValkeyHeard?: boolean | undefined;
  stopping: () => boolean;
}): Promise<Readiness> {
  const [database, queue, storage] = await Promise.all([
    inTime(readDatabase(parts.probe), 'down'),
    inTime(
      parts.queueHealth().then(() => 'ok' as const),
      'busy',
    ),
    inTime(checkStorage(parts.storage), 'down'),
  ]);
  return {
    ready: !parts.stopping() && database === 'ok' && queue !== 'down' && storage !== 'down',
    database,
    queue,
    storage,
    ...(parts.isValkeyHeard !== undefined && { valkey: parts.isValkeyHeard ? 'ok' : 'down' }),
  };
}

async function readDatabase(probe: pg.Pool): Promise<Readiness['database']> {
  const client = await probe.connect();
  let readOnly = true;
  try {
    readOnly = await isReadOnly(client);
    return readOnly ? 'read_only' : 'ok';
  } finally {
    // The next may lead to another server.
    client.release(readOnly);
  }
}

const checkStorage = (storage: Pick<Storage, 'check'>): Promise<Readiness['storage']> =>
  storage.check().then(
    () => 'ok',
    (error: { code?: string }) => (error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'full' : 'down'),
  );

async function inTime<State extends string, Late extends string>(
  answer: Promise<State>,
  late: Late,
): Promise<State | Late | 'down'> {
  const timer = new Promise<Late>((resolve) => setTimeout(resolve, TIMEOUT, late).unref());
  return Promise.race([answer.catch(() => 'down' as const), timer]);
}
