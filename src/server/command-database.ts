import type { Config } from './platform/config.ts';
import { checkServer, openDatabase, type Connection, type Database, type Db } from './platform/db/database.ts';
import { findEmbeddedConnection } from './platform/db/embedded/connect-embedded.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded.ts';
import { migrate } from './platform/db/migrate.ts';

/**
 * Works on the site's database, brought up to date, whether the site runs or not; an embedded one that is down is started
 * for the while.
 * @throws StartError or EmbeddedPostgresError with one line where it cannot be reached.
 */
export const withDatabase = <Result>(config: Config, work: (db: Db) => Promise<Result>): Promise<Result> =>
  withConnection(config, async ({ db, pool }) => {
    await migrate(pool);
    return work(db);
  });

/** The same on the database as it is, for commands that mind what is in it. */
export async function withConnection<Result>(
  config: Config,
  work: (database: Database, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl
    ? { connectionString: config.databaseUrl }
    : await findEmbeddedConnection(config.dataDir);
  if (running) return onConnection(running, work);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} });
  try {
    return await onConnection(embedded.connection, work);
  } finally {
    await embedded.stop();
  }
}

async function onConnection<Result>(
  connection: Connection,
  work: (database: Database, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(connection, 2);
  try {
    await checkServer(database.pool);
    return await work(database, connection);
  } finally {
    await database.close();
  }
}
