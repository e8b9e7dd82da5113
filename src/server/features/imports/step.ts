import { sql } from 'kysely';

import { inTransaction } from '../../context.ts';
import { applyRows, undoRows } from './apply.ts';
import { type Ahead, checkBatch } from './check.ts';
import { failImport } from './fail.ts';
import type { ImportKinds } from './kind.ts';
import { STEP } from './new-import.ts';
import { readContent } from './read-content.ts';
import { goOn } from './schedules/go-on.ts';
import { findImport, findRecruiter, type ImportCtx } from './under-way.ts';

/** Milliseconds after which the next step becomes a new task, so that other work of the queue runs in between. */
const LONGEST = 2_000;

/** Failures in a row; the task has one attempt more. */
const MOST_FAILURES = 5;

/**
 * Continues an import, a batch of rows at a time; each batch is a transaction, so repeating one is safe. Fails after
 * five attempts, including killed processes.
 */
export async function stepImport(ctx: ImportCtx, kinds: ImportKinds, importId: string): Promise<void> {
  if (await failsAgain(ctx, importId)) return inTransaction(ctx, (tx) => failImport(tx, importId, 'broken_off'));
  const until = Date.now() + LONGEST;
  const ahead: Ahead = {};
  do if (!(await stepOnce(ctx, kinds, { importId, ahead, until }))) return;
  while (Date.now() < until);
  await inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('job_import').set({ attempts: 0 }).where('id', '=', importId).execute();
    await tx.enqueue(STEP, { importId });
  });
}

async function failsAgain({ db }: ImportCtx, importId: string): Promise<boolean> {
  const counted = await db
    .updateTable('job_import')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', importId)
    .returning('attempts')
    .executeTakeFirst();
  return (counted?.attempts ?? 0) > MOST_FAILURES;
}

/** Returns whether there is more to do. */
async function stepOnce(
  ctx: ImportCtx,
  kinds: ImportKinds,
  { importId, ahead, until }: { importId: string; ahead: Ahead; until: number },
): Promise<boolean> {
  const found = await findImport(ctx, importId);
  if (!found) return false;
  const actor = await findRecruiter(ctx, found.actingId, found.companyId);
  if (!actor) {
    await inTransaction(ctx, (tx) => failImport(tx, importId, 'no_access'));
    return false;
  }
  const acting = { ...ctx, actor };
  const kind = kinds[found.kind];
  if (found.status === 'reading') return readContent(acting, kind, importId);
  if (found.status === 'checking') return checkBatch(acting, kind, found, ahead, until);
  if (found.status === 'ready') return goOn(acting, importId);
  if (found.status === 'applying') return applyRows(acting, kind, importId);
  return found.status === 'undoing' && undoRows(acting, kind, importId);
}
