import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';

import { dataFolder, query, start } from '#test/support/embedded-postgres.ts';

vi.setConfig({ testTimeout: 30_000 });

const REFUSED = '42501';

test('gives the site a role that owns its database and is no superuser', async () => {
  const server = await start(await dataFolder());
  const roles =
    'select array[rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication] from pg_roles where rolname = current_user';
  expect(await query(server, roles)).toEqual([[false, false, false, false, false]]);
  for (const statement of [
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    `set session_replication_role = replica`,
    'alter role parlance_app superuser',
    'create database another',
    'create extension file_fdw',
    `alter system set log_statement = 'all'`,
  ]) {
    await expect(query(server, statement), statement).rejects.toMatchObject({ code: REFUSED });
  }
  await query(server, 'create extension citext');
});

test('logs an error without the values that it was about', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  await query(server, 'create table person (email text primary key)');
  const insert = `insert into person values (concat('zoe', '@example.com'))`;
  await query(server, insert);
  await expect(query(server, insert)).rejects.toMatchObject({
    code: '23505',
    detail: expect.stringContaining('zoe@example.com') as string,
  });
  const log = await readFile(`${folder}/postgres.log`, 'utf8');
  expect(log).toContain('person_pkey');
  expect(log).not.toContain('zoe@example.com');
});
