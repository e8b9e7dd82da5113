import type { CloseReason, ClosingAnswer } from '#contract/job-fields.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import './events.ts';
import { changeJob, lockForTransition } from './to-change.ts';

/**
 * Ends a job before its term does. `undecided` is what those hear who still wait for an answer.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status; undecided_applications where somebody waits and `undecided` says nothing
 */
export async function closeJob(
  ctx: Ctx,
  { id, reason, undecided }: { id: string; reason: CloseReason; undecided?: ClosingAnswer | undefined },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'close');
    await tx.publish('job.closing', { jobId: id, undecided });
    await changeJob(tx, job, { status: 'closed', close_reason: reason, closed_at: tx.clock.now() });
  });
}
