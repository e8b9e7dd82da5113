import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { openDependencies } from '#server/dependencies.ts';
import { readConfig } from '#server/platform/config.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts';
import { createLog } from '#server/platform/log.ts';

import { connectionUrl, TEMPLATE } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-test-'));
  // Started as root, the server runs under another account, which must reach its folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  const url = connectionUrl(server.connection);
  await prepareTemplate(url, dataDir);
  project.provide('postgres', url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function prepareTemplate(url: string, dataDir: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const config = readConfig({ DATABASE_URL: url.replace('/parlance?', `/${TEMPLATE}?`), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const dependencies = await openDependencies(config, createLog('silent'));
  await dependencies.queue.start();
  await dependencies.close();
}
