import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { openDependencies } from '#server/dependencies.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';

import { TEMPLATE } from './database.ts';
import { startServer, type OwnServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
    /** The same server for its superuser. */
    superuser: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(false);
  await prepareTemplate(server);
  project.provide('postgres', server.url);
  project.provide('superuser', server.superuserUrl);
  return () => server.stop();
}

async function prepareTemplate({ url, dataDir }: OwnServer): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const config = readConfig({ DATABASE_URL: url.replace('/parlance?', `/${TEMPLATE}?`), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const dependencies = await openDependencies(config, createLog('silent'));
  await dependencies.queue.start();
  await dependencies.close();
}
