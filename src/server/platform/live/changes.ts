import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';

import type { Connection, Db, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Invalidates what any process has cached from these topics: at the commit of this transaction, at once without one. */
export type Invalidate = (tx: Db | Tx, topics: string[]) => Promise<void>;

const CHANNEL = 'parlance_changes';
/** Milliseconds before the next attempt to connect, for an answer, and between two questions whether the line still stands. */
const PAUSE = 500;
const TIMEOUT = 5_000;
const PROBE = 30_000;

/**
 * Topics that changed, heard by every process on the same database within about a millisecond of the commit.
 * While the line is down nothing is known, so listeners hear `undefined`: everything may have changed.
 */
export interface Changes {
  invalidate: Invalidate;
  listen(listener: (topics: string[] | undefined) => void): void;
  /** Whether the line is up. While it is not, nothing may be kept. */
  connected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const invalidate: Invalidate = async (tx, topics) => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(topics)})`.execute(tx);
};

/** The line on which processes tell each other what changed. */
export function createChanges(connection: Connection, log: Log): Changes {
  const listeners = new Set<(topics: string[] | undefined) => void>();
  const tell = (topics: string[] | undefined) => listeners.forEach((listener) => listener(topics));
  let client: pg.Client | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'parlance changes',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    fresh.on('notification', (message) => tell(JSON.parse(message.payload ?? '[]') as string[]));
    fresh.on('error', () => {});
    fresh.once('end', () => {
      // A line that never came up ends too; whoever tried it tries again.
      if (client !== fresh) return;
      client = undefined;
      tell(undefined);
      if (!stopped) void reconnect();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    if (stopped) return fresh.end();
    client = fresh;
    // What was invalidated before the line was up is unknown.
    tell(undefined);
  };

  const reconnect = async (): Promise<void> => {
    await sleep(PAUSE, undefined, { ref: false });
    if (stopped) return;
    await connect().catch((error: unknown) => {
      log.warn({ err: error }, 'changes: not connected');
      return reconnect();
    });
  };

  // A line that a firewall dropped looks whole until something is said on it.
  const probe = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => asked.end().catch(() => {}));
  }, PROBE);
  probe.unref();

  return {
    invalidate,
    listen: (listener) => void listeners.add(listener),
    connected: () => client !== undefined,
    start: connect,
    async stop() {
      stopped = true;
      clearInterval(probe);
      await client?.end();
    },
  };
}
