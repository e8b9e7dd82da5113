import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

import type { OwnServer } from './server.ts';

export const TEMPLATE = 'parlance_template';
export const DEMO_TEMPLATE = 'parlance_demo';

/** A separate database on the run's server. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Already migrated. Copied as files: logging its blocks takes twice as long. */
export const createDatabase = (): Promise<TestDatabase> => create(`template ${TEMPLATE} strategy file_copy`);

/** With the data of the demo, which the first test that needs it loads. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  await askRun('/demo');
  return create(`template ${DEMO_TEMPLATE} strategy file_copy`);
}

/** Without a schema. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('');

async function create(from: string): Promise<TestDatabase> {
  const { url, superuserUrl } = await serverOfTheRun();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name} ${from}`);
  return {
    url: url.replace('/parlance?', `/${name}?`),
    // As the superuser: autovacuum, which only a superuser can stop, may be running in it.
    drop: () => onServer(superuserUrl, `drop database if exists ${name} with (force)`),
  };
}

/** The superuser's URL of a database of the run. */
export async function superuserUrlOf(url: string): Promise<string> {
  const { superuserUrl } = await serverOfTheRun();
  return superuserUrl.replace('/parlance?', `${new URL(url).pathname}?`);
}

let server: Promise<Pick<OwnServer, 'url' | 'superuserUrl'>> | undefined;

/** The run's PostgreSQL, started by the first test that needs it. */
const serverOfTheRun = () => (server ??= askRun<Pick<OwnServer, 'url' | 'superuserUrl'>>('/server'));

/** Requests a resource that all tests of the run share, from global-setup.ts. */
export async function askRun<Answer>(path: string): Promise<Answer> {
  const response = await fetch(inject('run') + path);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

export async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
