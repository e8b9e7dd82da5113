import { inTransaction, type Ctx } from '../../context.ts';
import { takeChange } from './limit-work.ts';
import { requireEdit } from './require-edit.ts';
import './table.ts';
import { changeJob, lockOwnJob } from './to-change.ts';

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function readBlindReview(ctx: Ctx, id: string): Promise<{ isBlind: boolean }> {
  await requireEdit(ctx, id);
  const job = await ctx.db.selectFrom('job').select('blind_review').where('id', '=', id).executeTakeFirstOrThrow();
  return { isBlind: job.blind_review };
}

/**
 * Applies to applications sent from now on; the setting is visible to readers of the job.
 * @throws Refusal NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS
 */
export async function saveBlindReview(
  ctx: Ctx,
  { id, isBlind }: { id: string; isBlind: boolean },
): Promise<{ isBlind: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    if (job.blind_review !== isBlind) {
      if (job.status === 'active') await takeChange(tx);
      await changeJob(tx, job, { blind_review: isBlind });
    }
    return { isBlind };
  });
}
