import { isDeepStrictEqual } from 'node:util';

import { IMPORT_BYTES_MAX } from '#contract/imports/import-choices.ts';
import type { ImportOf } from '#contract/imports/import-procedures.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { findCompany } from '../companies/queries.ts';
import { requireEdit } from '../companies/require-edit.ts';
import { begin, beginApply, type Chosen } from './begin.ts';
import type { ImportKind } from './kind.ts';
import { insertImport, STEP } from './new-import.ts';
import { type ImportId, lockImport, readImport } from './queries.ts';
import { adoptImport, pauseAfterUndo } from './schedules/adopt.ts';
import './table.ts';

/** Limited, because each is up to 10 MB and 10,000 rows. */
const UPLOADS = { max: 30, seconds: 3_600 };

/** @throws Refusal NOT_FOUND, FORBIDDEN, TOO_LARGE, INVALID for an empty file, TOO_MANY_REQUESTS */
export async function createImport<Field extends string, Options>(
  ctx: Ctx,
  kind: ImportKind<Field, Options>,
  { id: companyId, file }: { id: string; file: File },
): Promise<ImportOf<Field, Options>> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  if (file.size > IMPORT_BYTES_MAX) throw new Refusal('TOO_LARGE', { reason: 'file_too_large' });
  if (file.size === 0) throw invalidField('file', 'required');
  await takeAttempt(ctx.db, `imports:${companyId}`, UPLOADS);
  const content = Buffer.from(await file.arrayBuffer());
  return inTransaction(ctx, async (tx) => {
    const { userId } = personOf(tx);
    const importId = await insertImport(tx, kind, { companyId, userId, name: file.name, content });
    return readImport(tx, kind, { id: companyId, importId });
  });
}

/**
 * Checks the rows again, unless only the publishing changed; the mapping is the default for the company's next file.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status, INVALID for other columns than the file's, or a field
 * twice
 */
export async function mapImport<Field extends string, Options>(
  ctx: Ctx,
  kind: ImportKind<Field, Options>,
  { mapping, options, ...of }: ImportId & { mapping: (Field | null)[]; options: Options },
): Promise<ImportOf<Field, Options>> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, kind, of);
    const { status, columns } = found;
    if (status !== 'ready' && status !== 'checking') throw wrongStatus();
    const named = mapping.filter((field) => field !== null);
    if (mapping.length !== columns.length || new Set(named).size < named.length)
      throw invalidField('mapping', 'invalid');
    const isSame = status === 'ready' && !found.is_unattended && isDeepStrictEqual(found.mapping, mapping);
    const change = { mapping: JSON.stringify(mapping), options: JSON.stringify(options) };
    const before = kind.options.parse(found.options);
    if (isSame && (await kind.adaptChecked(tx, of.importId, { before, options })))
      await tx.db.updateTable('job_import').set(change).where('id', '=', of.importId).execute();
    else await beginCheck(tx, of.importId, change);
    return readImport(tx, kind, of);
  });
}

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
export async function applyImport<Field extends string, Options>(
  ctx: Ctx,
  kind: ImportKind<Field, Options>,
  { rows, except, ...of }: ImportId & Chosen,
): Promise<ImportOf<Field, Options>> {
  return inTransaction(ctx, async (tx) => {
    if ((await lockImport(tx, kind, of)).status !== 'ready') throw wrongStatus();
    await adoptImport(tx, of.importId);
    await beginApply(tx, of.importId, personOf(tx).userId, { rows, except });
    return readImport(tx, kind, of);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status */
export async function undoImport<Field extends string, Options>(
  ctx: Ctx,
  kind: ImportKind<Field, Options>,
  of: ImportId,
): Promise<ImportOf<Field, Options>> {
  return inTransaction(ctx, async (tx) => {
    const { status } = await lockImport(tx, kind, of);
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
    return readImport(tx, kind, of);
  });
}
