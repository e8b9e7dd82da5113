import { inTransaction, type Ctx } from '../../context.ts';
import { takeChange } from './limit-work.ts';
import { requireEdit } from './require-edit.ts';
import './table.ts';
import { changeJob, lockOwnJob } from './to-change.ts';

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function readSyndication(ctx: Ctx, id: string): Promise<{ isSyndicated: boolean }> {
  await requireEdit(ctx, id);
  const job = await ctx.db.selectFrom('job').select('syndicated').where('id', '=', id).executeTakeFirstOrThrow();
  return { isSyndicated: job.syndicated };
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export async function saveSyndication(
  ctx: Ctx,
  { id, isSyndicated }: { id: string; isSyndicated: boolean },
): Promise<{ isSyndicated: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    if (job.syndicated !== isSyndicated) {
      if (job.status === 'active') await takeChange(tx);
      await changeJob(tx, job, { syndicated: isSyndicated });
    }
    return { isSyndicated };
  });
}
