import { Kysely, PostgresDialect, sql } from 'kysely';
import { callbackify } from 'node:util';
import pg from 'pg';

import type { Log } from '../log.ts';
import type { Connection, Db, Tx } from './database.ts';
import { preparing, type StatementWatch } from './prepared-statements.ts';
import type { Standing } from './replica-progress.ts';
import { ReplicaWatch } from './replica-watch.ts';
import type { Tables } from './tables.ts';

/** Milliseconds: what takes longer is asked of the primary. */
const CONNECT = 1_000;
const STATEMENT = 5_000;
const NO_ANSWER = 6_000;

/** Where reads that may be old went, and why to the primary. Repeated: the replica failed, or did not find it. */
export const readPlaces = [
  'replica',
  'repeated',
  'own_change',
  'event',
  'starting',
  'behind',
  'away',
  'no_replica',
] as const;

export type ReadPlace = (typeof readPlaces)[number];

/** For one request. */
export interface ReplicaRead {
  db: Db;
  /** Whether a statement or connection failed, also where that was caught. */
  failed(): boolean;
}

export interface Replica {
  pool: pg.Pool;
  /** Why it may not be read, if it may not: `position` is what the reader has to see. */
  findHindrance(position: bigint | undefined): Exclude<Standing, 'used'> | 'own_change' | undefined;
  open(): ReplicaRead;
  /** Of the primary, after what was committed. */
  readPosition(primary: Db | Tx): Promise<bigint>;
  count(place: ReadPlace): void;
  counts(): Readonly<Record<ReadPlace, number>>;
  /** Seconds that it is behind; undefined where it is not known, as when nobody reads. */
  lag(): number | undefined;
  close(): Promise<void>;
}

interface ReplicaOptions {
  connection: Connection;
  /** Connections. */
  max: number;
  /** Asked for its position. */
  primary: pg.Pool;
  log: Log;
  watch: StatementWatch | undefined;
}

/** Connects at the first read, and again whenever it is away: a start does not need it. */
export function openReplica({ connection, max, primary, log, watch }: ReplicaOptions): Replica {
  const watched = new ReplicaWatch(connection, primary, log);
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: CONNECT,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT,
    query_timeout: NO_ANSWER,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'parlance',
    // What is known of its position is of one server since its last start.
    verify: callbackify(async (client: pg.PoolClient) => {
      const { rows } = await client.query<{ started: string }>('select pg_postmaster_start_time()::text as started');
      if (rows[0]?.started !== watched.progress.started) throw new Error('The replica is another one.');
    }),
  });
  pool.on('error', () => watched.progress.forget());
  pool.on('connect', (client) => client.on('error', () => {}));
  const prepared = preparing(pool, true, watch);
  const counts = Object.fromEntries(readPlaces.map((place) => [place, 0])) as Record<ReadPlace, number>;
  return {
    pool,
    findHindrance(position = 0n) {
      const standing = watched.standing();
      if (standing !== 'used') return standing;
      return watched.progress.holds(position) ? undefined : 'own_change';
    },
    open() {
      let hasFailed = false;
      const telling = prepared.telling(() => (hasFailed = true));
      return {
        db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: telling }) }),
        failed: () => hasFailed,
      };
    },
    async readPosition(database) {
      const { rows } = await sql<{ position: string }>`
        select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`.execute(database);
      return BigInt(rows[0]?.position ?? 0);
    },
    count: (place) => (counts[place] += 1),
    counts: () => counts,
    lag() {
      const milliseconds = watched.progress.lag(performance.now());
      return milliseconds === undefined ? undefined : milliseconds / 1_000;
    },
    async close() {
      await watched.stop();
      await pool.end();
    },
  };
}
