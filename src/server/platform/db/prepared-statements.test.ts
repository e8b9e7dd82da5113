import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from './database.ts';
import { isPreparable } from './prepared-statements.ts';

const OFTEN = 20;

describe('statements that are sent often', () => {
  let own: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    own = await createDatabase();
    // One connection: it is asked what it has prepared.
    database = openDatabase({ connectionString: own.url }, 1);
    await database.pool.query('create table thing (id int primary key, name text not null)');
    await database.pool.query(`insert into thing values (1, 'one')`);
  });
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  const prepared = async () =>
    (await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );
  const nameOf = (id: number) => sql<{ name: string }>`select name from thing where id = ${id}`.execute(database.db);

  test('are prepared, and find what they found before', async () => {
    for (let time = 1; time < OFTEN; time += 1) await nameOf(1);
    expect(await prepared()).toEqual([]);
    await nameOf(1);
    expect(await prepared()).toEqual(['select name from thing where id = $1']);
    expect((await nameOf(1)).rows).toEqual([{ name: 'one' }]);
    expect((await nameOf(2)).rows).toEqual([]);
  });

  test('see a table as it is after a newer release has added a column', async () => {
    for (let time = 0; time < OFTEN * 2; time += 1) await nameOf(1);
    const all = () => sql<{ id: number }>`select * from thing where id = ${1}`.execute(database.db);
    for (let time = 0; time < OFTEN * 2; time += 1) await all();
    await database.pool.query('alter table thing add column more text');
    expect((await nameOf(1)).rows).toEqual([{ name: 'one' }]);
    expect((await all()).rows).toEqual([{ id: 1, name: 'one', more: null }]);
  });

  test('are at most three hundred', async () => {
    for (let each = 0; each < 310; each += 1) {
      const text = sql`select ${sql.lit(each)}::int + ${1}::int as sum`;
      for (let time = 0; time < OFTEN; time += 1) await text.execute(database.db);
    }
    expect(await prepared()).toHaveLength(300);
  });

  test.for([
    ['select id from job where id = $1', true],
    ['insert into job (id) values ($1)', true],
    ['\n  with one as (select 1) select count(*) from one where n = $1 * 2', true],
    ['select t.id from job, lateral (select id from words limit $1) as t where job.id = $2', true],
    // A list in an order, a search, all columns, and what belongs to the connection.
    ['select id from job order by id limit $1', false],
    ['select id from job order by id limit $1 offset $2', false],
    ['select id from job order by id limit $1 for update skip locked', false],
    ['select id from job where facets @> $1', false],
    ['select id from job where words @@ $1', false],
    ['select id from profile where name ilike $1', false],
    ['select * from job where id = $1', false],
    ['select "job".* from job where id = $1', false],
    ['update job set id = $1 returning *', false],
    ['start transaction', false],
    [`set local statement_timeout = $1`, false],
  ] as const)('%s: %s', ([text, is]) => {
    expect(isPreparable(text)).toBe(is);
  });
});
