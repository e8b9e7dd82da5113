import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { findDatabase } from './commands.ts';

test('psql gets the address of the database, and its password apart', async () => {
  const url = 'postgres://site:s%40fe@one:5432,two:5432/parlance?sslmode=require';
  expect(await findDatabase({ DATABASE_URL: url })).toEqual({
    address: 'postgres://site@one:5432,two:5432/parlance?sslmode=require',
    password: 's@fe',
  });
});

test('psql is told to wait for a site whose embedded database does not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-psql-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(findDatabase({ DATA_DIR: folder })).rejects.toThrow('start the site first');
});
