import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import './events.ts';
import { invalidateJobs } from './invalidate.ts';
import { indexJob } from './search/index-job.ts';
import { type JobToChange, lockAllForTransition, lockOwnJob, lockOwnJobs } from './to-change.ts';

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
 * Deletes jobs of one company as if they had not been posted; the caller makes sure that they have no applications. One
 * refusal refuses all.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function takeBackJobs(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const jobs = await lockOwnJobs(tx, ids);
    await closeTogether(
      tx,
      jobs.filter(({ status }) => status === 'active' || status === 'paused'),
    );
    await tx.db
      .deleteFrom('job')
      .where('id', 'in', [...ids])
      .execute();
    await invalidateJobs(tx, jobs);
  });
}

/** Removes their words from search. */
async function closeTogether(tx: TxCtx, jobs: readonly JobToChange[]): Promise<void> {
  const [first] = jobs;
  if (!first) return;
  const ids = jobs.map(({ id }) => id);
  await lockAllForTransition(tx, ids, 'close');
  await tx.emit('job.closing', { jobIds: ids, undecided: undefined });
  const now = tx.clock.now();
  await tx.db
    .updateTable('job')
    .set({ status: 'closed', close_reason: 'cancelled', closed_at: now, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  for (const id of ids) await indexJob(tx, id);
  await tx.emit('job.closed', { jobIds: ids, companyId: first.company_id });
}
