import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';

import { migrateCommand } from './commands.ts';
import { openDatabase, type Database } from './platform/db/database.ts';
import { migrations, rehearseMigrations } from './platform/db/migrate.ts';

describe('npm run migrate', () => {
  let database: TestDatabase;
  let opened: Database;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    opened = openDatabase({ connectionString: database.url }, 1);
  });
  afterEach(async () => {
    await opened.close();
    await database.drop();
  });

  const run = (...args: string[]) => migrateCommand(args, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  const readTables = async () =>
    (await opened.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount;

  test('says how it is used', async () => {
    for (const args of [[], ['--all'], ['--status', '--apply'], ['status']])
      await expect(run(...args)).rejects.toThrow('Usage: npm run migrate -- --status');
  });

  test('lists what is open and changes nothing; tries it and rolls it back; applies it', async () => {
    const [first] = migrations[0]!;
    expect(await run('--status')).toContain(`open     - ${first}`);
    expect(await run('--status')).toContain(`0 applied, ${migrations.length} open.`);
    const tried = await run('--dry-run');
    expect(tried).toMatch(new RegExp(`^\\d+ ms {2}${first}$`, 'm'));
    expect(tried).toContain('All was rolled back: nothing has changed.');
    expect(await readTables()).toBe(0);
    expect((await run('--apply')).split('\n')).toHaveLength(migrations.length);
    expect(await run('--status')).toContain(`${migrations.length} applied, 0 open.`);
    expect(await run('--status')).toMatch(new RegExp(`^applied  \\d{4}-\\S+Z ${first}$`, 'm'));
    expect([await run('--dry-run'), await run('--apply')]).toEqual(['No migration is open.', 'No migration is open.']);
  });

  test('names the one that would fail, and leaves nothing behind', async () => {
    const broken: [string, string][] = [...migrations, ['9999_broken.sql', 'create table one (id int); select 1/0']];
    await expect(rehearseMigrations(opened.pool, broken)).rejects.toThrow(
      'Migration 9999_broken.sql would fail: division by zero',
    );
    expect(await readTables()).toBe(0);
  });

  test('lists one that a newer release applied', async () => {
    await run('--apply');
    await opened.pool.query(`insert into migration (name) values ('9999_later.sql')`);
    expect(await run('--status')).toMatch(/^unknown {2}\d{4}-\S+Z 9999_later\.sql$/m);
  });
});
