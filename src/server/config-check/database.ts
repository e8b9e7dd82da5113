import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

import { withConnection } from '../command-database.ts';
import { checkKey } from '../features/accounts/encryption-key.ts';
import { foreseeDemo } from '../features/site/demo-data.ts';
import type { Config } from '../platform/config.ts';
import { checkServer, connectionTo, openDatabase } from '../platform/db/database.ts';
import { readMigrationState } from '../platform/db/migrate.ts';
import { readServerState } from '../platform/db/replica.ts';
import { type Check, reasonOf } from './finding.ts';

/** What migrations and the queue create. */
const CREATIONS = [
  'create table parlance_check ()',
  'create schema parlance_check',
  ...['unaccent', 'fuzzystrmatch', 'pg_trgm'].map((name) => `create extension if not exists ${name}`),
];
const EXTENSION_IS_MISSING = '0A000';

/** Checks that the server can store texts of all languages. */
export const checkDatabase: Check = async ({ databaseUrl, databaseListenUrl, dataDir }) => {
  if (databaseUrl === undefined) return `the embedded one, in ${dataDir}`;
  return onServer(databaseUrl, databaseListenUrl !== undefined, async (pool) => {
    const { rows } = await pool.query<{
      version: string;
      encoding: string;
      isReplica: boolean;
      name: string;
      role: string;
    }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
         pg_is_in_recovery() as "isReplica", format('%I', current_database()) as name, format('%I', current_user) as role`,
    );
    const [server] = rows;
    if (server?.isReplica) throw new Error('it is a replica, which takes no changes. Set DATABASE_URL to its primary.');
    if (server?.encoding !== 'UTF8')
      throw new Error(
        `its encoding is ${server?.encoding}, which cannot hold all languages. Create it again: create database ${server?.name} owner ${server?.role} encoding 'UTF8' template template0;`,
      );
    return `PostgreSQL ${server.version}, ${server.encoding}`;
  });
};

/** Creates what a start creates, in a transaction that is rolled back. */
export const checkRights: Check = async (config) => {
  if (config.databaseUrl === undefined) return undefined;
  return withConnection(config, async ({ pool }) => {
    const { rows } = await pool.query<{ role: string; step: string; foreign: string | null }>(
      `select current_user as role,
         format('alter database %I owner to %I; grant create on schema public to %2$I;', current_database(), current_user) as step,
         (select pg_get_userbyid(relowner) from pg_class
          where oid = to_regclass('migration') and not pg_has_role(relowner, 'usage')) as "foreign"`,
    );
    const { role = '', step = '', foreign = null } = rows[0] ?? {};
    if (foreign !== null)
      throw new Error(
        `the tables belong to ${foreign}, so ${role} cannot migrate them. Connect as ${foreign}, or restore them as ${role}.`,
      );
    await createAndRollBack(pool).catch((error: Error & { code?: string }) => {
      const next =
        error.code === EXTENSION_IS_MISSING
          ? 'Install the contrib modules of PostgreSQL on its server.'
          : `As its superuser: ${step}`;
      throw new Error(`${reasonOf(error)}. ${next}`, { cause: error });
    });
    return `${role} can create tables, schemas and extensions`;
  });
};

async function createAndRollBack(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const creation of CREATIONS) await client.query(creation);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Checks that this release knows the data, and that they are a demo's if DEMO says so. Does not create an embedded
 * database.
 */
export const checkData: Check = async (config) => {
  if (isMissing(config)) return undefined;
  return withConnection(config, async ({ db, pool }) => {
    const states = await readMigrationState(pool);
    const newer = states.find(({ state }) => state === 'unknown');
    if (newer)
      throw new Error(
        `it has migration ${newer.name}, which this release does not know. Start the release that applied it, or a newer one.`,
      );
    await foreseeDemo(db, config);
    const open = states.filter(({ state }) => state === 'open').length;
    return open === 0 ? 'no migration is open' : `${open} migrations are open, which the start applies`;
  });
};

/** A worker decrypts nothing. */
export const checkEncryptionKey: Check = async (config) => {
  if (isMissing(config) || config.role === 'worker') return undefined;
  return withConnection(config, async ({ db, pool }) => {
    const { rowCount: isMigrated } = await pool.query(`select where to_regclass('platform_secret') is not null`);
    if (isMigrated) await checkKey(config, db);
    return config.encryptionKey === undefined
      ? `it is in ${config.dataDir}, or is made there; keep a copy apart from the backups`
      : 'ENCRYPTION_KEY fits the data';
  });
};

const isMissing = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'));

export const checkListening: Check = async ({ databaseListenUrl }) => {
  if (databaseListenUrl === undefined) return undefined;
  await named(
    'DATABASE_LISTEN_URL',
    onServer(databaseListenUrl, false, async () => {}),
  );
  return 'it answers';
};

/** Checks that it is a replica of the database, and how far it is behind. */
export const checkReplica: Check = async ({ databaseUrl = '', databaseListenUrl, databaseReplicaUrl }) => {
  if (databaseReplicaUrl === undefined) return undefined;
  const primary = await onServer(databaseListenUrl ?? databaseUrl, false, readServerState);
  const replica = await named('DATABASE_REPLICA_URL', onServer(databaseReplicaUrl, false, readServerState));
  const [cluster] = primary.history.split('/');
  if (!replica.isReplica || !replica.history.startsWith(`${cluster}/`))
    throw new Error('DATABASE_REPLICA_URL is no replica of the database.');
  return `it lacks ${Math.max(0, primary.position - replica.position)} bytes of the database's log`;
};

const named = <Result>(variable: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error: Error) => {
    throw new Error(error.message.replace('DATABASE_URL', variable), { cause: error });
  });

async function onServer<Result>(
  url: string,
  isPooled: boolean,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(connectionTo(url, isPooled), 1);
  try {
    await checkServer(database.pool);
    return await work(database.pool);
  } finally {
    await database.close();
  }
}
