import type { CloseReason, ClosingAnswer } from '#contract/jobs/job-choices.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import './events.ts';
import { changeJob, lockForTransition } from './to-change.ts';

interface Closing {
  id: string;
  reason: CloseReason;
  undecided?: ClosingAnswer | undefined;
}

/**
 * `undecided` is the answer to applicants who are still waiting. A few get it immediately; with `answersLater`, for one
 * of several jobs closed together, a task sends it.
 * @throws Refusal NOT_FOUND, FORBIDDEN also for a key that answers and may not write applications, CONFLICT
 * wrong_status; undecided_applications when applicants are waiting and `undecided` is missing
 */
export async function closeJob(
  ctx: Ctx,
  { id, reason, undecided }: Closing,
  { answersLater = false }: { answersLater?: boolean } = {},
): Promise<void> {
  const { actor } = ctx;
  if (undecided && actor.kind === 'key' && !actor.scopes.includes('write_applications')) throw new Refusal('FORBIDDEN');
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'close');
    await tx.emit('job.closing', { jobIds: [id], undecided, answersLater });
    await changeJob(tx, job, { status: 'closed', close_reason: reason, closed_at: tx.clock.now() });
    await tx.emit('job.closed', { jobIds: [id], companyId: job.company_id });
  });
}
