import { Kysely, PostgresDialect } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import type { Log } from '../log.ts';
import type { Connection, Db } from './database.ts';
import { preparing, type StatementWatch } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/** Milliseconds: the primary repeats what takes longer. */
const CONNECT = 1_000;
const STATEMENT = 5_000;
const NO_ANSWER = 6_000;
/** Milliseconds between two measurements, and for each. */
const MEASURED_EVERY = 1_000;
/** Milliseconds: a replica further behind is not read. */
export const LONGEST_LAG = 10_000;
const SAMPLES = 12;

/** Starting: how far it is behind is not known yet. */
export type Standing = 'used' | 'starting' | 'behind' | 'away' | 'no_replica';

/** Where reads that may be old went, or why to the primary. Repeated: the replica failed, or did not find it. */
const readPlaces = ['replica', 'repeated', 'own_change', 'event', 'starting', 'behind', 'away', 'no_replica'] as const;
export type ReadPlace = (typeof readPlaces)[number];

export interface ServerState {
  /** Of cluster and timeline: positions of another history say nothing. */
  history: string;
  /** Bytes of the write-ahead log that it has written or applied. */
  position: number;
  isReplica: boolean;
}

/** A state of the primary, and milliseconds before it was asked. */
export type Sample = ServerState & { at: number };

export async function readServerState(pool: pg.Pool): Promise<ServerState> {
  // After a failover the primary's timeline is known at once, that of a replica at its next checkpoint.
  const { rows } = await pool.query<ServerState>(`
    select pg_is_in_recovery() as "isReplica",
      (select system_identifier from pg_control_system()) || '/' || case when pg_is_in_recovery()
        then (select timeline_id from pg_control_checkpoint())
        else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as history,
      coalesce(pg_wal_lsn_diff(case when pg_is_in_recovery()
        then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0'), 0)::float8 as position`);
  const [state] = rows;
  if (!state) throw new Error('The database does not say its position.');
  return state;
}

/**
 * Milliseconds since the primary was where the replica is; undefined if that is longer ago than the samples.
 * The time of the replica's last transaction would grow on a site where nothing happens.
 */
export function lagOf(replica: ServerState | undefined, samples: readonly Sample[], now: number): number | undefined {
  const reached = replica && samples.findLast(({ position }) => position <= replica.position);
  return reached && now - reached.at;
}

/** @param samples - in order, of one history */
export function standingOf(replica: ServerState | undefined, samples: readonly Sample[], now: number): Standing {
  const primary = samples.at(-1);
  if (!replica) return 'away';
  if (!primary) return 'starting';
  if (!replica.isReplica || replica.history !== primary.history) return 'no_replica';
  const lag = lagOf(replica, samples, now);
  if (lag === undefined) return samples.length < SAMPLES ? 'starting' : 'behind';
  return lag > LONGEST_LAG ? 'behind' : 'used';
}

const LINES: Partial<Record<Standing, string>> = {
  used: 'replica: reads go to it',
  behind: 'replica: too far behind, reads go to the primary',
  away: 'replica: away, reads go to the primary',
  no_replica: 'replica: DATABASE_REPLICA_URL is no replica of the database, or not yet since a failover',
};

interface ReplicaOptions {
  connection: Connection;
  /** Connections. */
  max: number;
  /** Asked for its position. */
  primary: pg.Pool;
  log: Log;
  watch: StatementWatch | undefined;
}

/** For one request. */
export interface ReplicaRead {
  db: Db;
  /** Whether a statement or connection failed, also where that was caught. */
  failed(): boolean;
}

/** Not needed for a start: it is read once it is known to be close behind. */
export class Replica {
  readonly pool: pg.Pool;
  readonly #measuring: pg.Pool;
  readonly #log: Log;
  readonly #prepared: ReturnType<typeof preparing>;
  readonly #counts = Object.fromEntries(readPlaces.map((place) => [place, 0])) as Record<ReadPlace, number>;
  #samples: Sample[] = [];
  #state: ServerState | undefined;
  #logged: Standing | undefined;
  #isClosed = false;

  constructor({ connection, max, primary, log, watch }: ReplicaOptions) {
    const common = { ...connection, connectionTimeoutMillis: CONNECT, application_name: 'parlance' };
    this.pool = new pg.Pool({
      ...common,
      max,
      idleTimeoutMillis: 60_000,
      statement_timeout: STATEMENT,
      query_timeout: NO_ANSWER,
      idle_in_transaction_session_timeout: 30_000,
    });
    // A separate pool, so that many reads do not keep it from being measured.
    this.#measuring = new pg.Pool({ ...common, max: 1, query_timeout: MEASURED_EVERY });
    for (const pool of [this.pool, this.#measuring]) {
      pool.on('error', () => {});
      pool.on('connect', (client) => client.on('error', () => {}));
    }
    this.#log = log;
    this.#prepared = preparing(this.pool, true, watch);
    void this.#repeat(() => this.#measurePrimary(primary));
    void this.#repeat(() => this.#measureReplica());
  }

  standing(): Standing {
    return standingOf(this.#state, this.#samples, performance.now());
  }

  /** Seconds; undefined where it is not known. */
  lag(): number | undefined {
    const milliseconds = lagOf(this.#state, this.#samples, performance.now());
    return milliseconds === undefined ? undefined : milliseconds / 1_000;
  }

  open(): ReplicaRead {
    let hasFailed = false;
    const pool = this.#prepared.telling(() => (hasFailed = true));
    return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), failed: () => hasFailed };
  }

  count(place: ReadPlace): void {
    this.#counts[place] += 1;
  }

  counts(): Readonly<Record<ReadPlace, number>> {
    return this.#counts;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.pool.end(), this.#measuring.end()]);
  }

  async #repeat(measure: () => Promise<void>): Promise<void> {
    for (; !this.#isClosed; await sleep(MEASURED_EVERY, undefined, { ref: false })) await measure();
  }

  async #measurePrimary(primary: pg.Pool): Promise<void> {
    const at = performance.now();
    // While it is away the replica falls behind its last position.
    const state = await readServerState(primary).catch(() => undefined);
    if (!state) return;
    const ofHistory = this.#samples.filter(({ history }) => history === state.history);
    this.#samples = [...ofHistory, { ...state, at }].slice(-SAMPLES);
  }

  async #measureReplica(): Promise<void> {
    this.#state = await readServerState(this.#measuring).catch(() => undefined);
    const standing = this.standing();
    const line = LINES[standing];
    if (this.#isClosed || standing === this.#logged || line === undefined) return;
    this.#logged = standing;
    if (standing === 'used') this.#log.info(line);
    else this.#log.warn(line);
  }
}
