import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { StartError } from '../platform/config.ts';
import { type Archive, takeEntry } from './archive.ts';
import { type Manifest, tableEntry } from './manifest.ts';
import { listTables, quote, type SiteTable } from './site-tables.ts';
import { broken, type TarEntry } from './tar.ts';

/** A site that was only started counts as empty. */
const FILLED_BY_STARTS = new Set([
  'platform_setting',
  'platform_secret',
  'file_usage',
  'security_event_count',
  'place',
  'place_name',
  'place_source',
  'job_search_words',
]);

/**
 * In the open transaction.
 * @throws StartError where the database holds data, or the archive differs from its manifest.
 */
export async function loadTables(
  archive: Archive,
  client: pg.ClientBase,
  show: (progress: string) => void,
): Promise<void> {
  const tables = await listTables(client);
  compare(tables, archive.manifest.tables);
  await empty(tables, client);
  const resume = await suspendTriggersAndIndexes(client);
  // In the archive each table follows those that it references too.
  for (const [index, { name, columns, rows }] of archive.manifest.tables.entries()) {
    show(`table ${index + 1} of ${tables.length}: ${name}`);
    const entry = await takeEntry(archive, tableEntry(name));
    await loadRows(entry, client, { into: `${quote(name)} (${quote(...columns)})`, rows });
  }
  show('indexes');
  await resume();
  for (const { name, value } of archive.manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [quote(name), value]);
}

/** A difference could lose data silently. */
function compare(tables: SiteTable[], held: Manifest['tables']): void {
  const sorted = (list: SiteTable[]) =>
    JSON.stringify(
      list.map(({ name, columns }) => [name, columns.toSorted()]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  if (sorted(tables) !== sorted(held))
    throw new StartError(
      'The database has other tables than the archive, though it has had the same migrations. Restore into an empty database.',
    );
}

async function empty(tables: SiteTable[], client: pg.ClientBase): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${quote(name)} limit 1`);
    if (rows.length > 0 && !FILLED_BY_STARTS.has(name))
      throw new StartError(`The database is not empty: there are rows in ${name}. Restore into an empty one.`);
    if (rows.length > 0) await client.query(`delete from ${quote(name)}`);
  }
}

interface Rows {
  /** Table and columns. */
  into: string;
  rows: number;
}

/** @throws StartError where the number of rows differs from the manifest. */
export async function loadRows(
  { name, content }: TarEntry,
  client: pg.ClientBase,
  { into, rows }: Rows,
): Promise<void> {
  const target = copyFrom(`copy ${into} from stdin`);
  await pipeline(content, client.query(target));
  if (target.rowCount !== rows) throw broken(`${name} has ${target.rowCount} rows instead of ${rows}`);
}

/** `TRIGGER_TYPE_INSERT` in `pg_trigger.tgtype`. */
const ON_INSERT = 4;

/**
 * Triggers, whose effects are in the archive, and indexes without a constraint, which are faster to build at the end;
 * in the open transaction.
 * @returns a function that restores them.
 */
async function suspendTriggersAndIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select relname as table, tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and tgtype & $1 <> 0 and relnamespace = (select oid from pg_namespace where nspname = current_schema())`,
    [ON_INSERT],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = (select oid from pg_namespace where nspname = current_schema())
       and not exists (select from pg_constraint where conindid = indexrelid)
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = indrelid and deptype = 'e')`,
  );
  for (const { table, name } of triggers)
    await client.query(`alter table ${quote(table)} disable trigger ${quote(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${quote(name)}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name } of triggers)
      await client.query(`alter table ${quote(table)} enable trigger ${quote(name)}`);
  };
}
