import type pg from 'pg';

import { quote } from './site-tables.ts';

/** The bit of an insert in `pg_trigger.tgtype`. */
const ON_INSERT = 4;

/**
 * Puts aside what every row would set off, within the transaction that is open: triggers, since what they write is in the
 * archive as well, and the indexes that no constraint stands on, which are made faster of all rows at once.
 * @returns what brings them back.
 */
export async function suspendTriggersAndIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
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
