import { isDecided } from '#contract/applications/application-status.ts';
import type { Locale } from '#contract/locales.ts';
import { wordsFor } from '#contract/localized-words.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { mailWriter, type WriteMail } from '../mail-texts/write-mail.ts';
import { findTurn } from './applicant-limits.ts';
import { findParties, type Parties } from './application-parties.ts';
import { changedEmail, movedEmail, receivedEmail } from './emails.ts';
import { findReader, createEmailEnqueuer, type EmailText } from './enqueue-email.ts';
import { MAIL_ABOUT_APPLICATION, type ApplicationMail } from './mail-task.ts';

/** Once per recipient. */
export async function mailAboutApplication(ctx: Ctx, mail: ApplicationMail): Promise<void> {
  const { kind, applicationId, status, at, actorId } = mail;
  const change = ['application', applicationId, status, ...(at ? [at] : [])].join(':');
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    // The applicant or the company may have been deleted since.
    const parties = await findParties(tx, applicationId, actorId);
    if (!parties || (mail.isLate && !(await isNewest(tx, mail)))) return;
    const about = {
      userId: kind === 'changed' ? null : parties.applicantUserId,
      companyId: parties.companyId,
      applicationId,
    };
    for (const { userId, key } of recipientsOf(mail, parties)) {
      const reader = await findReader(tx, userId, kind === 'received' ? 'application' : 'status_change');
      const message =
        reader && messageFor(write, reader.locale, mail, parties, await findTold(tx, mail, reader.locale));
      if (!message) continue;
      const counted = { applicationId: isDecided(status) ? undefined : applicationId, address: reader.address };
      const turn = kind === 'changed' ? await findTurn(tx, counted) : undefined;
      if (turn) await tx.enqueue(MAIL_ABOUT_APPLICATION, { ...mail, isLate: true }, { startAfter: turn });
      else await enqueueEmail(tx, reader, { ...message, about }, `${change}${key}`);
    }
  });
}

async function isNewest({ db }: TxCtx, { applicationId, status, at }: ApplicationMail): Promise<boolean> {
  const newest = await db
    .selectFrom('application_event')
    .select(['to_status', 'at'])
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.to_status === status && (at === undefined || newest.at.toISOString() === at);
}

/** The key distinguishes the recipients' emails. */
const recipientsOf = (
  { kind }: ApplicationMail,
  { applicantUserId, recipientIds }: Parties,
): { userId: string; key: string }[] =>
  kind === 'changed'
    ? [{ userId: applicantUserId, key: '' }]
    : recipientIds.map((userId) => ({ userId, key: `:${userId}` }));

function messageFor(
  write: WriteMail,
  locale: Locale,
  { kind, status }: ApplicationMail,
  parties: Parties,
  told: string,
): EmailText | undefined {
  if (kind === 'received') return receivedEmail(write, locale, parties);
  return kind === 'changed'
    ? changedEmail(write, status, locale, parties, told)
    : movedEmail(write, status, locale, parties);
}

/** The reason for a rejection that the applicant is told; empty if there is none. */
async function findTold({ db }: TxCtx, { kind, status, applicationId }: ApplicationMail, locale: Locale) {
  if (kind !== 'changed' || status !== 'rejected') return '';
  const row = await db.selectFrom('application').select('rejection').where('id', '=', applicationId).executeTakeFirst();
  return row?.rejection?.texts ? wordsFor(row.rejection.texts, locale) : '';
}
