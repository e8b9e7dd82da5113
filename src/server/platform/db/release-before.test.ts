import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from './database.ts';
import { migrate, migrations } from './migrate.ts';

/** The last migration of the last release; a release raises it. */
const RELEASED = '0069_import_schedules.sql';

interface Column {
  name: string;
  type: string;
  /** Required when a row is written. */
  isAsked: boolean;
  /** Of a rule: what it holds for. */
  columns?: string[];
}

const COLUMNS = `
  select format('%s.%s', relname, attname) as name, format_type(atttypid, atttypmod) as type,
    attnotnull and not atthasdef and attidentity = '' as "isAsked"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`;
const RULES = `
  select format('%s.%s', relname, conname) as name, pg_get_constraintdef(pg_constraint.oid) as type, false as "isAsked",
    array(select format('%s.%s', relname, attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where relnamespace = 'public'::regnamespace and contype in ('c', 'u', 'f', 'x')`;

const tableOf = (name: string) => name.slice(0, name.indexOf('.'));

async function readSchema({ pool }: Database) {
  const read = async (query: string) =>
    new Map((await pool.query<Column>(query)).rows.map((column) => [column.name, column]));
  return { columns: await read(COLUMNS), rules: await read(RULES) };
}

type Schema = Awaited<ReturnType<typeof readSchema>>;

/** A foreign key of columns that it does not know and leaves empty. */
const isOfNewColumns = (before: Schema, type: string, columns: readonly string[]): boolean =>
  type.startsWith('FOREIGN KEY') && columns.every((column) => !before.columns.has(column));

const LIST = /ARRAY\[.*?\]/;

/** A list of allowed values that only grew: the process writes those that it knows. */
function isWidened(before: string | undefined, after: string): boolean {
  const valuesOf = (type: string) => new Set(LIST.exec(type)?.[0].match(/'[^']*'/g));
  return before?.replace(LIST, '') === after.replace(LIST, '') && valuesOf(before).isSubsetOf(valuesOf(after));
}

/** What would break a process of the release before, which reads and writes as it always did. */
function findBreaks(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const ofKnownTables = (columns: Map<string, Column>) =>
    [...columns.values()].filter(({ name }) => tables.has(tableOf(name)));
  return [
    ...[...before.columns.values()].flatMap(({ name, type }) => {
      const now = after.columns.get(name)?.type;
      return now === type ? [] : [`${name} was ${type} and is ${now ?? 'gone'}`];
    }),
    ...ofKnownTables(after.columns).flatMap(({ name, isAsked }) =>
      isAsked && !before.columns.get(name)?.isAsked ? [`${name} has to be given now`] : [],
    ),
    ...ofKnownTables(after.rules).flatMap(({ name, type, columns = [] }) =>
      isWidened(before.rules.get(name)?.type, type) || isOfNewColumns(before, type, columns)
        ? []
        : [`${name} is a new rule: ${type}`],
    ),
  ].sort();
}

describe('beside a process of the release before', () => {
  let server: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    server = await createEmptyDatabase();
    database = openDatabase({ connectionString: server.url }, 2);
  });
  afterEach(async () => {
    await database.close();
    await server.drop();
  });

  const released = migrations.filter(([name]) => name <= RELEASED);

  test('the migrations since then take nothing from it, and ask for nothing that it does not know', async () => {
    expect(released.at(-1)?.[0]).toBe(RELEASED);
    await migrate(database.pool, { wanted: released });
    const before = await readSchema(database);
    await migrate(database.pool);
    expect(findBreaks(before, await readSchema(database))).toEqual([]);
  });

  test('each kind of change that would is found', async () => {
    await migrate(database.pool);
    const before = await readSchema(database);
    await database.pool.query(`
      alter table place drop column population;
      alter table profile rename column city to town;
      alter table user_account add column nickname text not null;
      alter table mail alter column subject type varchar(10);
      alter table company add constraint company_name_short check (length(name) < 5);
      alter table job add column harmless text default 'x' not null`);
    const breaks = findBreaks(before, await readSchema(database)).join('\n');
    for (const found of [
      'mail.subject was text and is character varying(10)',
      'user_account.nickname has to be given now',
      'company.company_name_short is a new rule',
    ])
      expect(breaks).toContain(found);
    expect(breaks).toMatch(/^place\.population was .* and is gone$/m);
    expect(breaks).not.toContain('harmless');
  });
});
