import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import type { Log } from '../log.ts';
import type { Connection } from './database.ts';
import { ReplicaProgress, type PrimaryState, type ReplicaState, type Standing } from './replica-progress.ts';

/** Milliseconds. */
const PAUSE = 100;
const TIMEOUT = 1_000;
/** For which both are still asked after the last read. */
const USED_FOR = 10_000;

const OF_PRIMARY = `
  select (select system_identifier from pg_control_system())::text as cluster,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`;
const OF_REPLICA = `
  select (select system_identifier from pg_control_system())::text as cluster,
    (select timeline_id from pg_control_checkpoint()) as timeline,
    coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as position,
    pg_is_in_recovery() as "isReplica", pg_postmaster_start_time()::text as started`;

type Asked<State> = Omit<State, 'position'> & { position: string };

/** Its timeline is known at once after a failover, that of a replica at its next checkpoint. */
export async function readPrimary(client: pg.Pool | pg.Client): Promise<PrimaryState> {
  const { rows } = await client.query<Asked<PrimaryState>>(OF_PRIMARY);
  return parse(rows);
}

export async function readReplica(client: pg.Pool | pg.Client): Promise<ReplicaState> {
  const { rows } = await client.query<Asked<ReplicaState>>(OF_REPLICA);
  return parse(rows);
}

function parse<State extends { position: string }>([row]: State[]): Omit<State, 'position'> & { position: bigint } {
  if (!row) throw new Error('The database says nothing of its position.');
  return { ...row, position: BigInt(row.position) };
}

const SAID: Partial<Record<Standing, string>> = {
  used: 'replica: reads go to it',
  behind: 'replica: too far behind, reads go to the primary',
  away: 'replica: away, reads go to the primary',
  no_replica: 'replica: DATABASE_REPLICA_URL is no replica of the database, or not yet since a failover',
};

/** Asks primary and replica for their positions, ten times a second, and says in the log when the replica's standing changes. */
export class ReplicaWatch {
  readonly progress = new ReplicaProgress();
  readonly #connection: Connection;
  readonly #primary: pg.Pool;
  readonly #log: Log;
  #client: pg.Client | undefined;
  #usedAt = -Infinity;
  #isAsking = false;
  #isStopped = false;
  #said: Standing | undefined;

  constructor(connection: Connection, primary: pg.Pool, log: Log) {
    this.#connection = connection;
    this.#primary = primary;
    this.#log = log;
  }

  /** Called with each read: both servers are asked as long as somebody reads. */
  standing(): Standing {
    this.#usedAt = performance.now();
    if (this.#isAsking) return this.progress.standing(this.#usedAt);
    void this.#askOn();
    return 'starting';
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end().catch(() => {});
  }

  async #askOn(): Promise<void> {
    this.#isAsking = true;
    await Promise.all([this.#repeat(() => this.#askPrimary()), this.#repeat(() => this.#askReplica())]);
    this.#isAsking = false;
    this.progress.forget();
  }

  async #repeat(ask: () => Promise<void>): Promise<void> {
    const isUsed = () => !this.#isStopped && performance.now() - this.#usedAt < USED_FOR;
    for (; isUsed(); await sleep(PAUSE, undefined, { ref: false })) await ask();
  }

  async #askPrimary(): Promise<void> {
    const at = performance.now();
    // Away or read-only for now: what it said last counts on.
    await readPrimary(this.#primary).then(
      (state) => this.progress.notePrimary(state, at),
      () => {},
    );
  }

  async #askReplica(): Promise<void> {
    const at = performance.now();
    try {
      this.#client ??= await this.#connect();
      this.progress.noteReplica(await readReplica(this.#client), at);
    } catch {
      // Not awaited: over a line that is cut, an end takes minutes.
      this.#client?.end().catch(() => {});
      this.#client = undefined;
      this.progress.forget();
    }
    this.#say(this.progress.standing(performance.now()));
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'parlance replica',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    client.on('error', () => {});
    // It may have started again, and hold less than before.
    client.once('end', () => this.#client === client && this.progress.forget());
    await client.connect();
    return client;
  }

  #say(standing: Standing): void {
    const text = SAID[standing];
    if (this.#isStopped || standing === this.#said || text === undefined) return;
    this.#said = standing;
    if (standing === 'used') this.#log.info(text);
    else this.#log.warn(text);
  }
}
