import pg from 'pg';

export interface SiteTable {
  name: string;
  /** In order, without generated ones. */
  columns: string[];
}

/** The archive records migrations separately. Schemas before migration 0160 have a table of changes, which are no data. */
const NOT_DATA = ['migration', 'topic_change'];

export const quote = (...names: string[]): string => names.map((name) => pg.escapeIdentifier(name)).join(', ');

/**
 * Logged tables, each after those that it references, without those of extensions.
 * @throws Error where references are circular.
 */
export async function listTables(client: pg.ClientBase): Promise<SiteTable[]> {
  const { rows } = await client.query<SiteTable & { refers_to: string[] }>(
    `select relation.relname as name,
            array(select attname::text from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
            array(select distinct target.relname::text from pg_constraint join pg_class as target on target.oid = confrelid where conrelid = relation.oid and contype = 'f' and confrelid <> conrelid) as refers_to
     from pg_class as relation
     where relnamespace = (select oid from pg_namespace where nspname = current_schema()) and relkind = 'r' and relpersistence = 'p' and relname <> all($1)
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e')
     order by relname collate "C"`,
    [NOT_DATA],
  );
  const ordered: SiteTable[] = [];
  for (let waiting = rows; waiting.length > 0;) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter((table) => !table.refers_to.some((name) => names.has(name)));
    if (next.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** None in a database without a site. */
export async function listApplied(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows: found } = await client.query(`select from pg_class where oid = to_regclass('migration')`);
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from migration order by name collate "C"');
  return rows.map(({ name }) => name);
}

export interface StoredRow {
  storage_key: string;
  size: number;
  sha256: string;
}

/** The files that the database knows, by key. */
export async function listStoredRows(client: pg.ClientBase): Promise<StoredRow[]> {
  const { rows } = await client.query<StoredRow>(
    'select storage_key, size, sha256 from file order by storage_key collate "C"',
  );
  return rows;
}

/** No statement timeout, and text formats that do not depend on the server. If it only reads, one snapshot. */
export const COPYING = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local client_encoding = 'UTF8';
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1`;
