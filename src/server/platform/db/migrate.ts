import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

import { StartError } from '../config.ts';

const files = import.meta.glob<string>('/db/migrations/*.sql', { query: '?raw', import: 'default', eager: true });

const LOCK = 7_250_131;
const UNSTARTED = '-- no transaction';

/** In order. */
export const migrations: [name: string, sql: string][] = Object.entries(files)
  .map(([path, sql]): [string, string] => [path.slice(path.lastIndexOf('/') + 1), sql])
  .sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Applies pending migrations, each in one transaction; a file that begins with `-- no transaction` must be idempotent.
 * The lock is polled: waiting for it deadlocks with CREATE INDEX CONCURRENTLY.
 * @throws StartError where an applied migration is missing or changed.
 */
export async function migrate(pool: pg.Pool, wanted = migrations): Promise<string[]> {
  const client = await pool.connect();
  try {
    while (!(await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [LOCK])).rows[0]?.ok)
      await sleep(50);
    const done = await readApplied(client);
    const pending = wanted.filter(([name]) => !done.has(name));
    for (const [name, sql] of pending) await apply(client, name, sql);
    return pending.map(([name]) => name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

async function readApplied(client: pg.PoolClient): Promise<Set<string>> {
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
    await client.query('set statement_timeout = 0');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksumOf(sql)]);
    if (whole) await client.query('commit');
  } catch (error) {
    if (whole) await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  } finally {
    await client.query('reset statement_timeout');
  }
}
