import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../context.ts';
import { askDeciders } from './request.ts';
import './table.ts';

const FIRST_AFTER_DAYS = 2;
const AGAIN_AFTER_DAYS = 7;
/** Of a run; the next one continues. */
const APPROVALS_MAX = 1_000;

/** Steps that have waited for two days, and then each week. */
export async function remindApprovers(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const isDue = sql<boolean>`(
    state = 'pending' and coalesce(
      reminded_at + make_interval(days => ${AGAIN_AFTER_DAYS}),
      asked_at + make_interval(days => ${FIRST_AFTER_DAYS})) <= ${now})`;
  const due = await ctx.db
    .selectFrom('approval_step')
    .select('approval_id')
    .distinct()
    .where(isDue)
    .orderBy('approval_id')
    .limit(APPROVALS_MAX)
    .execute();
  for (const { approval_id: id } of due)
    await inTransaction(ctx, async (tx) => {
      const reminded = await tx.db
        .updateTable('approval_step')
        .set({ reminded_at: now })
        .where('approval_id', '=', id)
        .where(isDue)
        .returning('position')
        .execute();
      if (reminded.length > 0) await askDeciders(tx, id, true);
    });
}
