import { sql } from 'kysely';
import pg from 'pg';

import { type Connection, CONNECT_AT_START } from '../db/database.ts';
import type { Broadcast, Carrier, Line } from './changes.ts';

const CHANNEL = 'parlance_changes';
/** Of connections that listen. */
export const LISTENER = 'parlance changes';
/** Milliseconds. */
const TIMEOUT = 5_000;

export const notify: Broadcast = async (tx, topics) => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(topics)})`.execute(tx);
};

/** PostgreSQL's own: LISTEN on a connection, NOTIFY in the transaction. */
export function notifications(connection: Connection): Carrier {
  let timeout = CONNECT_AT_START;
  return {
    broadcast: notify,
    async open(heard, ended) {
      const line = await listen({ ...connection, connectionTimeoutMillis: timeout }, heard, ended);
      timeout = TIMEOUT;
      return line;
    },
    notHeard:
      'NOTIFY is not heard through this database address, as behind a transaction pooler. Set DATABASE_LISTEN_URL to an address of the server itself.',
    mayBeAway: false,
  };
}

async function listen(config: pg.ClientConfig, heard: (topics: string[]) => void, ended: () => void): Promise<Line> {
  const client = new pg.Client({ ...config, application_name: LISTENER, query_timeout: TIMEOUT, keepAlive: true });
  client.on('notification', ({ payload }) => heard(JSON.parse(payload ?? '[]') as string[]));
  client.on('error', () => {});
  client.once('end', ended);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { ping: () => client.query('select 1'), close: () => client.end() };
}
