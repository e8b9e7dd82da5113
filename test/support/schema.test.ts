import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from './database.ts';
import { describeSchema } from './schema.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('db/schema.sql shows the result of the migrations', async () => {
  await expect(await describeSchema(client)).toMatchFileSnapshot(join(import.meta.dirname, '../../db/schema.sql'));
});
