import { sql } from 'kysely';

import type { ImportOptions } from '#contract/imports/imports.ts';

import type { TxCtx } from '../../context.ts';
import '../jobs/table.ts';
import './table.ts';

/** Updates checked rows: only drafts of earlier imports are treated differently now. */
export async function changePublishing({ db }: TxCtx, importId: string, options: ImportOptions): Promise<void> {
  await db
    .updateTable('job_import')
    .set({ options: JSON.stringify(options) })
    .where('id', '=', importId)
    .execute();
  await sql`
    update job_import_row as row
    set action = case when ${options.publish} and is_complete and job.status = 'draft' then 'publish' else 'same' end
    from job
    where import_id = ${importId} and action in ('same', 'publish') and job.id = row.job_id`.execute(db);
}
