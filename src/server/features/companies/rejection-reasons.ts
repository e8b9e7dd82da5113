import type { Selectable } from 'kysely';

import type { RejectionReasonInput } from '#contract/applications/rejections.ts';
import { withoutEmptyWords } from '#contract/localized-words.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { createIdKeeper } from '../../platform/kept-ids.ts';
import { findCompany, findCompanyToChange } from './queries.ts';
import { requireEdit } from './require-edit.ts';
import type { RejectionReasonTable } from './table.ts';

type ReasonRow = Pick<Selectable<RejectionReasonTable>, 'id' | 'names' | 'texts'>;

/** In their order. */
export const findRejectionReasons = ({ db }: Pick<Ctx, 'db'>, companyId: string): Promise<ReasonRow[]> =>
  db
    .selectFrom('rejection_reason')
    .select(['id', 'names', 'texts'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export async function readRejectionReasons(ctx: Ctx, companyId: string): Promise<RejectionReasonInput[]> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  return findRejectionReasons(ctx, companyId);
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for one without a name, CONFLICT changed_meanwhile */
export async function saveRejectionReasons(
  ctx: Ctx,
  { id: companyId, reasons }: { id: string; reasons: readonly RejectionReasonInput[] },
): Promise<RejectionReasonInput[]> {
  return inTransaction(ctx, async (tx) => {
    requireEdit(tx.actor, await findCompanyToChange(tx, companyId));
    const before = await findRejectionReasons(tx, companyId);
    const keepId = createIdKeeper();
    const rows = reasons.map(({ id, names, texts }, at) => {
      if (Object.values(names).every((name) => !name)) throw invalidField(`reasons.${at}.names`, 'required');
      return { id: keepId(id, before), names: withoutEmptyWords(names), texts: withoutEmptyWords(texts) };
    });
    await tx.db.deleteFrom('rejection_reason').where('company_id', '=', companyId).execute();
    if (rows.length > 0)
      await tx.db
        .insertInto('rejection_reason')
        .values(
          rows.map(({ id, names, texts }, position) => ({
            id,
            company_id: companyId,
            position,
            names: JSON.stringify(names),
            texts: JSON.stringify(texts),
          })),
        )
        .execute();
    return rows;
  });
}
