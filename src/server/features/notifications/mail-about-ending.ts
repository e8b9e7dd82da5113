import { type Ctx, inTransaction } from '../../context.ts';
import { findTitles } from '../jobs/titles.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { endingEmail } from './emails.ts';
import { findReader, createEmailEnqueuer } from './enqueue-email.ts';
import type { EndingMail } from './mail-task.ts';

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
