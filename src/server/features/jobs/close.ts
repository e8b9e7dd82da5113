import type { CloseReason } from '#contract/job-fields.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { changeJob, lockForTransition } from './to-change.ts';

/**
 * Ends a job before its term does.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status
 */
export async function closeJob(ctx: Ctx, { id, reason }: { id: string; reason: CloseReason }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'close');
    await changeJob(tx, job, { status: 'closed', close_reason: reason, closed_at: tx.clock.now() });
  });
}
