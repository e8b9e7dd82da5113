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

export interface ReplicaWatch {
  progress: ReplicaProgress;
  /** Called with each read: both servers are asked as long as somebody reads. */
  standing(): Standing;
  /** A connection to it ended: it may have started again. */
  forget(): void;
  stop(): Promise<void>;
}

/** Asks primary and replica for their positions, ten times a second, and says in the log when the replica's standing changes. */
export function watchReplica(connection: Connection, primary: pg.Pool, log: Log): ReplicaWatch {
  const progress = new ReplicaProgress();
  let client: pg.Client | undefined;
  let usedAt = -Infinity;
  let isAsking = false;
  let isStopped = false;
  let said: Standing | undefined;

  const forget = () => progress.forget();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'parlance replica',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (client !== fresh) return;
      client = undefined;
      forget();
    });
    await fresh.connect();
    return fresh;
  }

  async function askReplica(): Promise<void> {
    const at = performance.now();
    try {
      client ??= await connect();
      progress.noteReplica(await readReplica(client), at);
    } catch {
      // Not awaited: over a line that is cut, an end takes minutes.
      client?.end().catch(() => {});
      client = undefined;
      forget();
    }
    say(progress.standing(performance.now()));
  }

  async function askPrimary(): Promise<void> {
    const at = performance.now();
    // Away or read-only for now: what it said last counts on.
    await readPrimary(primary).then(
      (state) => progress.notePrimary(state, at),
      () => {},
    );
  }

  function say(standing: Standing): void {
    const text = SAID[standing];
    if (isStopped || standing === said || text === undefined) return;
    said = standing;
    if (standing === 'used') log.info(text);
    else log.warn(text);
  }

  const isUsed = () => !isStopped && performance.now() - usedAt < USED_FOR;

  async function repeat(ask: () => Promise<void>): Promise<void> {
    for (; isUsed(); await sleep(PAUSE, undefined, { ref: false })) await ask();
  }

  async function askOn(): Promise<void> {
    isAsking = true;
    await Promise.all([repeat(askPrimary), repeat(askReplica)]);
    isAsking = false;
    forget();
  }

  return {
    progress,
    standing() {
      usedAt = performance.now();
      if (!isAsking) {
        void askOn();
        return 'starting';
      }
      return progress.standing(usedAt);
    },
    forget,
    async stop() {
      isStopped = true;
      await client?.end().catch(() => {});
    },
  };
}
