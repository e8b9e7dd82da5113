import { Kysely, PostgresDialect } from 'kysely';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

import { fileKinds } from '#contract/files/file-rules.ts';

import { withConnection } from '../command-database.ts';
import { type Config, readConfig, StartError } from '../platform/config.ts';
import type { Connection, Database, Tx } from '../platform/db/database.ts';
import { migrate, migrations } from '../platform/db/migrate.ts';
import type { Tables } from '../platform/db/tables.ts';
import { openStorage, type Storage } from '../platform/storage/storage.ts';
import { type Archive, withArchive } from './archive.ts';
import { loadFiles } from './load-files.ts';
import { loadTables } from './load-tables.ts';
import { loadWaiting } from './load-waiting.ts';
import { describeContent } from './manifest.ts';
import { COPYING, listApplied } from './site-tables.ts';

/**
 * Returns the line to print; `show` receives progress. With `--check`, into a scratch database, which is removed.
 * @throws StartError or EmbeddedPostgresError with one line; then nothing is restored.
 */
export async function restore(
  args: string[],
  env: NodeJS.ProcessEnv,
  show: (progress: string) => void,
): Promise<string> {
  const isTrial = args[0] === '--check';
  const [name, ...rest] = isTrial ? args.slice(1) : args;
  if (!name || name.startsWith('-') || rest.length > 0) throw new StartError('Usage: bin/restore [--check] FILE');
  const config = readConfig(env);
  const said = (archive: Archive) =>
    `${describeContent(archive.manifest)} as they were at ${archive.manifest.createdAt}`;
  show('checking the archive');
  return withArchive(name, config.backups.identityFile, async (archive) => {
    if (isTrial) {
      await inScratchPlace((scratch) => restoreInto(archive, { ...config, ...scratch }, show, discarding));
      return `The archive can be restored: ${said(archive)}. The site was not touched.`;
    }
    await restoreInto(archive, config, show);
    return `Restored ${said(archive)}. The site can be started.`;
  });
}

/** An embedded database and a store in a folder of their own, which is removed afterwards. */
async function inScratchPlace(
  work: (scratch: Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'dataDir' | 'storage'>) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-check-'));
  try {
    // Started as root, the server runs as another user, which must reach its folder.
    await chmod(dataDir, 0o711);
    await work({ databaseUrl: undefined, databaseListenUrl: undefined, dataDir, storage: { kind: 'disk' } });
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Files are checked against their rows, and not kept: a trial needs room for the database alone. */
const discarding = (storage: Storage): Storage => ({ ...storage, putFile: (_key, path) => rm(path) });

const restoreInto = (
  archive: Archive,
  config: Config,
  show: Into['show'],
  storeBy: (storage: Storage) => Storage = (storage) => storage,
): Promise<void> =>
  withConnection(config, async (database, connection) => {
    const storage = storeBy(await prepare(archive.manifest.migrations, config, database));
    await load(archive, { database, connection, storage, show });
    show('the rest');
    await migrate(database.pool);
    await settle(database);
  });

/** Creates the archive's version of the tables, and opens the store. */
async function prepare(wanted: string[], config: Config, { pool }: Database): Promise<Storage> {
  await requireAlone(pool);
  const newer = (await listApplied(pool)).find((name) => !wanted.includes(name));
  if (newer)
    throw new StartError(
      `The database has had ${newer}, which the archive is older than. Restore into an empty database.`,
    );
  const storage = await openStorage(config);
  for (const kind of fileKinds) {
    for await (const key of storage.keys(kind))
      throw new StartError(`The store is not empty: there is ${key}, for one. Restore into an empty one.`);
  }
  await migrate(pool, { wanted: migrations.filter(([name]) => wanted.includes(name)) });
  return storage;
}

/** A stopped site stays connected for a moment. */
async function requireAlone(pool: pg.Pool): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'parlance%' and pid <> pg_backend_pid()`,
    );
    if (rows.length === 0) return;
    await sleep(100);
  }
  throw new StartError('The site is running. Stop it before you restore.');
}

interface Into {
  database: Database;
  connection: Connection;
  storage: Storage;
  show: (progress: string) => void;
}

/** All or nothing. */
async function load(archive: Archive, { database, connection, storage, show }: Into): Promise<void> {
  const client = await database.pool.connect();
  const loaded: string[] = [];
  // COPY and Kysely share a connection, which Kysely releases.
  const held = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: () => Promise.resolve(client), end: () => Promise.resolve() },
    }),
  });
  try {
    await held.transaction().execute(async (tx: Tx) => {
      await client.query(COPYING);
      await loadTables(archive, client, show);
      await loadWaiting(archive, { client, tx, connection });
      await loadFiles(archive, { client, storage, show, loaded });
    });
  } catch (error) {
    // If the connection broke at the commit, the rows may exist and need their files.
    const isEmpty = await database.pool.query('select from file limit 1').then(
      ({ rows }) => rows.length === 0,
      () => false,
    );
    if (isEmpty) for (const key of loaded) await storage.remove(key);
    throw error;
  }
}

/** For the planner and index-only scans; autovacuum would take a while. */
async function settle({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    client.release(true);
  }
}
