import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isDecidedBy, visibleTo } from './access.ts';
import type { BulkResult } from './bulk.ts';
import { refusalOf } from './change.ts';
import './table.ts';

/** Also how long the page shows the notification with its button. */
const UNDO_MS = 10_000;

export const REJECT_HELD = 'applications.reject_held';

interface Held {
  /** Null if all were refused. */
  batchId: string | null;
  dueAt: string;
  results: BulkResult[];
}

/**
 * Rejects several applications after ten seconds; nothing changes for anyone before. Refuses each as
 * `changeApplications` does, and those that are being rejected already.
 */
export function holdRejections(ctx: Ctx, ids: string[]): Promise<Held> {
  return inTransaction(ctx, async (tx) => {
    const batchId = newId();
    const dueAt = new Date(tx.clock.now().getTime() + UNDO_MS);
    const results = await refusalsOf(tx, [...new Set(ids)]);
    const held = await hold(
      tx,
      results
        .filter(({ refused }) => refused === null)
        .map(({ id }) => ({
          application_id: id,
          batch_id: batchId,
          decided_by: personOf(tx).userId,
          due_at: dueAt,
        })),
    );
    if (held.size > 0) await tx.enqueue(REJECT_HELD, { batchId }, { startAfter: dueAt });
    return {
      batchId: held.size > 0 ? batchId : null,
      dueAt: dueAt.toISOString(),
      results: results.map(({ id, refused }) => ({ id, refused: refused ?? (held.has(id) ? null : 'CONFLICT') })),
    };
  });
}

/** Locked until the commit, so that a concurrent decision comes before the hold or ends it. */
async function refusalsOf(tx: TxCtx, ids: string[]): Promise<BulkResult[]> {
  const rows = await tx.db
    .selectFrom('application')
    .select(['id', 'applicant_id', 'status', 'is_blind', isDecidedBy(tx.actor).as('may_decide')])
    .where('id', 'in', ids)
    .where(visibleTo(tx.actor))
    // In the order of `answerUndecided`.
    .orderBy('applied_at')
    .forNoKeyUpdate()
    .execute();
  return ids.map((id) => {
    const application = rows.find((row) => row.id === id);
    return { id, refused: application ? refusalOf(tx.actor, application, 'reject') : 'NOT_FOUND' };
  });
}

/** Returns the applications that were not being rejected before. */
async function hold(
  tx: TxCtx,
  rows: { application_id: string; batch_id: string; decided_by: string; due_at: Date }[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx.db
    .insertInto('application_rejection_hold')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .execute();
  return new Set(added.map((row) => row.application_id));
}

/**
 * All of a batch or nothing: the task that rejects them starts with all of them, too.
 * @returns those whose rejection was undone; the others were decided otherwise meanwhile.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status once the task has started
 */
export function undoRejections(ctx: Ctx, batchId: string): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const batch = await lockBatch(tx, batchId)
      .innerJoin('application', 'application.id', 'hold.application_id')
      .where(isDecidedBy(tx.actor))
      .execute();
    if (batch.length === 0) throw notFound();
    if (batch.some(({ begun }) => begun)) throw wrongStatus();
    await tx.db.deleteFrom('application_rejection_hold').where('batch_id', '=', batchId).execute();
    return batch.map((row) => row.application_id);
  });
}

/** Undoing and the task wait for each other, in the same order. */
export const lockBatch = (tx: TxCtx, batchId: string) =>
  tx.db
    .selectFrom('application_rejection_hold as hold')
    .select(['hold.application_id', 'hold.decided_by', 'hold.begun'])
    .where('hold.batch_id', '=', batchId)
    .orderBy('hold.application_id')
    .forUpdate('hold');
