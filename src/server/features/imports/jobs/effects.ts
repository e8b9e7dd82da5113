import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';

import { undecidedStatuses } from '#contract/applications/application-status.ts';
import type { ImportField } from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';

import type { TxCtx } from '../../../context.ts';
import '../../applications/table.ts';
import '../../jobs/table.ts';
import { type CheckedRow, type ImportUnderWay, noteOnly, type RowEffect } from '../kind.ts';
import '../table.ts';

type UnderWay = ImportUnderWay<ImportField, ImportOptions>;
type CheckedJob = CheckedRow<Partial<JobInput>>;

interface Known {
  digest: string;
  is_gone: boolean;
  job_id: string;
  status: JobStatus;
}

export async function findJobEffects(
  { db }: TxCtx,
  { companyId, options }: UnderWay,
  checked: readonly CheckedJob[],
): Promise<RowEffect[]> {
  const known = await db
    .selectFrom('imported_job')
    .innerJoin('job', 'job.id', 'imported_job.job_id')
    .select(['reference', 'digest', 'is_gone', 'job_id', 'job.status'])
    .where('imported_job.company_id', '=', companyId)
    .where(
      'reference',
      'in',
      checked.map(({ reference }) => reference),
    )
    .execute();
  const byReference = new Map(known.map((job) => [job.reference, job]));
  return checked.map((row) => {
    const job = byReference.get(row.reference);
    return { ...effectOn(job, row, options), jobId: job?.job_id };
  });
}

function effectOn(
  job: Known | undefined,
  { input, digest, isComplete }: CheckedJob,
  { publish }: ImportOptions,
): RowEffect {
  if (!input) return { action: 'wrong' };
  if (!job) return { action: 'create' };
  const hasEnded = job.status === 'closed' || job.status === 'expired';
  if (hasEnded && job.is_gone) return { action: 'reopen' };
  if (hasEnded) return { action: 'same', notes: [noteOnly('has_ended')] };
  if (job.digest !== digest) return { action: 'change' };
  return { action: job.status === 'draft' && publish && isComplete ? 'publish' : 'same' };
}

const noteJson = (note: ImportNote): string => JSON.stringify([note]);

/** Checks that need all rows. */
export async function finishJobCheck(
  { db }: TxCtx,
  { id: importId, companyId, options, rows }: UnderWay,
): Promise<void> {
  const duplicate = noteJson(noteOnly('duplicate', 'reference'));
  // Computed once and first: the planner has no statistics for a new import, assumes one row, and would compare all
  // rows with each other.
  await sql`
    update job_import_row
    set action = 'wrong', problems = problems || ${duplicate}::jsonb
    where import_id = ${importId} and position = any(array(
      select position
      from (
        select position, row_number() over (partition by reference order by position) as nth
        from job_import_row where import_id = ${importId} and action <> 'wrong') as numbered
      where nth > 1))`.execute(db);
  if (options.closeMissing) await addMissing(db, { importId, companyId, rows });
}

/** Open jobs of earlier imports that the file does not mention, not even in a row with errors. */
async function addMissing(
  db: TxCtx['db'],
  { importId, companyId, rows }: { importId: string; companyId: string; rows: number },
): Promise<void> {
  const waiting = noteJson(noteOnly('undecided'));
  await sql`
    insert into job_import_row (import_id, position, cells, reference, title, action, job_id, warnings)
    select ${importId}::uuid, ${rows}::integer + row_number() over (order by known.reference), '[]', known.reference,
      coalesce(text.title, ''), 'close', job.id,
      case when exists (
        select from application
        where application.job_id = job.id and application.status = any(${[...undecidedStatuses]}::text[])
      ) then ${waiting}::jsonb else '[]' end
    from imported_job as known
      join job on job.id = known.job_id
      left join job_translation as text on text.job_id = job.id and text.locale = job.primary_locale
    where known.company_id = ${companyId} and job.status in ('active', 'paused')
      and known.reference not in (select row.reference from job_import_row as row where row.import_id = ${importId})`.execute(
    db,
  );
}

/** Only drafts of earlier imports are treated differently if the publishing changed. */
export async function adaptCheckedJobs(
  { db }: TxCtx,
  importId: string,
  { before, options }: { before: ImportOptions; options: ImportOptions },
): Promise<boolean> {
  if (!isDeepStrictEqual({ ...before, publish: false }, { ...options, publish: false })) return false;
  await sql`
    update job_import_row as row
    set action = case when ${options.publish} and is_complete and job.status = 'draft' then 'publish' else 'same' end
    from job
    where import_id = ${importId} and action in ('same', 'publish') and job.id = row.job_id`.execute(db);
  return true;
}
