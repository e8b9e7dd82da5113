import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createLog } from '../../log.ts';
import { createQueue } from '../../queue/queue.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { EmbeddedPostgres } from './start-embedded.ts';
import { dataFolder, query, start, superuserOf } from './testing.ts';

vi.setConfig({ testTimeout: 30_000 });

const REFUSED = '42501';

/** All that a role may own here, with whose it is; what belongs to extensions is theirs. */
const OWNERS = `
  select kind || ' ' || name, owner::regrole::text from (
    select 'database' as kind, datname::text as name, datdba as owner, 0::oid as id from pg_database where datname = current_database()
    union all select 'schema', nspname, nspowner, oid from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union all select 'relation', relname, relowner, oid from pg_class where relnamespace = any($1) and relkind <> 'i'
    union all select 'routine', proname, proowner, oid from pg_proc where pronamespace = any($1)
    union all select 'type', typname, typowner, oid from pg_type where typnamespace = any($1)
    union all select 'dictionary', dictname, dictowner, oid from pg_ts_dict where dictnamespace = any($1)
    union all select 'configuration', cfgname, cfgowner, oid from pg_ts_config where cfgnamespace = any($1)
    union all select 'statistics', stxname, stxowner, oid from pg_statistic_ext where stxnamespace = any($1)
  ) as owned where not exists (select from pg_depend where objid = owned.id and deptype = 'e')`;

async function ownersIn(server: EmbeddedPostgres): Promise<Map<string, string>> {
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows: schemas } = await client.query<{ oid: number }>(
    `select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  const { rows } = await client.query<[string, string]>({
    text: OWNERS,
    values: [schemas.map(({ oid }) => oid)],
    rowMode: 'array',
  });
  await client.end();
  return new Map(rows);
}

/** A folder as a release left it whose site worked as superuser: with all tables, the queue's too, and something in them. */
async function folderOfBefore(): Promise<string> {
  const folder = await dataFolder();
  const server = await start(folder);
  const superuser = await superuserOf(server, folder);
  for (const statement of [
    'reassign owned by parlance_app to parlance',
    'drop owned by parlance_app',
    'drop role parlance_app',
  ])
    await query(superuser, statement);
  const database = openDatabase(superuser.connection, 2);
  await migrate(database.pool);
  await database.pool
    .query(`insert into user_account (id, name, email, user_type) values (gen_random_uuid(), 'Zoë', 'zoe@example.com', 'employer');
    insert into audit_entry (id, at, action, subject_type, subject_id) values (gen_random_uuid(), now(), 'job.kept', 'job', gen_random_uuid())`);
  await database.close();
  const queue = createQueue(superuser.connection, async () => [], createLog('silent'));
  await queue.start();
  await queue.stop(1);
  await server.stop();
  return folder;
}

test('a site works as a role that owns its database, and is no superuser', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  const roles =
    'select array[rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication] from pg_roles where rolname = current_user';
  expect(await query(server, roles)).toEqual([[false, false, false, false, false]]);
  expect([server.connection.user, (await ownersIn(server)).get('database parlance')]).toEqual([
    'parlance_app',
    'parlance_app',
  ]);
  for (const statement of [
    `copy (select 1) to program 'true'`,
    `copy (select 1) to '/tmp/parlance'`,
    `select pg_read_file('postgresql.conf')`,
    'select rolpassword from pg_authid',
    'select * from pg_shadow',
    `set role parlance`,
    `set session_replication_role = replica`,
    'alter role parlance_app superuser',
    `alter role parlance password 'x'`,
    'create role another',
    'create database another',
    'create extension file_fdw',
    `alter system set log_statement = 'all'`,
  ]) {
    await expect(query(server, statement), statement).rejects.toMatchObject({ code: REFUSED });
  }
  await query(server, 'create extension citext');
});

test('the superuser’s password is not the role’s, nor made from it', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  const superuser = await superuserOf(server, folder);
  expect(await query(superuser, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([true]);
  const stolen = { ...server, connection: { ...superuser.connection, password: server.connection.password } };
  await expect(query(stolen, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('a folder of a release before is handed over to the role as it is, once', async () => {
  const folder = await folderOfBefore();
  const server = await start(folder);
  const owners = await ownersIn(server);
  expect(owners.size).toBeGreaterThan(150);
  expect([...owners].filter(([, owner]) => owner !== 'parlance_app')).toEqual([]);
  expect(owners.get('relation user_account')).toBe('parlance_app');
  expect(await query(server, 'select name from user_account')).toEqual(['Zoë']);
  await expect(query(server, 'delete from audit_entry')).rejects.toMatchObject({ code: REFUSED });
  // What a later release, and the queue, would do with it.
  for (const statement of [
    'alter table user_account add column later text',
    'create index on job (city)',
    'create table later (id uuid)',
  ])
    await query(server, statement);
  const queue = createQueue(server.connection, async () => [], createLog('silent'));
  onTestFinished(() => queue.stop(1));
  await queue.start();
  await queue.stop(1);
  await server.stop();
  const again = await start(folder);
  expect(await query(again, 'select name from user_account')).toEqual(['Zoë']);
  expect(again.messages).toEqual([]);
});

test('what a superuser has made meanwhile is handed over at the next start', async () => {
  const folder = await dataFolder();
  const server = await start(folder);
  await query(await superuserOf(server, folder), `create table of_others as select 'Zoë' as name`);
  await expect(query(server, 'select name from of_others')).rejects.toMatchObject({ code: REFUSED });
  await server.stop();
  const again = await start(folder);
  expect(await query(again, 'select name from of_others')).toEqual(['Zoë']);
});

test('an error is logged without the values that it was about', async () => {
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
