import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { readContent } from './content.ts';
import './events.ts';
import { requirePublishable } from './required.ts';
import { noticeAtStart } from './term.ts';
import { changeJob, lockForTransition } from './to-change.ts';

/**
 * Opens a draft or a paused job; an open one is a CONFLICT.
 * @throws Refusal NOT_FOUND, FORBIDDEN also for a job that an administrator hid, CONFLICT wrong_status, INVALID with
 * the missing fields, TOO_MANY_REQUESTS for drafts.
 */
export async function publishJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockForTransition(tx, id, 'publish');
    const now = tx.clock.now();
    const { texts } = await readContent(tx, id);
    requirePublishable(job, texts[job.primary_locale], now);
    const about = { jobId: id, companyId: job.company_id };
    if (job.status === 'paused') {
      await changeJob(tx, job, { status: 'active' });
      return tx.publish('job.changed', about);
    }
    await takePublication(tx);
    await changeJob(tx, job, {
      status: 'active',
      first_published_at: now,
      expiry_notice_at: noticeAtStart(job.valid_through, now),
    });
    await tx.publish('job.published', about);
  });
}

/**
 * Counts a first publication or renewal.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function takePublication(tx: TxCtx): Promise<void> {
  const { actor } = tx;
  if (actor.kind !== 'person' && actor.kind !== 'key') return;
  const subject = actor.kind === 'key' ? actor.keyId : actor.userId;
  await takeAttempt(tx.db, `publish:${subject}`, (await tx.settings())['limits.publish_per_person']);
}
