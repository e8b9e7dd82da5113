import { sql, type Insertable, type Selectable } from 'kysely';

import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

type AsRead<Inserted, Read> = { [Column in keyof Inserted]: Column extends keyof Read ? Read[Column] : never };

/** Columns have the types of reads; JSON is passed as a value. */
export type Row<Name extends keyof Tables> = AsRead<Insertable<Tables[Name]>, Selectable<Tables[Name]>>;

/**
 * One statement with one parameter: seconds instead of minutes. All rows must have the columns of the first one; other
 * columns get their defaults.
 */
export async function insertRows<Name extends keyof Tables>(
  db: Db | Tx,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
