import { sql } from 'kysely';

import type { ImportOutcome } from '#contract/import-choices.ts';
import type { ImportNote } from '#contract/imports.ts';

import type { TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import '../jobs/table.ts';
import type { JobBefore } from './table.ts';

/** Rows in one transaction: each commit waits for the disk, and jobs stay locked until then. */
const BATCH = 20;

export type WaitingRow = Awaited<ReturnType<typeof nextRows>>[number];

export const nextRows = ({ db }: TxCtx, importId: string, order: 'asc' | 'desc') =>
  db
    .selectFrom('job_import_row')
    .select(['import_id', 'position', 'action', 'reference', 'digest', 'input', 'defaulted', 'is_complete'])
    .select(['job_id', 'before', 'version'])
    .where('import_id', '=', importId)
    .where('is_waiting', '=', true)
    .orderBy('position', order)
    .limit(BATCH)
    .execute();

/** Undoes in the database what a refused part did, and goes on; everything else is thrown. */
export async function within<Result>({ db }: TxCtx, work: () => Promise<Result>): Promise<Result | Refusal> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    return error;
  }
}

interface Finished {
  outcome: ImportOutcome;
  jobId?: string;
  before?: JobBefore;
  note?: ImportNote | undefined;
}

export async function finishRow(
  { db }: TxCtx,
  { import_id, position }: Pick<WaitingRow, 'import_id' | 'position'>,
  { outcome, jobId, before, note }: Finished,
): Promise<void> {
  await db
    .updateTable('job_import_row')
    .set({
      is_waiting: false,
      outcome,
      ...(jobId !== undefined && {
        job_id: jobId,
        version: (eb) => eb.selectFrom('job').select('job.version').where('job.id', '=', jobId),
      }),
      ...(before && { before: JSON.stringify(before) }),
      ...(note && { warnings: sql<string>`${JSON.stringify([note])}::jsonb || warnings` }),
    })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .execute();
}
