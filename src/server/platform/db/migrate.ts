import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

import { StartError } from '../config.ts';
import type { Log } from '../log.ts';

const files = import.meta.glob<string>('/db/migrations/*.sql', { query: '?raw', import: 'default', eager: true });

const LOCK = 7_250_131;
/** Shared by backups while they copy rows. */
const COPY_LOCK = 7_250_133;
const UNSTARTED = '-- no transaction';

/** Milliseconds. A table's readers queue behind a migration that waits for its lock, so it waits a moment at a time. */
const LOCK_WAIT = 1_000;
const LONGEST_STATEMENT = 15 * 60_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
const GIVE_UP_AFTER = 10 * 60_000;
const POLL = 50;
const SAY_AGAIN = 30_000;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** In order. */
export const migrations: [name: string, sql: string][] = Object.entries(files)
  .map(([path, sql]): [string, string] => [path.slice(path.lastIndexOf('/') + 1), sql])
  .sort(([a], [b]) => (a < b ? -1 : 1));

export interface MigrateOptions {
  wanted?: typeof migrations;
  log?: Log;
  /** Ends waiting, and keeps further migrations from starting. */
  signal?: AbortSignal | undefined;
}

/**
 * Applies pending migrations, each in one transaction; a file that begins with `-- no transaction` must be idempotent.
 * The locks are polled: waiting for one deadlocks with CREATE INDEX CONCURRENTLY.
 * @throws StartError where an applied migration is missing or changed, or others hold a lock for minutes.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { wanted = migrations, signal } = options;
  const client = await pool.connect();
  try {
    await takeLock(client, 'pg_try_advisory_lock', LOCK, 'waiting for migrations of another process', options);
    const done = await readApplied(client);
    const pending = wanted.filter(([name]) => !done.has(name));
    if (pending.length > 0)
      await takeLock(client, 'pg_try_advisory_lock', COPY_LOCK, 'migrations wait for a backup', options);
    for (const [name, sql] of pending) {
      signal?.throwIfAborted();
      await applyPatiently(client, name, sql, options);
    }
    return pending.map(([name]) => name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

/** Changes nothing. */
export async function readMigrationState(
  pool: pg.Pool,
  wanted = migrations,
): Promise<{ name: string; state: 'applied' | 'open' | 'unknown'; appliedAt: Date | undefined }[]> {
  const { rowCount: isReady } = await pool.query(`select where to_regclass('migration') is not null`);
  const { rows } = isReady
    ? await pool.query<{ name: string; applied_at: Date }>('select name, applied_at from migration order by name')
    : { rows: [] };
  const appliedAt = new Map(rows.map((row) => [row.name, row.applied_at]));
  const known = new Set(wanted.map(([name]) => name));
  return [
    ...wanted.map(([name]) => ({
      name,
      state: appliedAt.has(name) ? ('applied' as const) : ('open' as const),
      appliedAt: appliedAt.get(name),
    })),
    ...rows
      .filter(({ name }) => !known.has(name))
      .map((row) => ({ name: row.name, state: 'unknown' as const, appliedAt: row.applied_at })),
  ];
}

/**
 * Applies pending migrations in one transaction and rolls it back. Its locks are held until then: on a site with people,
 * try them on a copy. `took` in milliseconds; undefined for files that no transaction can hold.
 * @throws StartError naming the one that fails
 */
export async function rehearseMigrations(
  pool: pg.Pool,
  wanted = migrations,
): Promise<{ name: string; took: number | undefined }[]> {
  const client = await pool.connect();
  try {
    await takeLock(client, 'pg_try_advisory_lock', LOCK, 'waiting for migrations of another process', {});
    await client.query(
      `begin; set local statement_timeout = ${LONGEST_STATEMENT}; set local lock_timeout = ${LOCK_WAIT}; set local idle_in_transaction_session_timeout = 0`,
    );
    const done = await readApplied(client);
    const tried: { name: string; took: number | undefined }[] = [];
    for (const [name, sql] of wanted.filter(([pending]) => !done.has(pending))) {
      const started = performance.now();
      const isWhole = !sql.startsWith(UNSTARTED);
      if (isWhole)
        await client.query(sql).catch((error: Error) => {
          throw new StartError(`Migration ${name} would fail: ${error.message}`);
        });
      tried.push({ name, took: isWhole ? Math.round(performance.now() - started) : undefined });
    }
    return tried;
  } finally {
    await client.query('rollback; select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

/** Until the session ends, no migration starts; waits for those that run. */
export const holdOffMigrations = (client: pg.ClientBase): Promise<void> =>
  takeLock(client, 'pg_try_advisory_lock_shared', COPY_LOCK, 'waiting for migrations', {});

async function takeLock(
  client: pg.ClientBase,
  take: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  lock: number,
  waiting: string,
  { log, signal }: MigrateOptions,
): Promise<void> {
  for (let sayAt = 0; ; await sleep(POLL, undefined, { signal })) {
    const { rows } = await client.query<{ ok: boolean }>(`select ${take}($1) as ok`, [lock]);
    if (rows[0]?.ok) return;
    if (performance.now() < sayAt) continue;
    log?.info(waiting);
    sayAt = performance.now() + SAY_AGAIN;
  }
}

/** Yields to the holder of a lock, and tries again. */
async function applyPatiently(
  client: pg.PoolClient,
  name: string,
  sql: string,
  { log, signal }: MigrateOptions,
): Promise<void> {
  const end = performance.now() + GIVE_UP_AFTER;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await apply(client, name, sql);
    } catch (error) {
      const { code } = (error as Error).cause as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error;
      const holder = await findOldestTransaction(client);
      if (performance.now() > end)
        throw new StartError(
          `Migration ${name} waits for a lock that ${holder ?? 'another session'} holds. End it, or start again once it is done.`,
        );
      log?.warn({ migration: name, holder }, 'a migration waits for a lock');
    }
    await sleep(pause, undefined, { signal });
  }
}

/** Most likely the holder: by now no one else waits for it. */
async function findOldestTransaction(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('%s (process %s, for %s s)', coalesce(nullif(application_name, ''), 'a client'), pid, extract(epoch from now() - xact_start)::int) as holder
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`,
  );
  return rows[0]?.holder;
}

async function readApplied(client: pg.PoolClient): Promise<Set<string>> {
  // Without this check, every start would wait for readers of the table.
  const { rowCount: isReady } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('migration') and attname = 'checksum'`,
  );
  if (!isReady)
    await client.query(`
      create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
      alter table migration add column if not exists checksum text`);
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migration order by name',
  );
  const known = new Map(migrations);
  for (const { name, checksum } of rows) {
    const sql = known.get(name);
    if (sql === undefined)
      throw new StartError(
        `The database has migration ${name}, which this release does not know. Start the release that applied it, or a newer one.`,
      );
    const expected = checksumOf(sql);
    if (checksum !== null && checksum !== expected)
      throw new StartError(
        `Migration ${name} was changed after it had been applied. Restore its file; a change is a new migration.`,
      );
    // Applied by a release without checksums.
    if (checksum === null) await client.query('update migration set checksum = $2 where name = $1', [name, expected]);
  }
  return new Set(rows.map(({ name }) => name));
}

/** A checkout may convert line endings. */
const checksumOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  const whole = !sql.startsWith(UNSTARTED);
  try {
    if (whole) await client.query('begin');
    await client.query(
      whole
        ? `set statement_timeout = ${LONGEST_STATEMENT}; set lock_timeout = ${LOCK_WAIT}`
        : // CREATE INDEX CONCURRENTLY blocks no one, and may take any time.
          'set statement_timeout = 0',
    );
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksumOf(sql)]);
    if (whole) await client.query('commit');
  } catch (error) {
    if (whole) await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  } finally {
    await client.query('reset statement_timeout; reset lock_timeout');
  }
}
