import { sql } from 'kysely';
import pg from 'pg';

import type { Connection, Db, Tx } from '../db/database.ts';

const CHANNEL = 'parlance_changes';
/** Milliseconds. */
export const TIMEOUT = 5_000;

/** Sends topics to every process, at the commit of the transaction, or at once without one. */
export async function pgNotify(db: Db | Tx, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(topics)})`.execute(db);
}

/** A connection that listens. */
export interface Line {
  /** @throws Error where the connection is dead. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Calls `receive` with the topics that any process sends, including this one, until `ended`. */
export async function pgListen(
  connection: Connection & { connectionTimeoutMillis: number },
  receive: (topics: string[]) => void,
  ended: () => void,
): Promise<Line> {
  const client = new pg.Client({
    ...connection,
    application_name: 'parlance changes',
    query_timeout: TIMEOUT,
    keepAlive: true,
  });
  client.on('notification', ({ payload }) => receive(JSON.parse(payload ?? '[]') as string[]));
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
