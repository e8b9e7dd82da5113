import { undecidedStatuses } from '#contract/application-status.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import '../jobs/events.ts';
import { changeApplication } from './change.ts';
import './table.ts';

/**
 * Everybody gets an answer: a job closes only together with one to all who wait (product page, idea 4).
 * @throws Refusal CONFLICT undecided_applications where somebody waits and no answer was chosen
 */
export async function answerUndecided(tx: TxCtx, { jobId, undecided }: DomainEvents['job.closing']): Promise<void> {
  // All of them first: whoever withdraws at this moment then waits before they hold anything that this needs.
  const waiting = await tx.db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', 'in', [...undecidedStatuses])
    .orderBy('applied_at')
    .forNoKeyUpdate()
    .execute();
  if (waiting.length === 0) return;
  if (!undecided) throw new Refusal('CONFLICT', { reason: 'undecided_applications' });
  for (const { id } of waiting) await changeApplication(tx, undecided, id);
}
