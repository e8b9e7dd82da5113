import { sql } from 'kysely';
import { createHash } from 'node:crypto';

import { inTransaction, type Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { dutchParts, germanParts } from '../concepts/compound-parts.ts';
import { conceptsByKey } from '../concepts/concepts.ts';
import { readOwnWords } from '../concepts/own-words.ts';
import './table.ts';

let lists: string | undefined;

/** Fingerprint of everything that `tagsOf` compares jobs with, except the administrator's words. */
const digestOfLists = (): string =>
  (lists ??= createHash('sha256')
    .update(JSON.stringify([[...conceptsByKey()], germanParts, dutchParts]))
    .digest('base64url'));

const digestOf = async (db: Db | Tx): Promise<string> => `${digestOfLists()} ${(await readOwnWords(db)).digest}`;

/** For an empty database: new jobs are indexed with the words of this release. */
export async function ensureWords(db: Db): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    select not exists (select from job_search_words) and not exists (select from job) as "isNew"`.execute(db);
  if (rows[0]?.isNew)
    await db
      .insertInto('job_search_words')
      .values({ digest: await digestOf(db) })
      .onConflict((known) => known.doNothing())
      .execute();
}

/**
 * Marks all jobs to be indexed again when a release or an administrator has changed the words. A command cannot do
 * this: it could miss a job that is published at the same moment.
 */
export async function followWords(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const digest = await digestOf(db);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('job_search_words')
      .values({ digest, indexed: false })
      .onConflict((known) =>
        known.column('only_row').doUpdateSet({ digest, indexed: false }).where('job_search_words.digest', '<>', digest),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    await sql`
      insert into job_search_renamed select distinct company_id from job where status = 'active' and hidden_at is null order by 1
      on conflict do nothing`.execute(db);
  });
}

/** Whether some jobs are not yet indexed with the current words, so that searches may miss them. */
export async function isIndexing(db: Db | Tx): Promise<boolean> {
  const words = await db.selectFrom('job_search_words').select('indexed').executeTakeFirst();
  return !words?.indexed;
}

/** Call it once no marked jobs are left. @returns whether jobs were being indexed, and all are now */
export async function endIndexing(tx: Tx): Promise<boolean> {
  const unfinished = await tx
    .selectFrom('job_search_words')
    .where('indexed', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!unfinished) return false;
  // Sees what was committed before the lock was free: others may mark jobs, or index the last of them.
  const { numUpdatedRows } = await tx
    .updateTable('job_search_words')
    .set({ indexed: true })
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('job_search_renamed').select('company_id'))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
