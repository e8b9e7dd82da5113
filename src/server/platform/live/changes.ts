import { setTimeout as sleep } from 'node:timers/promises';

import { StartError } from '../config.ts';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import type { Log } from '../log.ts';
import { isCall, PROBES } from './call-topics.ts';

/** Takes effect when the transaction commits, or at once without one. */
export type Broadcast = (tx: Db | Tx, topics: string[]) => Promise<void>;

type Listener = (topics: string[] | undefined) => void;

/** What takes topics to all processes: PostgreSQL's NOTIFY, or Valkey. */
export interface Carrier {
  broadcast: Broadcast;
  /** Calls `heard` with whatever any process sends, this one too, until `ended`. */
  open(heard: (topics: string[]) => void, ended: () => void): Promise<Line>;
  /** For the operator, where what was sent does not come back. */
  notHeard: string;
  /** Whether a site starts without it. */
  mayBeAway: boolean;
}

export interface Line {
  /** @throws Error where the connection is dead. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

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
  listen(listener: Listener): void;
  /** The same for what streams tell each other, of which `listen` hears nothing. */
  listenForCalls(listener: Listener): void;
  /** While disconnected, nothing may be cached. */
  connected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** @param db - sends what the carrier's line must hear */
export function createChanges(carrier: Carrier, db: Db, log: Log): Changes {
  const listeners = new Set<Listener>();
  const callListeners = new Set<Listener>();
  const probes = new Map<string, () => void>();
  const publish = (topics: string[] | undefined) => {
    const [first = ''] = topics ?? [];
    if (first.startsWith(PROBES)) return probes.get(first)?.();
    if (isCall(first)) return callListeners.forEach((listener) => listener(topics));
    listeners.forEach((listener) => listener(topics));
    if (!topics) callListeners.forEach((listener) => listener(topics));
  };
  let line: Line | undefined;
  let stopped = false;
  /** Why there is no line, said once. */
  let said: string | undefined;

  const connect = async (): Promise<void> => {
    let own: Line | undefined;
    let hasEnded = false;
    const fresh = await carrier.open(publish, () => {
      hasEnded = true;
      // A failed connection also ends; its caller retries.
      if (own === undefined || line !== own) return;
      line = undefined;
      publish(undefined);
      if (!stopped) void reconnect();
    });
    try {
      // A pooler takes LISTEN without a word, and passes nothing on.
      await hearOneself();
      if (hasEnded) throw new Error('The connection ended.');
    } catch (error) {
      await fresh.close().catch(() => {});
      throw error;
    }
    if (stopped) return fresh.close();
    own = fresh;
    line = fresh;
    // Invalidations while disconnected are unknown.
    publish(undefined);
    if (said !== undefined) log.info('changes: connected again');
    said = undefined;
  };

  const reconnect = async (): Promise<void> => {
    await sleep(PAUSE, undefined, { ref: false });
    if (stopped) return;
    await connect().catch((error: unknown) => {
      sayOnce(error);
      return reconnect();
    });
  };

  function sayOnce(error: unknown): void {
    const reason = String(error);
    if (reason !== said) log.warn({ err: error }, 'changes: not connected');
    said = reason;
  }

  /** @throws StartError where what was sent does not arrive. */
  async function hearOneself(): Promise<void> {
    const topic = PROBES + newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    probes.set(topic, resolve);
    try {
      await carrier.broadcast(db, [topic]);
      await Promise.race([
        promise,
        sleep(TIMEOUT, undefined, { ref: false }).then(() => {
          throw new StartError(carrier.notHeard);
        }),
      ]);
    } finally {
      probes.delete(topic);
    }
  }

  /** Ends a connection that a firewall dropped, or through which nothing is heard. */
  async function probeOnce(probed: Line): Promise<void> {
    try {
      await probed.ping();
      await hearOneself().catch((error: unknown) => {
        // Else nothing was sent: the requests' connections are busy.
        if (error instanceof StartError) throw error;
      });
    } catch (error) {
      log.warn({ err: error }, 'changes: not heard');
      await probed.close().catch(() => {});
    }
  }

  const probe = setInterval(() => line && void probeOnce(line), PROBE);
  probe.unref();

  return {
    broadcast: carrier.broadcast,
    listen: (listener) => void listeners.add(listener),
    listenForCalls: (listener) => void callListeners.add(listener),
    connected: () => line !== undefined,
    start: () =>
      connect().catch((error: unknown) => {
        if (!carrier.mayBeAway) throw error;
        sayOnce(error);
        void reconnect();
      }),
    async stop() {
      stopped = true;
      clearInterval(probe);
      await line?.close();
    },
  };
}
