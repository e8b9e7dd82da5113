import { type TxCtx, type Ctx, inTransaction } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../jobs/events.ts';
import { findTitles } from '../jobs/titles.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { endingEmail } from './emails.ts';
import { findReader, createEmailEnqueuer } from './enqueue-email.ts';
import { MAIL_ABOUT_ENDING, type EndingMail } from './mail-task.ts';
import { notify } from './notify.ts';

/** Once per term. */
export async function notifyOfEnding(
  tx: TxCtx,
  { jobId, userId, title, validThrough }: DomainEvents['job.ending'],
): Promise<void> {
  const end = validThrough.toISOString();
  const data = { kind: 'job_ending', job_id: jobId, job_title: title, valid_through: end } as const;
  await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: `job-ending:${jobId}:${end}:${userId}` });
  await tx.enqueue(MAIL_ABOUT_ENDING, { jobId, userId, validThrough: end } satisfies EndingMail);
}

/** Once per term. */
export async function mailAboutEnding(ctx: Ctx, { jobId, userId, validThrough }: EndingMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx, userId, 'other');
    const job = await findTitles(tx, jobId);
    if (!reader || !job) return;
    const message = endingEmail(write, reader.locale, {
      title: job.titleIn(reader.locale),
      validThrough: new Date(validThrough),
    });
    await enqueueEmail(
      tx,
      reader,
      { ...message, about: { userId: null, companyId: job.companyId, applicationId: null } },
      `job-ending:${jobId}:${validThrough}:${userId}`,
    );
  });
}
