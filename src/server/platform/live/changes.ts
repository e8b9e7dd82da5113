import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import type { Connection, Db, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Takes effect when the transaction commits, or at once without one. */
export type Broadcast = (tx: Db | Tx, topics: string[]) => Promise<void>;

const CHANNEL = 'parlance_changes';
/** Milliseconds. */
const PAUSE = 500;
const TIMEOUT = 5_000;
const PROBE = 30_000;

/**
 * Topics that changed, received by every process within about a millisecond of the commit. While disconnected,
 * listeners receive `undefined`: anything may have changed.
 */
export interface Changes {
  broadcast: Broadcast;
  listen(listener: (topics: string[] | undefined) => void): void;
  /** While disconnected, nothing may be cached. */
  connected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const broadcast: Broadcast = async (tx, topics) => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(topics)})`.execute(tx);
};

export function createChanges(connection: Connection, log: Log): Changes {
  const listeners = new Set<(topics: string[] | undefined) => void>();
  const publish = (topics: string[] | undefined) => listeners.forEach((listener) => listener(topics));
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
    fresh.on('notification', (message) => publish(JSON.parse(message.payload ?? '[]') as string[]));
    fresh.on('error', () => {});
    fresh.once('end', () => {
      // A failed connection also emits `end`; its caller retries.
      if (client !== fresh) return;
      client = undefined;
      publish(undefined);
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
    // Invalidations while disconnected are unknown.
    publish(undefined);
  };

  const reconnect = async (): Promise<void> => {
    await sleep(PAUSE, undefined, { ref: false });
    if (stopped) return;
    await connect().catch((error: unknown) => {
      log.warn({ err: error }, 'changes: not connected');
      return reconnect();
    });
  };

  // Detects connections that a firewall dropped.
  const probe = setInterval(() => {
    const probed = client;
    probed?.query('select 1').catch(() => probed.end().catch(() => {}));
  }, PROBE);
  probe.unref();

  return {
    broadcast,
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
