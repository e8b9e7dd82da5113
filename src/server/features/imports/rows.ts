import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import '../jobs/table.ts';
import type { FinishedRow, WaitingRow } from './kind.ts';
import './table.ts';

/** Rows per transaction: each commit waits for the disk, and jobs stay locked until then. */
const BATCH = 100;

export const nextRows = ({ db }: TxCtx, importId: string, order: 'asc' | 'desc'): Promise<WaitingRow[]> =>
  db
    .selectFrom('job_import_row')
    .select(['import_id', 'position', 'action', 'reference', 'digest', 'input', 'defaulted', 'is_complete'])
    .select(['job_id', 'candidate_id', 'before', 'version'])
    .where('import_id', '=', importId)
    .where('is_waiting', '=', true)
    .orderBy('position', order)
    .limit(BATCH)
    .execute();

/** They are no longer pending. */
export async function finishRows({ db }: TxCtx, importId: string, finished: readonly FinishedRow[]): Promise<void> {
  const rows = finished.map(({ position, outcome, jobId, candidateId, before, note }) => ({
    position,
    outcome,
    job_id: jobId,
    candidate_id: candidateId,
    before,
    notes: note ? [note] : [],
  }));
  await sql`
    update job_import_row as row
    set is_waiting = false, outcome = new.outcome, job_id = coalesce(new.job_id, row.job_id),
      candidate_id = coalesce(new.candidate_id, row.candidate_id),
      version = coalesce((select version from job where id = new.job_id), row.version),
      before = coalesce(new.before, row.before), warnings = new.notes || row.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      position integer, outcome text, job_id uuid, candidate_id uuid, before jsonb, notes jsonb)
    where row.import_id = ${importId} and row.position = new.position`.execute(db);
}
