import { type Ctx, inTransaction } from '../../context.ts';
import { findTitles } from '../jobs/titles.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { findAddress } from './application-parties.ts';
import { restoredEmail } from './emails.ts';
import { createEmailEnqueuer } from './enqueue-email.ts';
import type { ModerationMail } from './mail-task.ts';

/** Recipients cannot opt out of it. */
export async function mailAboutModeration(ctx: Ctx, { jobId, userId, at }: ModerationMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const reader = await findAddress(tx, userId);
    const job = await findTitles(tx, jobId);
    if (!reader || !job) return;
    const { locale } = reader;
    const title = job.titleIn(locale);
    const content = restoredEmail(write, locale, { title, jobId });
    await enqueueEmail(
      tx,
      reader,
      { ...content, about: { userId: null, companyId: job.companyId, applicationId: null } },
      `job-moderation:${jobId}:${userId}:${at}`,
    );
  });
}
