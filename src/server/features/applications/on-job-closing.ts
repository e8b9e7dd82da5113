import { undecidedStatuses } from '#contract/application-status.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import '../jobs/events.ts';
import { changeApplication } from './change.ts';
import './table.ts';

/**
 * A job closes only with an answer to every waiting applicant.
 * @throws Refusal CONFLICT undecided_applications where applicants wait and no answer was chosen
 */
export async function answerUndecided(tx: TxCtx, { jobIds, undecided }: DomainEvents['job.closing']): Promise<void> {
  // Locked first: a concurrent withdrawal then waits before it locks anything needed here.
  const waiting = await tx.db
    .selectFrom('application')
    .select('id')
    .where('job_id', 'in', jobIds)
    .where('status', 'in', [...undecidedStatuses])
    .orderBy('applied_at')
    .forNoKeyUpdate()
    .execute();
  if (waiting.length === 0) return;
  if (!undecided) throw new Refusal('CONFLICT', { reason: 'undecided_applications' });
  for (const { id } of waiting) await changeApplication(tx, undecided, id, { isClosing: true });
}
