import { inTransaction } from '../../context.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import { findParties } from './application-parties.ts';
import { changedLetter, receivedLetter } from './letters.ts';
import type { ApplicationMail } from './mail-task.ts';
import { findReader, letterPost } from './post-letter.ts';

/** Puts the mail about a new application, or about a change of one, into the outbox, in its recipient's language; once. */
export async function mailAboutApplication(ctx: MailingCtx, { kind, applicationId, status }: ApplicationMail): Promise<void> {
  const postLetter = await letterPost(ctx);
  await inTransaction(ctx, async (tx) => {
    // Whoever applied, or the company, may have left since.
    const parties = await findParties(tx, applicationId);
    const userId = kind === 'received' ? parties?.employerId : parties?.applicantUserId;
    const reader = userId && (await findReader(tx, userId, kind === 'received' ? 'application' : 'status_change'));
    if (!parties || !reader) return;
    const message = kind === 'received' ? receivedLetter(reader.locale, parties) : changedLetter(status, reader.locale, parties);
    const about = { userId: kind === 'received' ? parties.applicantUserId : null, companyId: parties.companyId };
    if (message) await postLetter(tx, reader, { ...message, about }, `application:${applicationId}:${status}`);
  });
}
