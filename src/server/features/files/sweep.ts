import { sql, type SqlBool } from 'kysely';

import { fileKinds } from '#contract/files/file-rules.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { isId } from '../../platform/id.ts';
import { isUsed } from './is-used.ts';
import { REMOVE_BYTES, removeStrayBytes } from './remove-bytes.ts';

const HOUR = 3_600_000;
/** An upload that takes longer has failed. */
const STRAY_AFTER = HOUR;
const UNUSED_AFTER = 24 * HOUR;
const BATCH = 200;

/** Removes leftovers of failed uploads, files older than a day that nothing refers to, and bytes without a row. Safe during uploads. */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const strayBefore = new Date(ctx.clock.now().getTime() - STRAY_AFTER);
  await ctx.storage.sweepIncoming(strayBefore);
  while ((await removeUnused(ctx)) > 0);
  for (const kind of fileKinds) await removeStrays(ctx, kind, strayBefore);
}

async function removeUnused(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async ({ db, clock, enqueue }) => {
    const unused = sql<SqlBool>`not ${await isUsed(db)}`;
    const old = sql<SqlBool>`created_at < ${new Date(clock.now().getTime() - UNUSED_AFTER)}`;
    // Locked, then checked again: a concurrent reference is either seen by the second statement, or waits for the lock
    // and fails.
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

/** The id contains its creation time; younger bytes may still get their row. */
async function removeStrays(ctx: Ctx, folder: string, before: Date): Promise<void> {
  let batch: string[] = [];
  for await (const key of ctx.storage.keys(folder)) {
    const id = key.slice(key.lastIndexOf('/') + 1);
    // Keys in another format are not ours.
    if (!isId(id) || timeOf(id) >= before) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await removeStrayBytes(ctx, batch);
    batch = [];
  }
  await removeStrayBytes(ctx, batch);
}

/** Reads a UUIDv7's first 48 bits, in milliseconds (RFC 9562, 5.7). */
const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 13).replace('-', ''), 16));
