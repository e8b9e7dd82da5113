import { sql } from 'kysely';
import { join } from 'node:path';

import { openDatabase, type Database, type Db } from '../../src/server/platform/db/database.ts';
import { seedJobs } from '../../src/server/seeds/seed-jobs.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer, type OwnServer } from '../support/server.ts';

/** A demo site with this many jobs in addition to the demo's own. */
export interface JobsSite extends RunningProcess {
  db: Db;
  databaseUrl: string;
}

/** A separate database server with this many jobs in addition to the demo's own. */
export interface JobsServer extends OwnServer {
  database: Database;
}

/**
 * A folder that keeps filled databases between measurements, with a subfolder for each size; without it they are
 * deleted.
 */
const kept = process.env.KEPT;

/** Starts a database server and fills it, unless a filled one was kept. */
export async function startJobsServer(jobs: number): Promise<JobsServer> {
  const server = await startServer(true, kept && join(kept, String(jobs)));
  const database = openDatabase({ connectionString: server.url });
  // Also migrates databases filled by an earlier release.
  const migrating = await startProcess('bin/serve.mjs', siteOf(server), '/readyz');
  await migrating.stop();
  if (!(await isFilled(database.db, jobs))) {
    // Allows statements that read or index everything.
    await sql`set statement_timeout = 0`.execute(database.db);
    await seedJobs(database.db, { jobs });
    await sql`vacuum analyze`.execute(database.db);
  }
  return {
    ...server,
    database,
    async stop() {
      await database.close();
      await server.stop();
    },
  };
}

/** Starts the built site on a separate database server and fills it. */
export async function startJobsSite(jobs: number, env: Record<string, string> = {}): Promise<JobsSite> {
  const server = await startJobsServer(jobs);
  const site = await startProcess('bin/serve.mjs', { ...siteOf(server), ...env });
  return {
    ...site,
    db: server.database.db,
    databaseUrl: server.url,
    async stop() {
      await site.stop();
      await server.stop();
    },
  };
}

const siteOf = (server: OwnServer) => ({
  DATABASE_URL: server.url,
  DATA_DIR: server.dataDir,
  LOG_LEVEL: 'warn',
  DEMO: '1',
});

async function isFilled(db: Db, jobs: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('job_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= jobs;
}
