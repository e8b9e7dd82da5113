import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import { StartError } from '../config.ts';
import { preparing } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/** The pool, or a transaction on it: what a verb reads and writes through. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Where the server is: a URL, or the parts that the embedded server gives. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

const OLDEST_SERVER = 15;
const BIGINT = 20;
const DATE = 1082;

// Counts and sums come as bigint; all of ours stay far below 2^53.
pg.types.setTypeParser(BIGINT, Number);
// A day has no time zone: it stays the text that it is.
pg.types.setTypeParser(DATE, (text) => text);

/** The connections of this process. `db` speaks through them in types, `pool` in plain SQL. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/** Opens the pool; nothing connects before the first query. `max` is the most connections that it holds. */
export function openDatabase(connection: Connection, max = 10): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'parlance',
  });
  // A connection that breaks fails its query, or is replaced at the next; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    pool,
    db,
    async close() {
      await db.destroy();
      // Kysely leaves a pool alone that nothing went through it to.
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Makes sure that the server answers and is new enough.
 * @throws StartError in one line.
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
