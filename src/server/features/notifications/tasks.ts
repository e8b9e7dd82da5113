import { inTransaction } from '../../context.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import { findAddress, findParties } from './application-parties.ts';
import { changedLetter, receivedLetter } from './letters.ts';
import { applicationMailSchema, MAIL_ABOUT_APPLICATION, type ApplicationMail } from './mail-task.ts';

/** Background work of notifications. */
export const notificationTasks: Task<MailingCtx>[] = [defineTask({ name: MAIL_ABOUT_APPLICATION, schema: applicationMailSchema, run: mailAboutApplication })];

/** Puts the mail about a new application, or about a change of one, into the outbox, in its recipient's language; once. */
async function mailAboutApplication(ctx: MailingCtx, { kind, applicationId, status }: ApplicationMail): Promise<void> {
  // The template engine takes a while to load; only processes that write mails pay for it.
  const { renderLetter } = await import('../../platform/mail/layout.tsx');
  const site = (await ctx.settings())['site.name'];
  await inTransaction(ctx, async (tx) => {
    // Whoever applied, or the company, may have left since.
    const parties = await findParties(tx, applicationId);
    const userId = kind === 'received' ? parties?.employerId : parties?.applicantUserId;
    const to = userId ? await findAddress(tx, userId) : undefined;
    if (!parties || !to) return;
    const about = { ...parties, locale: to.locale, firstName: to.firstName, site, appUrl: ctx.appUrl };
    const letter = kind === 'received' ? receivedLetter(about) : changedLetter(status, about);
    if (!letter) return;
    await postMail(tx.db, tx.enqueue, { to: { name: to.name, address: to.address }, locale: to.locale, subject: letter.subject, ...(await renderLetter(letter)), dedupeKey: `application:${applicationId}:${status}` });
  });
}
