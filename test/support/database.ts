import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const TEMPLATE = 'parlance_template';

/** A database of its own on the server of the test run: its address, and how to drop it. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh database that is migrated already. */
export const createDatabase = (): Promise<TestDatabase> => create(`template ${TEMPLATE}`);

/** A fresh database with nothing in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('');

async function create(from: string): Promise<TestDatabase> {
  const server = await serverOfTheRun();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} ${from}`);
  return {
    url: server.replace('/parlance?', `/${name}?`),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

let server: Promise<string> | undefined;

/** The address of the run's PostgreSQL, which starts when the first test asks for it. */
const serverOfTheRun = (): Promise<string> => (server ??= fetch(inject('postgres')).then((response) => response.text()));

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
