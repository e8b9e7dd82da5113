import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const TEMPLATE = 'parlance_template';

/** The address of a server on a Unix socket, as DATABASE_URL takes it. */
export function connectionUrl({ host, port, user, password, database }: { host: string; port: number; user: string; password: string; database: string }): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A fresh, migrated database of its own on the server of the test run: its address, and how to drop it. */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  return {
    url: server.replace('/parlance?', `/${name}?`),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
