import { inTransaction } from '../../context.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import { endingLetter } from './letters.ts';
import type { EndingMail } from './mail-task.ts';
import { findReader, letterPost } from './post-letter.ts';

/** Puts the mail that a job ends soon into the outbox, in its recipient's language; once a term. */
export async function mailAboutEnding(ctx: MailingCtx, { jobId, userId, title, validThrough }: EndingMail): Promise<void> {
  const postLetter = await letterPost(ctx);
  await inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx, userId, 'other');
    if (reader) await postLetter(tx, reader, endingLetter(reader.locale, { title, validThrough: new Date(validThrough) }), `job-ending:${jobId}:${validThrough}:${userId}`);
  });
}
