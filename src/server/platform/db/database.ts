import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Socket } from 'node:net';
import pg from 'pg';

import { StartError } from '../config.ts';
import { preparing, type StatementWatch } from './prepared-statements.ts';
import { socketToWritable, splitHosts } from './several-hosts.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** A URL, or the embedded server's socket. */
export type Connection =
  | { connectionString: string; stream?: () => Socket; isPooled?: boolean }
  | { host: string; port: number; user: string; database: string };

const OLDEST_SERVER = 15;
/** Milliseconds. */
const SESSION = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };
const BIGINT = 20;
const DATE = 1082;

// Ours stay far below 2^53.
pg.types.setTypeParser(BIGINT, Number);
// A date has no time zone, so it stays text.
pg.types.setTypeParser(DATE, (text) => text);

/**
 * @param url - may name several hosts: `postgres://user@one:5432,two:5432/name`
 * @param isPooled - whether a transaction pooler gives each transaction another session
 */
export function connectionTo(url: string, isPooled = false): Connection {
  const urls = splitHosts(url);
  return { connectionString: urls[0], isPooled, ...(urls.length > 1 && { stream: socketToWritable(urls) }) };
}

/** `db` for Kysely, `pool` for plain SQL. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/** Milliseconds to wait for a connection of a pool. */
const CONNECT = 5_000;
/** While a process starts: it loads code then, for seconds on a slow machine, and reads no answer meanwhile. */
export const CONNECT_AT_START = 30_000;

/** Milliseconds in which the last statements may end; the tasks that they belong to are repeated. */
const LAST_STATEMENTS = 2_000;

/** Waits longer for connections until the returned function is called. */
export function waitAtStart({ options }: pg.Pool): () => void {
  options.connectionTimeoutMillis = CONNECT_AT_START;
  return () => void (options.connectionTimeoutMillis = CONNECT);
}

/** Connects at the first query. `max` is the number of connections. `watch` is notified of the statements of `db`. */
export function openDatabase(connection: Connection, max = 10, watch?: StatementWatch): Database {
  const isPooled = 'isPooled' in connection && connection.isPooled === true;
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: CONNECT,
    idleTimeoutMillis: 60_000,
    // A pooler refuses settings of a session: the role has them there (docs/operate/larger-sites.md).
    ...(isPooled ? {} : SESSION),
    application_name: 'parlance',
  });
  // Without a listener these errors would end the process; queries fail anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool, !isPooled, watch) }) });
  return {
    pool,
    db,
    async close() {
      const cut = setTimeout(() => clients.forEach((client) => void client.end()), LAST_STATEMENTS);
      await db.destroy();
      // Kysely does not end a pool that it never used.
      if (!pool.ending) await pool.end();
      clearTimeout(cut);
    },
  };
}

/**
 * Checks that the server answers and is new enough.
 * @throws StartError
 */
export async function checkServer(pool: pg.Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw new StartError(
      `The database cannot be reached: ${(error as Error).message || (error as { code?: string }).code}. Check DATABASE_URL.`,
    );
  }
  if (version < OLDEST_SERVER) {
    throw new StartError(`The database is PostgreSQL ${version}; Parlance needs ${OLDEST_SERVER} or newer.`);
  }
}
