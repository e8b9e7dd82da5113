import { sql } from 'kysely';

import { undecidedStatuses } from '#contract/applications/application-status.ts';
import type { ImportAction } from '#contract/imports/import-choices.ts';
import type { ImportNote, ImportOptions } from '#contract/imports/imports.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';

import { inTransaction, type TxCtx } from '../../context.ts';
import '../applications/table.ts';
import '../jobs/table.ts';
import { failImport } from './fail.ts';
import type { CheckedRow } from './reading/check-rows.ts';
import { waitForPerson } from './schedules/runs.ts';
import { type ActingCtx, type ImportUnderWay, lockAt } from './under-way.ts';

const BATCH = 100;

/** Rows checked while the previous ones are stored. */
export interface Ahead {
  next?: { rules: string; checked: Promise<CheckedRow[] | undefined> } | undefined;
}

/**
 * Records errors in the next rows and what they would do; returns whether there is more to do.
 * @param until in milliseconds: after that, no further rows are begun
 */
export async function checkBatch(ctx: ActingCtx, under: ImportUnderWay, ahead: Ahead, until: number): Promise<boolean> {
  const { id } = under;
  const rules = rulesOf(under);
  const checked = await (ahead.next?.rules === rules ? ahead.next.checked : checkAfter(ctx, under, 0));
  const last = checked?.at(-1)?.position;
  ahead.next = undefined;
  if (last !== undefined && Date.now() < until) ahead.next = begin(ctx, under, last);
  return inTransaction(ctx, async (tx) => {
    const found = await lockAt(tx, id, 'checking');
    if (!found) return false;
    if (!checked) {
      await failImport(tx, id, 'too_complex');
      return false;
    }
    // The mapping changed meanwhile: these rows were checked by the earlier one.
    if (rulesOf(found) !== rules) return true;
    if (checked.length > 0) {
      await storeChecked(tx, id, found.company_id, found.options, checked);
      return true;
    }
    // Mapped again the same way: all rows must be checked again, even if these were the last.
    if (await hasUnchecked(tx, id)) return true;
    await finishCheck(tx, id, found);
    if (!found.is_unattended) await waitForPerson(tx, id);
    return found.is_unattended;
  });
}

const rulesOf = ({ mapping, options }: Pick<ImportUnderWay, 'mapping' | 'options'>): string =>
  JSON.stringify([mapping, options]);

function begin(ctx: ActingCtx, under: ImportUnderWay, after: number): NonNullable<Ahead['next']> {
  const checked = checkAfter(ctx, under, after);
  // Awaited later; not at all if storing the previous rows fails, and then it must not be an unhandled rejection.
  checked.catch(() => {});
  return { rules: rulesOf(under), checked };
}

/** Undefined at the reader's limits; empty at the end. */
async function checkAfter(
  { db, clock, importReader }: ActingCtx,
  { id, mapping, options }: ImportUnderWay,
  after: number,
): Promise<CheckedRow[] | undefined> {
  const rows = await db
    .selectFrom('job_import_row')
    .select(['position', 'cells'])
    .where('import_id', '=', id)
    .where('action', 'is', null)
    .where('position', '>', after)
    .orderBy('position')
    .limit(BATCH)
    .execute();
  return rows.length > 0 ? importReader.checkRows({ rows, mapping, options, now: clock.now().getTime() }) : [];
}

async function hasUnchecked({ db }: TxCtx, importId: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_import_row')
    .select('position')
    .where('import_id', '=', importId)
    .where('action', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Known {
  digest: string;
  is_gone: boolean;
  job_id: string;
  status: JobStatus;
}

async function storeChecked(
  { db }: TxCtx,
  importId: string,
  companyId: string,
  options: ImportOptions,
  checked: readonly CheckedRow[],
): Promise<void> {
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
  const rows = checked.map(({ defaulted, isComplete, ...row }) => {
    const job = byReference.get(row.reference);
    const { action, note } = actionOf({ ...row, isComplete }, job, options);
    return {
      ...row,
      defaulted,
      is_complete: isComplete,
      warnings: note ? [note, ...row.warnings] : row.warnings,
      action,
      job_id: job?.job_id ?? null,
    };
  });
  await sql`
    update job_import_row as row
    set reference = new.reference, title = new.title, input = new.input, is_complete = new.is_complete,
      defaulted = array(select jsonb_array_elements_text(new.defaulted)), digest = new.digest,
      problems = new.problems, warnings = new.warnings, action = new.action, job_id = new.job_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      position integer, reference text, title text, input jsonb, is_complete boolean, defaulted jsonb, digest text,
      problems jsonb, warnings jsonb, action text, job_id uuid)
    where row.import_id = ${importId} and row.position = new.position`.execute(db);
  await db
    .updateTable('job_import')
    .set({ done: sql<number>`done + ${rows.length}` })
    .where('id', '=', importId)
    .execute();
}

function actionOf(
  { input, digest, isComplete }: Pick<CheckedRow, 'input' | 'digest' | 'isComplete'>,
  job: Known | undefined,
  { publish }: ImportOptions,
): { action: ImportAction; note?: ImportNote } {
  if (!input) return { action: 'wrong' };
  if (!job) return { action: 'create' };
  const hasEnded = job.status === 'closed' || job.status === 'expired';
  if (hasEnded && job.is_gone) return { action: 'reopen' };
  if (hasEnded) return { action: 'same', note: { code: 'has_ended', field: null, value: null } };
  if (job.digest !== digest) return { action: 'change' };
  return { action: job.status === 'draft' && publish && isComplete ? 'publish' : 'same' };
}

const noteJson = (note: ImportNote): string => JSON.stringify([note]);

/** Checks that need all rows. */
async function finishCheck(
  { db }: TxCtx,
  importId: string,
  { company_id: companyId, options, rows }: { company_id: string; options: ImportOptions; rows: number },
): Promise<void> {
  const duplicate = noteJson({ code: 'duplicate', field: 'reference', value: null });
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
  await db.updateTable('job_import').set({ status: 'ready', done: 0 }).where('id', '=', importId).execute();
}

/** Open jobs of earlier imports that the file does not mention, not even in a row with errors. */
async function addMissing(
  db: TxCtx['db'],
  { importId, companyId, rows }: { importId: string; companyId: string; rows: number },
): Promise<void> {
  const waiting = noteJson({ code: 'undecided', field: null, value: null });
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
