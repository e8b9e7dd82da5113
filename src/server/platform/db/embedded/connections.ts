import pg from 'pg';

import { SUPERUSER } from './cluster.ts';
import { PORT } from './socket.ts';

/** On the socket in the folder `host`. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

const ROLE = 'parlance_app';
const DATABASE = 'parlance';

/** Its role owns the database and is not a superuser, as on a server of its own. */
export const connectionOfSite = (host: string): Connection => ({ host, port: PORT, user: ROLE, database: DATABASE });

/** Creates the site's role and database where they are missing. */
export async function prepareDatabase(host: string): Promise<void> {
  const client = new pg.Client({ host, port: PORT, user: SUPERUSER, database: 'postgres', ssl: false });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as database`,
      [ROLE, DATABASE],
    );
    if (!rows[0]?.role) {
      // In the log, details of errors would quote rows.
      await client.query(`create role ${ROLE} login; alter role ${ROLE} set log_error_verbosity = 'terse'`);
    }
    if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${ROLE}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The connection to a server that another process runs in this folder, or undefined. */
export async function findRunning(host: string): Promise<Connection | undefined> {
  const connection = connectionOfSite(host);
  const client = new pg.Client({ ...connection, ssl: false });
  client.on('error', () => {});
  try {
    await client.connect();
    return connection;
  } catch {
    // Also one that is just starting or ending: the folder's lock tells.
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
