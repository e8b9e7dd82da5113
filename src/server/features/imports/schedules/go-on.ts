import { sql } from 'kysely';

import { importedTexts } from '#contract/imports/import-choices.ts';

import { inTransaction, type TxCtx } from '../../../context.ts';
import { beginApply } from '../begin.ts';
import { type ActingCtx, lockAt } from '../under-way.ts';
import { endRun } from './runs.ts';

/** If more than this share of the open imported jobs would close, a person has to confirm. */
const MOST_GONE = 0.5;

/**
 * Applies an import from the company's address once it is checked, or leaves it to a person; returns whether there is
 * more to do.
 */
export async function goOn(ctx: ActingCtx, importId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockAt(tx, importId, 'ready');
    if (!found?.isUnattended) return false;
    const problem = await doubtAbout(tx, importId, found.companyId);
    if (problem) {
      await tx.db.updateTable('job_import').set({ is_unattended: false }).where('id', '=', importId).execute();
      await endRun(tx, { importId }, { result: 'waiting', problem });
      return false;
    }
    if (!(await saysAnything(tx, importId))) {
      await endRun(tx, { importId }, { result: 'unchanged' });
      await tx.db.deleteFrom('job_import').where('id', '=', importId).execute();
      return false;
    }
    await beginApply(tx, importId, ctx.actor.userId, {});
    return false;
  });
}

async function doubtAbout(tx: TxCtx, importId: string, companyId: string) {
  if (await lacksColumns(tx, importId)) return 'columns_changed' as const;
  const { rows } = await sql<{ gone: number; open: number }>`
    select
      (select count(*)::integer from job_import_row where import_id = ${importId} and action = 'close') as gone,
      (select count(*)::integer from imported_job as known join job on job.id = known.job_id
        where known.company_id = ${companyId} and job.status in ('active', 'paused')) as open`.execute(tx.db);
  const [{ gone, open } = { gone: 0, open: 0 }] = rows;
  return gone > open * MOST_GONE ? ('lost_many' as const) : undefined;
}

/** Without the column that identifies jobs, each would be a new one. */
async function lacksColumns({ db }: TxCtx, importId: string): Promise<boolean> {
  const { fields, mapping } = await db
    .selectFrom('import_schedule')
    .innerJoin('job_import', 'job_import.id', 'import_schedule.import_id')
    .select(['fields', 'mapping'])
    .where('job_import.id', '=', importId)
    .executeTakeFirstOrThrow();
  const isTitle = (field: string | null) => field?.split('.')[0] === importedTexts[0];
  const chosen = Object.values(fields ?? {});
  return (
    (chosen.includes('reference') && !mapping.includes('reference')) || (chosen.some(isTitle) && !mapping.some(isTitle))
  );
}

async function saysAnything({ db }: TxCtx, importId: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_import_row')
    .select('position')
    .where('import_id', '=', importId)
    .where('action', '!=', 'same')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
