import { sql } from 'kysely';

import { inTransaction } from '../../context.ts';
import type { ImportKind } from './kind.ts';
import { finishRows, nextRows } from './rows.ts';
import { endApplied } from './schedules/runs.ts';
import { type ActingCtx, lockAt } from './under-way.ts';

/** Applies the next rows as the user who started it; returns whether there is more to do. */
export async function applyRows(ctx: ActingCtx, kind: ImportKind, importId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockAt(tx, importId, 'applying');
    if (!found) return false;
    const rows = await nextRows(tx, importId, 'asc');
    await finishRows(tx, importId, await kind.apply(tx, found, rows));
    const isOver = rows.length === 0;
    const change = isOver
      ? { status: 'applied' as const, applied_at: tx.clock.now() }
      : { done: sql<number>`done + ${rows.length}` };
    await tx.db.updateTable('job_import').set(change).where('id', '=', importId).execute();
    if (isOver) await endApplied(tx, importId);
    return !isOver;
  });
}

/** Undoes the last applied rows; returns whether there is more to do. */
export async function undoRows(ctx: ActingCtx, kind: ImportKind, importId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockAt(tx, importId, 'undoing'))) return false;
    const rows = await nextRows(tx, importId, 'desc');
    await finishRows(tx, importId, await kind.undo(tx, rows));
    const change = rows.length > 0 ? { done: sql<number>`done + ${rows.length}` } : { status: 'undone' as const };
    await tx.db.updateTable('job_import').set(change).where('id', '=', importId).execute();
    return rows.length > 0;
  });
}
