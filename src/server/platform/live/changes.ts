import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

import { StartError } from '../config.ts';
import { type Connection, CONNECT_AT_START, type Db } from '../db/database.ts';
import { newId } from '../id.ts';
import type { Log } from '../log.ts';
import { isCall, PROBES } from './call-topics.ts';
import { type Line, pgListen, pgNotify, TIMEOUT } from './pg-notify.ts';

type Listener = (topics: string[] | undefined) => void;

/** Milliseconds. */
const PAUSE = 500;
const PROBE = 30_000;

const NOT_HEARD =
  'NOTIFY is not heard through this database address, as behind a transaction pooler. Set DATABASE_LISTEN_URL to an address of the server itself.';

/**
 * Topics that changed, received by every process within about a millisecond of the commit. While disconnected,
 * listeners receive `undefined`: anything may have changed.
 */
export class Changes {
  readonly #connection: Connection;
  readonly #db: Db;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  readonly #callListeners = new Set<Listener>();
  readonly #caches = new Set<Listener>();
  readonly #awaitedProbes = new Map<string, () => void>();
  readonly #probe: NodeJS.Timeout;
  #connectTimeout = CONNECT_AT_START;
  #line: Line | undefined;
  #isStopped = false;
  /** The reason why there is no connection, which is logged once. */
  #said: string | undefined;

  /**
   * @param connection - to the server itself: a pooler passes no notification on
   * @param db - sends what `connection` must hear
   */
  constructor(connection: Connection, db: Db, log: Log) {
    this.#connection = connection;
    this.#db = db;
    this.#log = log;
    this.#probe = setInterval(() => this.#line && void this.#probeOnce(this.#line), PROBE).unref();
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Also receives this process's own changes at their commit, which the next page of the user must show. */
  listenAsCache(listener: Listener): void {
    this.#listeners.add(listener);
    this.#caches.add(listener);
  }

  /** Called after the commit that sends these topics. */
  committed(topics: string[]): void {
    this.#caches.forEach((listener) => listener(topics));
  }

  /** For messages between streams, which `listen` does not receive. */
  listenForCalls(listener: Listener): void {
    this.#callListeners.add(listener);
  }

  /** While disconnected, nothing may be cached. */
  connected(): boolean {
    return this.#line !== undefined;
  }

  async start(): Promise<void> {
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#probe);
    await this.#line?.close();
  }

  readonly #receive = (topics: string[] | undefined): void => {
    const [first = ''] = topics ?? [];
    if (first.startsWith(PROBES)) return this.#awaitedProbes.get(first)?.();
    if (isCall(first)) return this.#callListeners.forEach((listener) => listener(topics));
    this.#listeners.forEach((listener) => listener(topics));
    if (!topics) this.#callListeners.forEach((listener) => listener(topics));
  };

  async #connect(): Promise<void> {
    let own: Line | undefined;
    let hasEnded = false;
    const connection = { ...this.#connection, connectionTimeoutMillis: this.#connectTimeout };
    const fresh = await pgListen(connection, this.#receive, () => {
      hasEnded = true;
      // A failed connection also ends; its caller retries.
      if (own === undefined || this.#line !== own) return;
      this.#line = undefined;
      this.#receive(undefined);
      if (!this.#isStopped) void this.#reconnect();
    });
    this.#connectTimeout = TIMEOUT;
    try {
      // A pooler accepts LISTEN without an error, and forwards nothing.
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
    this.#receive(undefined);
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

  /** Ends a connection that a firewall dropped, or that receives nothing. */
  async #probeOnce(line: Line): Promise<void> {
    try {
      await line.ping();
      await this.#hearOneself().catch((error: unknown) => {
        // Otherwise nothing was sent, because the connections for requests are busy.
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
      await pgNotify(this.#db, [topic]);
      await Promise.race([
        promise,
        sleep(TIMEOUT, undefined, { ref: false }).then(async () => {
          // Notifications that arrived while the process was busy are read after its timers.
          await turn();
          throw new StartError(NOT_HEARD);
        }),
      ]);
    } finally {
      this.#awaitedProbes.delete(topic);
    }
  }
}
