import type { Selectable } from 'kysely';

import { withoutEmptyWords } from '#contract/localized-words.ts';
import type { CriterionInput } from '#contract/scorecards/scorecards.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { createIdKeeper } from '../../platform/kept-ids.ts';
import { requireEdit } from './require-edit.ts';
import type { JobCriterionTable } from './table.ts';
import { lockOwnJob } from './to-change.ts';

type CriterionRow = Pick<Selectable<JobCriterionTable>, 'id' | 'names' | 'guide' | 'points'>;

/** In their order. */
export const findCriteria = ({ db }: Pick<Ctx, 'db'>, jobId: string): Promise<CriterionRow[]> =>
  db
    .selectFrom('job_criterion')
    .select(['id', 'names', 'guide', 'points'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function readCriteria(ctx: Ctx, jobId: string): Promise<CriterionInput[]> {
  await requireEdit(ctx, jobId);
  return findCriteria(ctx, jobId);
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for one without a name, CONFLICT changed_meanwhile */
export async function saveCriteria(
  ctx: Ctx,
  { id, criteria }: { id: string; criteria: readonly CriterionInput[] },
): Promise<CriterionInput[]> {
  return inTransaction(ctx, async (tx) => {
    await lockOwnJob(tx, id);
    const before = await findCriteria(tx, id);
    const keepId = createIdKeeper();
    const rows = criteria.map(({ id: given, names, guide, points }, at) => {
      if (Object.values(names).every((name) => !name)) throw invalidField(`criteria.${at}.names`, 'required');
      return { id: keepId(given, before), names: withoutEmptyWords(names), guide, points };
    });
    await tx.db.deleteFrom('job_criterion').where('job_id', '=', id).execute();
    await insertCriteria(tx, id, rows);
    return rows;
  });
}

/** Copies the criteria of another job, with new ids. */
export async function copyCriteria(tx: TxCtx, from: string, to: string): Promise<void> {
  const rows = await findCriteria(tx, from);
  await insertCriteria(
    tx,
    to,
    rows.map((row) => ({ ...row, id: newId() })),
  );
}

async function insertCriteria({ db }: TxCtx, jobId: string, rows: readonly CriterionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('job_criterion')
    .values(
      rows.map(({ names, ...row }, position) => ({ ...row, job_id: jobId, position, names: JSON.stringify(names) })),
    )
    .execute();
}
