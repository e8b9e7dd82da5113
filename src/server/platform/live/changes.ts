import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';

import type { Connection, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Tells every process, at the commit of this transaction, that what was made from these is out of date. */
export type Announce = (tx: Tx, topics: string[]) => Promise<void>;

const CHANNEL = 'parlance_changes';
const PAUSE = 500;

/**
 * Topics that changed, heard by every process on the same database within about a millisecond of the commit.
 * While the line is down nothing is known, so listeners hear `undefined`: everything may have changed.
 */
export interface Changes {
  announce: Announce;
  listen(listener: (topics: string[] | undefined) => void): void;
  /** Whether the line is up. While it is not, nothing may be kept. */
  connected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The line on which processes tell each other what changed. */
export function createChanges(connection: Connection, log: Log): Changes {
  const listeners = new Set<(topics: string[] | undefined) => void>();
  const tell = (topics: string[] | undefined) => listeners.forEach((listener) => listener(topics));
  let client: pg.Client | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ ...connection, application_name: 'parlance changes', keepAlive: true });
    fresh.on('notification', (message) => tell(JSON.parse(message.payload ?? '[]') as string[]));
    fresh.on('error', () => {});
    fresh.once('end', () => {
      client = undefined;
      tell(undefined);
      if (!stopped) void reconnect();
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    // What was announced before the line was up is unknown.
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

  return {
    announce: async (tx, topics) => {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(topics)})`.execute(tx);
    },
    listen: (listener) => void listeners.add(listener),
    connected: () => client !== undefined,
    start: connect,
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
