import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';

import { IMPORT_BYTES_MAX, type ImportField } from '#contract/imports/import-choices.ts';
import type { ImportOptions, JobImport } from '#contract/imports/imports.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { findCompany } from '../companies/queries.ts';
import { requireEdit } from '../companies/require-edit.ts';
import { begin, beginApply, type Chosen } from './begin.ts';
import { insertImport, STEP } from './new-import.ts';
import { type ImportId, lockImport, readImport } from './queries.ts';
import './table.ts';
import { adoptImport, pauseAfterUndo } from './schedules/adopt.ts';
import '../jobs/table.ts';

/** Limited, because each is up to 10 MB and 10,000 rows. */
const UPLOADS = { max: 30, seconds: 3_600 };

/** @throws Refusal NOT_FOUND, FORBIDDEN, TOO_LARGE, INVALID for an empty file, TOO_MANY_REQUESTS */
export async function createImport(ctx: Ctx, { id: companyId, file }: { id: string; file: File }): Promise<JobImport> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  if (file.size > IMPORT_BYTES_MAX) throw new Refusal('TOO_LARGE', { reason: 'file_too_large' });
  if (file.size === 0) throw invalidField('file', 'required');
  await takeAttempt(ctx.db, `imports:${companyId}`, UPLOADS);
  const content = Buffer.from(await file.arrayBuffer());
  return inTransaction(ctx, async (tx) => {
    const { userId } = personOf(tx);
    const importId = await insertImport(tx, { companyId, userId, name: file.name, content });
    return readImport(tx, { id: companyId, importId });
  });
}

/**
 * Checks the rows again, unless only the publishing changed; the mapping is the default for the company's next file.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status, INVALID for other columns than the file's, or a field
 * twice
 */
export async function mapImport(
  ctx: Ctx,
  { mapping, options, ...of }: ImportId & { mapping: (ImportField | null)[]; options: ImportOptions },
): Promise<JobImport> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, of);
    const { status, columns } = found;
    if (status !== 'ready' && status !== 'checking') throw wrongStatus();
    const named = mapping.filter((field) => field !== null);
    if (mapping.length !== columns.length || new Set(named).size < named.length)
      throw invalidField('mapping', 'invalid');
    const isChecked = status === 'ready' && !found.is_unattended && isSameButPublishing(found, { mapping, options });
    if (isChecked) await changePublishing(tx, of.importId, options);
    else await beginCheck(tx, of.importId, { mapping: JSON.stringify(mapping), options: JSON.stringify(options) });
    const habit = {
      fields: JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, mapping[at] ?? null]))),
      options: JSON.stringify(options),
    };
    await tx.db
      .insertInto('import_habit')
      .values({ company_id: of.id, ...habit })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(habit))
      .execute();
    return readImport(tx, of);
  });
}

interface Mapped {
  mapping: (ImportField | null)[];
  options: ImportOptions;
}

const isSameButPublishing = (before: Mapped, { mapping, options }: Mapped): boolean =>
  isDeepStrictEqual([before.mapping, { ...before.options, publish: false }], [mapping, { ...options, publish: false }]);

async function beginCheck(tx: TxCtx, importId: string, change: { mapping: string; options: string }): Promise<void> {
  // Jobs missing from the file are determined again.
  await tx.db.deleteFrom('job_import_row').where('import_id', '=', importId).where('action', '=', 'close').execute();
  await tx.db.updateTable('job_import_row').set({ action: null }).where('import_id', '=', importId).execute();
  await tx.db
    .updateTable('job_import')
    .set({ ...change, status: 'checking', is_unattended: false, done: 0 })
    .where('id', '=', importId)
    .execute();
  await tx.enqueue(STEP, { importId });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status */
export async function applyImport(ctx: Ctx, { rows, except, ...of }: ImportId & Chosen): Promise<JobImport> {
  return inTransaction(ctx, async (tx) => {
    if ((await lockImport(tx, of)).status !== 'ready') throw wrongStatus();
    await adoptImport(tx, of.importId);
    await beginApply(tx, of.importId, personOf(tx).userId, { rows, except });
    return readImport(tx, of);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status */
export async function undoImport(ctx: Ctx, of: ImportId): Promise<JobImport> {
  return inTransaction(ctx, async (tx) => {
    const { status } = await lockImport(tx, of);
    if (status !== 'applied' && status !== 'failed') throw wrongStatus();
    // Rows that had not been applied when it failed.
    await tx.db
      .updateTable('job_import_row')
      .set({ is_waiting: false })
      .where('import_id', '=', of.importId)
      .where('is_waiting', '=', true)
      .execute();
    const { numUpdatedRows } = await tx.db
      .updateTable('job_import_row')
      .set({ is_waiting: true })
      .where('import_id', '=', of.importId)
      .where('outcome', '=', 'done')
      .executeTakeFirst();
    if (numUpdatedRows === 0n && status === 'failed') throw wrongStatus();
    await pauseAfterUndo(tx, of.importId);
    await begin(tx, of.importId, personOf(tx).userId, 'undoing');
    return readImport(tx, of);
  });
}

/** Updates checked rows: only drafts of earlier imports are treated differently now. */
async function changePublishing({ db }: TxCtx, importId: string, options: ImportOptions): Promise<void> {
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
