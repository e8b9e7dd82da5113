import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';

/**
 * Reads the foreign keys in the catalog, so that new tables are included.
 * @param except tables whose references do not count
 */
export async function isUsed(db: Db | Tx, except: readonly string[] = []): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select class.relname as "table", attribute.attname as "column"
    from pg_constraint c
    join pg_class class on class.oid = c.conrelid
    join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'file'::regclass and class.relname <> all(${[...except]}::text[])`.execute(
    db,
  );
  const uses = rows.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = file.id)`,
  );
  return sql<SqlBool>`(${sql.join([sql`false`, ...uses], sql` or `)})`;
}
