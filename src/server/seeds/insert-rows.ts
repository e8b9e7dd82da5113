import { sql, type Insertable } from 'kysely';

import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

/**
 * Inserts many rows in one statement with one parameter: a world is made in a second where a statement for each row
 * would take minutes. All rows have the columns of the first; the database gives the others their defaults.
 */
export async function insertRows<Name extends keyof Tables>(db: Db | Tx, table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(db);
}
