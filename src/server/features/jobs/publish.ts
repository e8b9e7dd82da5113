import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import { readContent, readContents } from './content.ts';
import './events.ts';
import { invalidateJobs } from './invalidate.ts';
import { takeChange, takePublication } from './limit-work.ts';
import { requirePublishable } from './required.ts';
import { indexJob } from './search/index-job.ts';
import { noticeAtStart } from './term.ts';
import { changeJob, type JobToChange, lockAllForTransition, lockForTransition } from './to-change.ts';

/**
 * Opens a draft or a paused job; an open one is a CONFLICT.
 * @throws Refusal NOT_FOUND, FORBIDDEN also for a job that an administrator hid, CONFLICT wrong_status,
 * approval_needed, INVALID with the missing fields, TOO_MANY_REQUESTS.
 */
export async function publishJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'publish');
    const { texts } = await readContent(tx, id);
    requirePublishable(job, texts[job.primary_locale], tx.clock.now());
    if (job.status === 'paused') {
      await takeChange(tx);
      await changeJob(tx, job, { status: 'active' });
      return tx.emit('job.changed', { jobId: id, companyId: job.company_id });
    }
    await openDrafts(tx, [job]);
  });
}

/**
 * Opens drafts of one company; one refusal refuses all.
 * @throws Refusal as `publishJob`
 */
export async function publishDrafts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const jobs = await lockAllForTransition(tx, ids, 'publish');
    const contents = await readContents(tx, ids);
    for (const job of jobs) {
      if (job.status !== 'draft') throw wrongStatus();
      requirePublishable(job, contents.get(job.id)?.texts[job.primary_locale], tx.clock.now());
    }
    await openDrafts(tx, jobs);
  });
}

/** All of one company. */
async function openDrafts(tx: TxCtx, jobs: readonly JobToChange[]): Promise<void> {
  const [first] = jobs;
  if (!first) return;
  await tx.emit('job.publishing', { jobIds: jobs.map(({ id }) => id), companyId: first.company_id });
  await takePublication(tx, jobs.length);
  const now = tx.clock.now();
  const notices = Map.groupBy(jobs, ({ valid_through: end }) => noticeAtStart(end, now));
  for (const [expiry_notice_at, noticed] of notices)
    await tx.db
      .updateTable('job')
      .set({ status: 'active', first_published_at: now, expiry_notice_at, updated_at: now })
      .where(
        'id',
        'in',
        noticed.map(({ id }) => id),
      )
      .execute();
  for (const { id } of jobs) await indexJob(tx, id);
  await invalidateJobs(tx, jobs);
  await tx.emit('job.published', { jobIds: jobs.map(({ id }) => id), companyId: first.company_id });
}
