import type { Approval } from '#contract/approvals/approvals.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { Refusal, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { isOwn, waitsForApprovalOf } from '../jobs/access.ts';
import { readContent } from '../jobs/content.ts';
import '../jobs/events.ts';
import { requirePublishable } from '../jobs/required.ts';
import '../jobs/table.ts';
import { lockForTransition } from '../jobs/to-change.ts';
import { findLastOfJob, readApproval } from './queries.ts';
import { cancelApproval, needsApproval, requestApproval, type ToApprove } from './request.ts';

/** @throws Refusal NOT_FOUND for all but members who see the job. */
export async function readApprovalOfJob(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ isNeeded: boolean; approval: Approval | null }> {
  const job =
    (await ctx.db
      .selectFrom('job')
      .select(['job.status', 'job.company_id'])
      .where('job.id', '=', id)
      .where((eb) => eb.or([isOwn(ctx.actor), waitsForApprovalOf(ctx.actor)]))
      .executeTakeFirst()) ?? throwNotFound();
  const isNeeded = job.status === 'draft' && (await needsApproval(ctx, ofJob(id, job.company_id)));
  return { isNeeded, approval: await findLastOfJob(ctx, id) };
}

/**
 * Asks for the approval of a draft that could be published.
 * @throws Refusal as `publishJob`, and CONFLICT wrong_status if none is needed, or it waits already.
 */
export async function askForJob(ctx: Ctx, { id }: { id: string }): Promise<Approval> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'publish');
    if (job.status !== 'draft') throw wrongStatus();
    const { texts } = await readContent(tx, id);
    requirePublishable(job, texts[job.primary_locale], tx.clock.now());
    return readApproval(tx, await requestApproval(tx, ofJob(id, job.company_id)));
  });
}

/** @throws Refusal CONFLICT approval_needed for drafts that were not approved. */
export async function requireApprovals(
  tx: TxCtx,
  { jobIds, companyId }: DomainEvents['job.publishing'],
): Promise<void> {
  for (const id of jobIds)
    if (await needsApproval(tx, ofJob(id, companyId))) throw new Refusal('CONFLICT', { reason: 'approval_needed' });
}

/** What was approved, or waits for approval, is another draft now. */
export const cancelOfDraft = (tx: TxCtx, { jobId }: DomainEvents['job.draft_changed']): Promise<void> =>
  cancelApproval(tx, { kind: 'job', jobId });

const ofJob = (jobId: string, companyId: string): ToApprove => ({ kind: 'job', jobId, companyId });
