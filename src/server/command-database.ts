import type { Config } from './platform/config.ts';
import {
  checkServer,
  connectionTo,
  openDatabase,
  type Connection,
  type Database,
  type Db,
} from './platform/db/database.ts';
import { findEmbeddedConnection, startEmbeddedPostgres } from './platform/db/embedded/start-embedded.ts';
import { migrate } from './platform/db/migrate.ts';

/**
 * Migrates the database first, and starts the embedded server if it is down.
 * @throws StartError or EmbeddedPostgresError with one line.
 */
export const withDatabase = <Result>(config: Config, work: (db: Db) => Promise<Result>): Promise<Result> =>
  withConnection(config, async ({ db, pool }) => {
    await migrate(pool);
    return work(db);
  });

/** The same without migrating. */
export async function withConnection<Result>(
  config: Config,
  work: (database: Database, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl
    ? connectionTo(config.databaseListenUrl ?? config.databaseUrl)
    : await findEmbeddedConnection(config.dataDir);
  if (running) return onConnection(running, work);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
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
