import { inTransaction, type Ctx } from '../../context.ts';
import './events.ts';
import { changeJob, lockForTransition } from './to-change.ts';

/**
 * The term continues.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status
 */
export async function pauseJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'pause');
    await changeJob(tx, job, { status: 'paused' });
    await tx.emit('job.changed', { jobId: id, companyId: job.company_id });
  });
}
