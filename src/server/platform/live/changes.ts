import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

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
  readonly broadcast: Broadcast;
  listen(listener: Listener): void;
  /** The same for what streams tell each other, of which `listen` hears nothing. */
  listenForCalls(listener: Listener): void;
  /** While disconnected, nothing may be cached. */
  connected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** @param db - sends what the carrier's line must hear */
export const createChanges = (carrier: Carrier, db: Db, log: Log): Changes => new CarriedChanges(carrier, db, log);

class CarriedChanges implements Changes {
  readonly #carrier: Carrier;
  readonly #db: Db;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  readonly #callListeners = new Set<Listener>();
  readonly #awaitedProbes = new Map<string, () => void>();
  readonly #probe: NodeJS.Timeout;
  #line: Line | undefined;
  #isStopped = false;
  /** Why there is no line, once. */
  #said: string | undefined;

  constructor(carrier: Carrier, db: Db, log: Log) {
    this.#carrier = carrier;
    this.#db = db;
    this.#log = log;
    this.#probe = setInterval(() => this.#line && void this.#probeOnce(this.#line), PROBE).unref();
  }

  readonly broadcast: Broadcast = (tx, topics) => this.#carrier.broadcast(tx, topics);

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  listenForCalls(listener: Listener): void {
    this.#callListeners.add(listener);
  }

  connected(): boolean {
    return this.#line !== undefined;
  }

  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      if (!this.#carrier.mayBeAway) throw error;
      this.#say(error);
      void this.#reconnect();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#probe);
    await this.#line?.close();
  }

  readonly #publish = (topics: string[] | undefined): void => {
    const [first = ''] = topics ?? [];
    if (first.startsWith(PROBES)) return this.#awaitedProbes.get(first)?.();
    if (isCall(first)) return this.#callListeners.forEach((listener) => listener(topics));
    this.#listeners.forEach((listener) => listener(topics));
    if (!topics) this.#callListeners.forEach((listener) => listener(topics));
  };

  async #connect(): Promise<void> {
    let own: Line | undefined;
    let hasEnded = false;
    const fresh = await this.#carrier.open(this.#publish, () => {
      hasEnded = true;
      // A failed connection also ends; its caller retries.
      if (own === undefined || this.#line !== own) return;
      this.#line = undefined;
      this.#publish(undefined);
      if (!this.#isStopped) void this.#reconnect();
    });
    try {
      // A pooler takes LISTEN without a word, and passes nothing on.
      await this.#hearOneself();
      if (hasEnded) throw new Error('The connection ended.');
    } catch (error) {
      await fresh.close().catch(() => {});
      throw error;
    }
    if (this.#isStopped) return fresh.close();
    own = fresh;
    this.#line = fresh;
    // Invalidations while disconnected are unknown.
    this.#publish(undefined);
    if (this.#said !== undefined) this.#log.info('changes: connected again');
    this.#said = undefined;
  }

  async #reconnect(): Promise<void> {
    await sleep(PAUSE, undefined, { ref: false });
    if (this.#isStopped) return;
    await this.#connect().catch((error: unknown) => {
      this.#say(error);
      return this.#reconnect();
    });
  }

  #say(error: unknown): void {
    const reason = String(error);
    if (reason !== this.#said) this.#log.warn({ err: error }, 'changes: not connected');
    this.#said = reason;
  }

  /** Ends a connection that a firewall dropped, or through which nothing is heard. */
  async #probeOnce(line: Line): Promise<void> {
    try {
      await line.ping();
      await this.#hearOneself().catch((error: unknown) => {
        // Else nothing was sent: the requests' connections are busy.
        if (error instanceof StartError) throw error;
      });
    } catch (error) {
      this.#log.warn({ err: error }, 'changes: not heard');
      await line.close().catch(() => {});
    }
  }

  /** @throws StartError where what was sent does not arrive. */
  async #hearOneself(): Promise<void> {
    const topic = PROBES + newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaitedProbes.set(topic, resolve);
    try {
      await this.broadcast(this.#db, [topic]);
      await Promise.race([
        promise,
        sleep(TIMEOUT, undefined, { ref: false }).then(async () => {
          // What came while the process was busy is read after its timers.
          await turn();
          throw new StartError(this.#carrier.notHeard);
        }),
      ]);
    } finally {
      this.#awaitedProbes.delete(topic);
    }
  }
}
