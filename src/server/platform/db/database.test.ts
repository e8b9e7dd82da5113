import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createDatabase } from '#test/support/database.ts';

import { openDatabase } from './database.ts';

test('a server that takes no more connections makes statements wait for one of the pool', async () => {
  const own = await createDatabase();
  const database = openDatabase({ connectionString: own.url }, 2);
  await sql`alter database ${sql.ref(new URL(own.url).pathname.slice(1))} connection limit 1`.execute(database.db);
  const slowly = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.3)`.execute(database.db);
  const answers = await Promise.all([slowly(), slowly()]);
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
  await database.close();
  await own.drop();
});

test('closes although a statement of unfinished work would run for longer', async () => {
  const own = await createDatabase();
  const database = openDatabase({ connectionString: own.url }, 2);
  const statement = database.pool.query('select pg_sleep(60)');
  const outcome = expect(statement).rejects.toThrow('Connection terminated');
  // Another connection is there by now, and the first is not idle.
  await database.pool.query('select 1');
  await database.close();
  await outcome;
  await own.drop();
});
