import { sql } from 'kysely';

import { inTransaction, type TxCtx } from '../../context.ts';
import { failImport } from './fail.ts';
import type { CheckedRow, ImportKind, ImportUnderWay } from './kind.ts';
import { waitForPerson } from './schedules/runs.ts';
import { type ActingCtx, lockAt } from './under-way.ts';

const BATCH = 100;

/** Rows checked while the previous ones are stored. */
export interface Ahead {
  next?: { rules: string; checked: Promise<CheckedRow[] | undefined> } | undefined;
}

/**
 * Records errors in the next rows and what they would do; returns whether there is more to do.
 * @param until in milliseconds: after that, no further rows are begun
 */
export async function checkBatch(
  ctx: ActingCtx,
  kind: ImportKind,
  under: ImportUnderWay,
  ahead: Ahead,
  until: number,
): Promise<boolean> {
  const { id } = under;
  const rules = rulesOf(under);
  const checked = await (ahead.next?.rules === rules ? ahead.next.checked : checkAfter(ctx, kind, under, 0));
  const last = checked?.at(-1)?.position;
  ahead.next = undefined;
  if (last !== undefined && Date.now() < until) ahead.next = begin(ctx, kind, under, last);
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
      await storeChecked(tx, kind, found, checked);
      return true;
    }
    // Mapped again the same way: all rows must be checked again, even if these were the last.
    if (await hasUnchecked(tx, id)) return true;
    await kind.finishCheck(tx, found);
    await tx.db.updateTable('job_import').set({ status: 'ready', done: 0 }).where('id', '=', id).execute();
    if (!found.isUnattended) await waitForPerson(tx, id);
    return found.isUnattended;
  });
}

const rulesOf = ({ mapping, options }: Pick<ImportUnderWay, 'mapping' | 'options'>): string =>
  JSON.stringify([mapping, options]);

function begin(ctx: ActingCtx, kind: ImportKind, under: ImportUnderWay, after: number): NonNullable<Ahead['next']> {
  const checked = checkAfter(ctx, kind, under, after);
  // Awaited later; not at all if storing the previous rows fails, and then it must not be an unhandled rejection.
  checked.catch(() => {});
  return { rules: rulesOf(under), checked };
}

/** Undefined at the reader's limits; empty at the end. */
async function checkAfter(
  ctx: ActingCtx,
  kind: ImportKind,
  under: ImportUnderWay,
  after: number,
): Promise<CheckedRow[] | undefined> {
  const rows = await ctx.db
    .selectFrom('job_import_row')
    .select(['position', 'cells'])
    .where('import_id', '=', under.id)
    .where('action', 'is', null)
    .where('position', '>', after)
    .orderBy('position')
    .limit(BATCH)
    .execute();
  return rows.length > 0 ? kind.checkRows(ctx, under, rows) : [];
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

async function storeChecked(
  tx: TxCtx,
  kind: ImportKind,
  under: ImportUnderWay,
  checked: readonly CheckedRow[],
): Promise<void> {
  const effects = await kind.findEffects(tx, under, checked);
  const rows = checked.map(({ isComplete, ...row }, at) => {
    const { action, notes = [], jobId, candidateId } = effects[at] ?? { action: 'wrong' };
    return {
      ...row,
      is_complete: isComplete,
      warnings: [...notes, ...row.warnings],
      action,
      job_id: jobId ?? null,
      candidate_id: candidateId ?? null,
    };
  });
  await sql`
    update job_import_row as row
    set reference = new.reference, title = new.title, input = new.input, is_complete = new.is_complete,
      defaulted = array(select jsonb_array_elements_text(new.defaulted)), digest = new.digest,
      problems = new.problems, warnings = new.warnings, action = new.action, job_id = new.job_id,
      candidate_id = new.candidate_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      position integer, reference text, title text, input jsonb, is_complete boolean, defaulted jsonb, digest text,
      problems jsonb, warnings jsonb, action text, job_id uuid, candidate_id uuid)
    where row.import_id = ${under.id} and row.position = new.position`.execute(tx.db);
  await tx.db
    .updateTable('job_import')
    .set({ done: sql<number>`done + ${rows.length}` })
    .where('id', '=', under.id)
    .execute();
}
