import type { TarPackController } from 'modern-tar';
import { resolve } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { version } from '../../../package.json';
import { withConnection } from '../command-database.ts';
import { readConfig, StartError, type Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { holdOffMigrations } from '../platform/db/migrate.ts';
import { openStorage, type Storage } from '../platform/storage/storage.ts';
import { addFiles } from './add-files.ts';
import { Digest, sha256Of } from './digest.ts';
import { ENCRYPTED } from './encryption.ts';
import { describeContent, MANIFEST, MANIFEST_DIGEST, type Manifest, tableEntry, WAITING } from './manifest.ts';
import { COPYING, listApplied, listStoredRows, listTables, quote, type StoredRow } from './site-tables.ts';
import { addEntry } from './tar.ts';
import { writeArchiveFile } from './write-archive-file.ts';

/** Without pg-boss's own jobs. */
const WAITING_WORK = `select name, data, start_after, singleton_key from pgboss.job where state in ('created', 'retry', 'active') and left(name, 2) <> '__' order by created_on`;
const NO_WORK = 'select where false';

/**
 * The site may be running. Returns the line to print; `show` receives progress.
 * @throws StartError or EmbeddedPostgresError with one line; then there is no archive.
 */
export async function backup(
  args: string[],
  env: NodeJS.ProcessEnv,
  show: (progress: string) => void,
): Promise<string> {
  const [name, ...rest] = args;
  if (!name || name.startsWith('-') || rest.length > 0) throw new StartError('Usage: bin/backup FILE');
  const config = readConfig(env);
  const path = resolve(name);
  const { recipients } = config.backups;
  if (path.endsWith(ENCRYPTED) !== recipients.length > 0)
    throw new StartError(
      `An archive whose name ends in ${ENCRYPTED} is encrypted for BACKUP_RECIPIENTS: use both or neither.`,
    );
  const held = `${path} holds ${describeContent(await writeArchive(config, path, show))}.`;
  if (recipients.length > 0) return `${held} Without the key of a recipient nobody can read it: keep that elsewhere.`;
  return `${held} Whoever reads it can read everything on the site: keep it as you keep the database.`;
}

/**
 * Of the site of this configuration, on connections of its own.
 * @throws what `backup` does
 */
export const writeArchive = (config: Config, path: string, show: (progress: string) => void): Promise<Manifest> =>
  withConnection(config, async (database) => {
    const storage = await openStorage(config);
    return writeArchiveFile(path, config.backups.recipients, (tar) => fill(tar, { database, storage, show }));
  });

/** One snapshot, without concurrent migrations. */
async function inSnapshot<Result>(
  { pool }: Database,
  read: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await holdOffMigrations(client);
    await client.query(`begin isolation level repeatable read, read only; ${COPYING}`);
    const tables = await listLocked(pool);
    // The first query takes the snapshot, so the locks come before it.
    await client.query(`lock table ${tables} in access share mode`);
    return await read(client);
  } finally {
    // Ends a COPY, and releases the tables and migrations.
    client.release(true);
  }
}

async function listLocked(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  try {
    if ((await listApplied(client)).length === 0)
      throw new StartError('There is no site to back up. Check DATA_DIR or DATABASE_URL.');
    return quote('migration', ...(await listTables(client)).map(({ name }) => name));
  } finally {
    client.release();
  }
}

interface Backup {
  database: Database;
  storage: Storage;
  show: (progress: string) => void;
}

async function fill(tar: TarPackController, { database, storage, show }: Backup): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const { stored, ...rows } = await inSnapshot(database, (client) => addAllRows(tar, client, show));
  // Hours on a large site, so nothing is locked meanwhile.
  const files = await addFiles(tar, { stored, pool: database.pool, storage, show });
  const manifest: Manifest = { product: 'parlance', format: 1, version, createdAt, ...rows, files };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await addText(tar, MANIFEST, text);
  await addText(tar, MANIFEST_DIGEST, `${sha256Of(text)}  ${MANIFEST}\n`);
  return manifest;
}

type Rows = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences' | 'waiting'>;

async function addAllRows(
  tar: TarPackController,
  client: pg.PoolClient,
  show: Backup['show'],
): Promise<Rows & { stored: StoredRow[] }> {
  const migrations = await listApplied(client);
  const tables: Manifest['tables'] = [];
  const listed = await listTables(client);
  for (const { name, columns } of listed) {
    show(`table ${tables.length + 1} of ${listed.length}: ${name}`);
    tables.push({
      name,
      columns,
      ...(await addRows(tar, tableEntry(name), client, `${quote(name)} (${quote(...columns)})`)),
    });
  }
  const hasQueue = (await client.query<{ queue: boolean }>(`select to_regclass('pgboss.job') is not null as queue`))
    .rows[0]?.queue;
  const waiting = await addRows(tar, WAITING, client, `(${hasQueue ? WAITING_WORK : NO_WORK})`);
  const { rows: sequences } = await client.query<{ name: string; value: number }>(
    'select sequencename as name, last_value as value from pg_sequences where schemaname = current_schema() and last_value is not null',
  );
  const { rows: server } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const stored = await listStoredRows(client);
  return { postgres: server[0]?.version ?? '', migrations, tables, sequences, waiting, stored };
}

async function addRows(
  tar: TarPackController,
  entry: string,
  client: pg.PoolClient,
  what: string,
): Promise<{ rows: number; sha256: string }> {
  const copy = () => client.query(copyTo(`copy ${what} to stdout`));
  // A tar has the size before the bytes, which are the same again in one snapshot.
  const counted = copy();
  let size = 0;
  for await (const bytes of counted as AsyncIterable<Uint8Array>) size += bytes.length;
  const digest = new Digest();
  await addEntry(tar, entry, size, digest.of(copy()));
  // A stream may end before its command has reported the number of rows; by now the first one has.
  return { rows: counted.rowCount, sha256: digest.sha256() };
}

function addText(tar: TarPackController, entry: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  return addEntry(tar, entry, bytes.length, new Blob([bytes]).stream());
}
