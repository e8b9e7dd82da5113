import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';

import { createLog } from '../log.ts';
import { openDatabase, type Database } from './database.ts';
import { holdOffMigrations, migrate, migrations } from './migrate.ts';

describe('migrations', () => {
  let server: TestDatabase;
  let databases: Database[];
  beforeEach(async () => {
    server = await createEmptyDatabase();
    databases = [1, 2, 3].map(() => openDatabase({ connectionString: server.url }));
  });
  afterEach(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.drop();
  });

  const names = migrations.map(([name]) => name);

  test('of processes that start at once, one applies each and the others wait', async () => {
    const applied = await Promise.all(databases.map((database) => migrate(database.pool)));
    expect(applied.flat().sort()).toEqual(names);
    expect(await migrate(databases[0]!.pool)).toEqual([]);
  });

  test('one that was changed after it was applied is refused', async () => {
    const { pool } = databases[0]!;
    await migrate(pool);
    await expect(migrate(pool)).resolves.toEqual([]);
    await pool.query('update migration set checksum = $2 where name = $1', [names[1], 'of another text']);
    await expect(migrate(pool)).rejects.toThrow(`Migration ${names[1]} was changed after it had been applied.`);
  });

  test('one that this release does not know is refused', async () => {
    const { pool } = databases[0]!;
    await migrate(pool);
    await pool.query(`insert into migration (name, checksum) values ('9999_later.sql', 'x')`);
    await expect(migrate(pool)).rejects.toThrow(
      'The database has migration 9999_later.sql, which this release does not know.',
    );
  });

  test('those of a release that kept no checksums get theirs', async () => {
    const { pool } = databases[0]!;
    await migrate(pool);
    await pool.query('alter table migration drop column checksum');
    await migrate(pool);
    expect((await pool.query('select from migration where checksum is null')).rowCount).toBe(0);
  });

  test('one that fails in the middle leaves nothing behind, and the lock is free', async () => {
    const { pool } = databases[0]!;
    // A name in the middle of the second migration is taken, so it breaks there.
    await pool.query('create table certification (nothing integer)');
    await expect(migrate(pool)).rejects.toThrow(names[1]!);
    expect(
      (await pool.query('select name from migration order by name')).rows.map(({ name }: { name: string }) => name),
    ).toEqual(names.slice(0, 1));
    await pool.query('drop table certification');
    expect(await migrate(databases[1]!.pool)).toEqual(names.slice(1));
  });

  test('a process killed in the middle leaves nothing behind', async () => {
    const [victim, other] = databases as [Database, Database];
    // A table of the same name that is not committed yet: the first migration waits for it at its second table.
    const blocker = await other.pool.connect();
    await blocker.query('begin; create table rate_limit (nothing integer)');
    const failed = expect(migrate(victim.pool)).rejects.toThrow();
    const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and query like '%create%table rate_limit%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await other.pool.query(`select 1 ${waiting}`)).rowCount).toBe(1);
    await other.pool.query(`select pg_terminate_backend(pid) ${waiting}`);
    await failed;
    await blocker.query('rollback');
    blocker.release();
    expect(await migrate(other.pool)).toEqual(names);
  });

  describe('beside a site that runs', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const change: [string, string][] = [
      ...migrations,
      ['9999_change.sql', 'alter table migration add column more text'],
    ];
    const said = (text: string) => expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain(text);
    beforeEach(async () => {
      lines.length = 0;
      await migrate(databases[0]!.pool);
    });

    test('yields to a holder of its table, so that readers do not queue behind it, and retries later', async () => {
      const [own, other] = databases as [Database, Database];
      const reader = await other.pool.connect();
      await reader.query('begin; select from migration');
      const applied = migrate(own.pool, { wanted: change, log });
      await said('a migration waits for a lock');
      expect(JSON.parse(lines[0]!)).toMatchObject({
        holder: expect.stringMatching(/^parlance \(process \d+/) as string,
      });
      // Another reader, between two attempts or after at most a second.
      await other.pool.query('select from migration');
      await reader.query('commit');
      reader.release();
      expect(await applied).toEqual(['9999_change.sql']);
    });

    test('none starts while a backup copies rows, which says so and can be told to stop', async () => {
      const [own, other] = databases as [Database, Database];
      const backup = await other.pool.connect();
      await holdOffMigrations(backup);
      expect(await migrate(own.pool)).toEqual([]);
      const stopping = new AbortController();
      const stopped = expect(migrate(own.pool, { wanted: change, log, signal: stopping.signal })).rejects.toThrow(
        'abort',
      );
      await said('migrations wait for a backup');
      stopping.abort();
      await stopped;
      backup.release(true);
      expect(await migrate(own.pool, { wanted: change })).toEqual(['9999_change.sql']);
    });
  });
});
