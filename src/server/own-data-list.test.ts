import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { ownDataSchema } from '#contract/accounts/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { JOB_SUBJECTS } from './job-subjects.ts';
import type { TableOfData } from './own-data-part.ts';
import { PERSON_KEYS } from './own-data-platform.ts';
import { ownDataParts } from './own-data.ts';
import { tasks } from './tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const entries: [name: string, table: TableOfData][] = ownDataParts.flatMap(({ tables }) => Object.entries(tables));
const listed = new Map(entries);

/** Columns of any type that a text fits into. Partitions are of the table that they are parts of. */
async function columnsOfTexts(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select concat(case when nspname <> 'public' then nspname || '.' end, relname, '.', coalesce(attname, '')) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and atttypid::regtype::text not in
       ('uuid', 'smallint', 'integer', 'bigint', 'double precision', 'boolean', 'date', 'timestamp with time zone', 'timestamp without time zone',
        'integer[]', 'pgboss.job_state')
     where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

const columnsOfList = (): string[] =>
  entries
    .flatMap(([name, { words = {}, codes = [] }]) => {
      const columns = [...Object.keys(words), ...codes];
      return columns.length > 0 ? columns.map((column) => `${name}.${column}`) : [`${name}.`];
    })
    .toSorted();

/** The tables whose rows go with a row of this one, over as many others as it takes. */
async function tablesThatGoWith(root: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `with recursive going as (
       select $1::regclass::oid as id
       union select conrelid from pg_constraint join going on confrelid = going.id where contype = 'f' and confdeltype = 'c')
     select id::regclass::text as name from going`,
    [root],
  );
  return rows.map(({ name }) => name);
}

test('every column of a text or a document, in every table, is in the list of what is kept of people (T232)', async () => {
  expect(columnsOfList()).toEqual(await columnsOfTexts());
  expect(listed.size).toBe(entries.length);
});

test('finds a table or a column that is missing from the list', async () => {
  await app.database.pool.query(
    'create schema hobbies; create table hobbies.hobby (id uuid, name varchar(20)); alter table profile add column motto jsonb',
  );
  const unlisted = (await columnsOfTexts()).filter((column) => !columnsOfList().includes(column));
  expect(unlisted).toEqual(['hobbies.hobby.name', 'profile.motto']);
  await app.database.pool.query('drop schema hobbies cascade; alter table profile drop column motto');
});

test('what the list says to go with an account or a company goes with it by its foreign keys', async () => {
  for (const root of ['user_account', 'company'] as const) {
    const going = await tablesThatGoWith(root);
    const said = entries.filter(([, { goesWith = [] }]) => goesWith.includes(root)).map(([name]) => name);
    expect(said.toSorted()).toEqual(going.toSorted());
  }
});

test('each table with words says how they go, or why they stay', () => {
  const silent = entries
    .filter(([, { words, goesWith, erased, stays }]) => words && !goesWith && !erased && !stays)
    .map(([name]) => name);
  expect(silent).toEqual([]);
  const idle = ownDataParts.filter(({ erase, tables }) => !erase && Object.values(tables).some(({ erased }) => erased));
  expect(idle).toEqual([]);
});

test('each section of the export is one part’s, and each word has its section or the reason why it has none', () => {
  const sections = ownDataParts.flatMap(({ exports = {} }) => Object.keys(exports));
  expect([...sections, 'exportedAt'].toSorted()).toEqual(Object.keys(ownDataSchema.shape).toSorted());
  const said = entries.flatMap(([, { words = {} }]) => Object.values(words));
  expect(said.filter((where) => (typeof where === 'string' ? !sections.includes(where) : where.not === ''))).toEqual(
    [],
  );
});

const fields = (isMeant: (field: Shape) => boolean): [task: string, keys: string[]][] =>
  tasks
    .map(({ name, schema }): [string, string[]] => [
      name,
      keysOf(z.toJSONSchema(schema, { io: 'input' }) as Shape, isMeant),
    ])
    .filter(([, keys]) => keys.length > 0);

test('each text in the data of a task is in the list, and its jobs name the person', () => {
  expect(Object.fromEntries(fields(isText))).toEqual({
    'accounts.send_mail': ['email', 'name'],
    // Kinds with ids of companies and jobs.
    'cdn.purge': ['topics'],
    // They hold the ids of files.
    'files.remove_bytes': ['keys'],
  });
});

test('each id in the data of a task is a person’s, leads from an application to its jobs, or is of something else', () => {
  const keys = new Set(fields(isId).flatMap(([, found]) => found));
  const known: string[] = [...PERSON_KEYS.removed, ...PERSON_KEYS.cleared, ...JOB_SUBJECTS];
  expect([...keys].filter((key) => !known.includes(key)).toSorted()).toEqual(OF_NO_PERSON);
  expect(known.filter((key) => key !== 'email' && !keys.has(key))).toEqual([]);
});

/** Deleted with its account or its company, or names no one. */
const OF_NO_PERSON = [
  'approvalId',
  'batchId',
  'candidateId',
  'caseId',
  'closingId',
  'companyId',
  'contactId',
  'decisionId',
  'deviceId',
  'id',
  'importId',
  'invitationId',
  'jobId',
  'jobIds',
  'key',
  'keyId',
  'mailId',
  'offerId',
  'referenceId',
  'releaseId',
  'representationId',
  'screeningId',
  'sessionId',
  'shortlistId',
  'templateId',
  'webhookId',
];

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  type?: string | string[];
  format?: string;
  enum?: unknown[];
}

const keysOf = ({ properties = {}, anyOf = [] }: Shape, isMeant: (field: Shape) => boolean): string[] => [
  ...Object.keys(properties).filter((name) => isMeant(properties[name] ?? {})),
  ...anyOf.flatMap((one) => keysOf(one, isMeant)),
];

/** Any text fits into it. */
const isText = ({ type, format, enum: values, items, anyOf = [] }: Shape): boolean =>
  ([type].flat().includes('string') && !values && !['uuid', 'date-time'].includes(format ?? '')) ||
  (items !== undefined && isText(items)) ||
  anyOf.some(isText);

const isId = ({ format, items, anyOf = [] }: Shape): boolean =>
  format === 'uuid' || (items !== undefined && isId(items)) || anyOf.some(isId);
