import { inTransaction, type Ctx } from '../../context.ts';
import { lockOwnJob, wrongStatus } from './to-change.ts';

/**
 * Deletes a draft. Published jobs stay readable for those they concern.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status for all but drafts.
 */
export async function removeJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    if (job.status !== 'draft') throw wrongStatus();
    await tx.db.deleteFrom('job').where('id', '=', id).execute();
  });
}
