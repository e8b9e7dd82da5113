import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { fileKinds } from '#contract/files.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isId } from '../../platform/id.ts';
import { REMOVE_BYTES, removeStrayBytes } from './remove-bytes.ts';

const HOUR = 3_600_000;
/** An upload that takes longer than this has failed. */
const STRAY_AFTER = HOUR;
const UNUSED_AFTER_HOURS = 24;
const BATCH = 200;

/**
 * Removes what nobody needs: leftovers of uploads that ended midway, files that nothing has referred to for a day, and
 * bytes that have no row. Safe while others upload, and safe to repeat.
 */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const strayBefore = new Date(ctx.clock.now().getTime() - STRAY_AFTER);
  await ctx.storage.sweepIncoming(strayBefore);
  while ((await removeUnused(ctx)) > 0);
  for (const kind of fileKinds) await removeStrays(ctx, kind, strayBefore);
}

/** Removes one batch of files to which nothing refers, and returns how many. */
async function removeUnused(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async ({ db, enqueue }) => {
    const unused = sql<SqlBool>`not ${await isUsed(db)}`;
    const old = sql<SqlBool>`created_at < now() - ${UNUSED_AFTER_HOURS} * interval '1 hour'`;
    // Locked first, looked at again after: whoever is about to refer to one either came before us and is seen by the
    // second statement, or waits for us and finds it gone.
    const found = await db
      .selectFrom('file')
      .select('id')
      .where(old)
      .where(unused)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    const removed = await db.deleteFrom('file').where('id', 'in', ids).where(unused).returning('storage_key').execute();
    if (removed.length > 0) await enqueue(REMOVE_BYTES, { keys: removed.map((row) => row.storage_key) });
    return removed.length;
  });
}

/**
 * Whether anything refers to a row of `file`. The database is asked which columns can: a table that comes later keeps
 * its files by its foreign key, and cannot forget to say so here.
 */
async function isUsed(db: Db | Tx): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select class.relname as "table", attribute.attname as "column"
    from pg_constraint c
    join pg_class class on class.oid = c.conrelid
    join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'file'::regclass`.execute(db);
  const uses = rows.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = file.id)`,
  );
  return sql<SqlBool>`(${sql.join([sql`false`, ...uses], sql` or `)})`;
}

/** Removes bytes without a row. An id tells when it was made, and bytes that are younger may get their row yet. */
async function removeStrays(ctx: Ctx, folder: string, before: Date): Promise<void> {
  let batch: string[] = [];
  for await (const key of ctx.storage.keys(folder)) {
    const id = key.slice(key.lastIndexOf('/') + 1);
    // What is not named as ours are is not ours.
    if (!isId(id) || timeOf(id) >= before) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await removeStrayBytes(ctx, batch);
    batch = [];
  }
  await removeStrayBytes(ctx, batch);
}

/** When a UUIDv7 was made: its first 48 bits, in milliseconds (RFC 9562, 5.7). */
const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 13).replace('-', ''), 16));
