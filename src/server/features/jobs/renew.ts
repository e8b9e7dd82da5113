import { inTransaction, type Ctx } from '../../context.ts';
import { readContent } from './content.ts';
import './events.ts';
import { takePublication } from './limit-work.ts';
import { requirePublishable } from './required.ts';
import { lastMomentOf, noticeAtStart } from './term.ts';
import { changeJob, lockForTransition } from './to-change.ts';

/**
 * Starts a new term and opens the job. The first publication date stays, so a renewed job does not look new.
 * @throws Refusal NOT_FOUND, FORBIDDEN also for a job that an administrator hid, CONFLICT wrong_status, INVALID for a
 * last day in the past or too far ahead, TOO_MANY_REQUESTS.
 */
export async function renewJob(ctx: Ctx, { id, validThrough }: { id: string; validThrough: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'renew');
    const now = tx.clock.now();
    const valid_through = lastMomentOf(validThrough);
    const { texts } = await readContent(tx, id);
    requirePublishable({ ...job, valid_through }, texts[job.primary_locale], now);
    await takePublication(tx);
    await changeJob(tx, job, {
      status: 'active',
      valid_through,
      closed_at: null,
      close_reason: null,
      expiry_notice_at: noticeAtStart(valid_through, now),
    });
    await tx.emit('job.changed', { jobId: id, companyId: job.company_id });
  });
}
