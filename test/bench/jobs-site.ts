import { sql } from 'kysely';

import { rebuildJobSearch } from '../../src/server/features/jobs/search/rebuild.ts';
import { openDatabase, type Db } from '../../src/server/platform/db/database.ts';
import { seedJobs } from '../../src/server/seeds/seed-jobs.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';

/** A demo site with that many jobs more than the demo's own. */
export interface JobsSite extends RunningProcess {
  db: Db;
}

/** Starts the built site on a database server of its own and fills it. */
export async function startJobsSite(jobs: number): Promise<JobsSite> {
  const server = await startServer(true);
  const database = openDatabase({ connectionString: server.url });
  const env = { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'warn', DEMO: '1' };
  const empty = await startProcess('bin/serve.mjs', env, '/healthz');
  await empty.stop();
  // One statement of this reads or builds all there is.
  await sql`set statement_timeout = 0`.execute(database.db);
  await seedJobs(database.db, { jobs });
  await rebuildJobSearch(database.db);
  await sql`vacuum analyze`.execute(database.db);
  const site = await startProcess('bin/serve.mjs', env);
  return {
    ...site,
    db: database.db,
    async stop() {
      await site.stop();
      await database.close();
      await server.stop();
    },
  };
}
