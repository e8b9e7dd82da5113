import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { StartError } from '../config.ts';
import type { Connection, Db, Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import type { Log } from '../log.ts';
import { isCall } from './call-topics.ts';

/** Takes effect when the transaction commits, or at once without one. */
export type Broadcast = (tx: Db | Tx, topics: string[]) => Promise<void>;

type Listener = (topics: string[] | undefined) => void;

const CHANNEL = 'parlance_changes';
/** Milliseconds. */
const PAUSE = 500;
const TIMEOUT = 5_000;
const PROBE = 30_000;
/** Topics of probes, which each process sends to itself. */
const PROBES = 'probe:';
const NOT_HEARD =
  'NOTIFY is not heard through this database address, as behind a transaction pooler. Set DATABASE_LISTEN_URL to an address of the server itself.';

/**
 * Topics that changed, received by every process within about a millisecond of the commit. While disconnected,
 * listeners receive `undefined`: anything may have changed.
 */
export interface Changes {
  broadcast: Broadcast;
  listen(listener: Listener): void;
  /** The same for what streams tell each other, of which `listen` hears nothing. */
  listenForCalls(listener: Listener): void;
  /** While disconnected, nothing may be cached. */
  connected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const broadcast: Broadcast = async (tx, topics) => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(topics)})`.execute(tx);
};

/** @param db - sends what `connection` must hear */
export function createChanges(connection: Connection, db: Db, log: Log): Changes {
  const listeners = new Set<Listener>();
  const callListeners = new Set<Listener>();
  const publish = (topics: string[] | undefined) => {
    if (isCall(topics?.[0])) return callListeners.forEach((listener) => listener(topics));
    listeners.forEach((listener) => listener(topics));
    if (!topics) callListeners.forEach((listener) => listener(topics));
  };
  let client: pg.Client | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const fresh = createClient(connection);
    fresh.on('notification', ({ payload }) => {
      const topics = JSON.parse(payload ?? '[]') as string[];
      if (!topics[0]?.startsWith(PROBES)) publish(topics);
    });
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
      // A pooler takes LISTEN without a word, and passes nothing on.
      await hearOneself(fresh, db);
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

  const probe = setInterval(() => void probeOnce(client, db, log), PROBE);
  probe.unref();

  return {
    broadcast,
    listen: (listener) => void listeners.add(listener),
    listenForCalls: (listener) => void callListeners.add(listener),
    connected: () => client !== undefined,
    start: connect,
    async stop() {
      stopped = true;
      clearInterval(probe);
      await client?.end();
    },
  };
}

const createClient = (connection: Connection): pg.Client =>
  new pg.Client({
    ...connection,
    application_name: 'parlance changes',
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
  });

/** Ends a connection that a firewall dropped, or through which nothing is heard. */
async function probeOnce(client: pg.Client | undefined, db: Db, log: Log): Promise<void> {
  if (!client) return;
  try {
    await client.query('select 1');
    await hearOneself(client, db).catch((error: unknown) => {
      // Else nothing was sent: the requests' connections are busy.
      if (error instanceof StartError) throw error;
    });
  } catch (error) {
    log.warn({ err: error }, 'changes: not heard');
    await client.end().catch(() => {});
  }
}

/** @throws StartError where a notification that was sent does not arrive. */
async function hearOneself(client: pg.Client, db: Db): Promise<void> {
  const topic = PROBES + newId();
  const heard = Promise.withResolvers<void>();
  const listen = ({ payload }: { payload?: string | undefined }) => payload?.includes(topic) && heard.resolve();
  client.on('notification', listen);
  try {
    await broadcast(db, [topic]);
    await Promise.race([
      heard.promise,
      sleep(TIMEOUT, undefined, { ref: false }).then(() => {
        throw new StartError(NOT_HEARD);
      }),
    ]);
  } finally {
    client.off('notification', listen);
  }
}
