import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { closeJob } from './close.ts';
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

/**
 * Deletes a job that nobody applied for, as though it had not been posted; whoever calls it makes sure of that.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function takeBackJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { status, company_id: companyId } = await lockOwnJob(tx, id);
    // Takes its words out of search.
    if (status === 'active' || status === 'paused') await closeJob(tx, { id, reason: 'cancelled' });
    await tx.db.deleteFrom('job').where('id', '=', id).execute();
    await tx.invalidate([JOBS_TOPIC, jobTopic(id), companyTopic(companyId)]);
  });
}
