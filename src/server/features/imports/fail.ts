import type { ImportProblem } from '#contract/imports/import-choices.ts';

import type { TxCtx } from '../../context.ts';
import { endRun } from './schedules/runs.ts';
import './table.ts';

/** Ends the running step with a message; what was applied so far can be undone. */
export async function failImport(tx: TxCtx, importId: string, problem: ImportProblem): Promise<void> {
  const failed = await tx.db
    .updateTable('job_import')
    .set({ status: 'failed', problem, content: null })
    .where('id', '=', importId)
    .where('status', 'in', ['reading', 'checking', 'applying', 'undoing'])
    .returning('id')
    .executeTakeFirst();
  if (failed) await endRun(tx, { importId }, { result: 'failed', problem });
}
