import { expect, test } from 'vitest';

import { createEmptyDatabase } from '#test/support/database.ts';

import { openDatabase } from './database.ts';

test('ends although a statement of unfinished work would run for longer', async () => {
  const server = await createEmptyDatabase();
  const database = openDatabase({ connectionString: server.url }, 2);
  const statement = database.pool.query('select pg_sleep(60)');
  const outcome = expect(statement).rejects.toThrow('Connection terminated');
  await database.pool.query('select 1');
  await database.close();
  await outcome;
  await server.drop();
});
