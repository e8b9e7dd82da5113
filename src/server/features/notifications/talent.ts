import { z } from 'zod';

import { paths } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { QUOTES_NO_ONE } from '../../platform/mail/outbox.ts';
import { findRecipients } from '../companies/members.ts';
import { findTitles, titlesFor } from '../jobs/titles.ts';
import { linesOf, longDay } from '../mail-texts/filling.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import '../talent/events.ts';
import '../talent/table.ts';
import { findAddress } from './application-parties.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { notify } from './notify.ts';

export const MAIL_ABOUT_INVITATION = 'notifications.mail_about_job_invitation';
export const MAIL_ABOUT_CONSENT = 'notifications.mail_about_consent';

export const invitationMailSchema = z.object({ invitationId: z.uuid() });
export const consentMailSchema = z.object({ userId: z.uuid(), endsAt: z.iso.datetime() });

type InvitationMail = z.infer<typeof invitationMailSchema>;
type ConsentMail = z.infer<typeof consentMailSchema>;

const findInvitation = ({ db }: TxCtx, id: string) =>
  db
    .selectFrom('talent_invitation as invitation')
    .innerJoin('profile', 'profile.id', 'invitation.profile_id')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.id', 'invitation.job_id', 'invitation.company_id', 'invitation.invited_by', 'invitation.text'])
    .select(['invitation.status', 'invitation.expires_at', 'profile.user_id', 'company.name as company_name'])
    .where('invitation.id', '=', id)
    .executeTakeFirst();

export async function notifyOfInvitation(
  tx: TxCtx,
  { invitationId }: DomainEvents['job_invitation.sent'],
): Promise<void> {
  const invitation = await findInvitation(tx, invitationId);
  const [title] = invitation ? await titlesFor(tx, invitation.job_id, [invitation.user_id]) : [];
  if (!invitation || !title) return;
  const { job_id, company_name } = invitation;
  await notify(tx, {
    userId: invitation.user_id,
    type: 'message',
    data: { kind: 'job_invitation', job_id, job_title: title.title, company_name },
    aboutUserId: null,
    key: `job-invitation:${invitationId}`,
  });
  await tx.enqueue(MAIL_ABOUT_INVITATION, { invitationId } satisfies InvitationMail);
}

/** With the company's text. Not for an answered or expired one. */
export async function mailAboutInvitation(ctx: Ctx, { invitationId }: InvitationMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const invitation = await findInvitation(tx, invitationId);
    if (invitation?.status !== 'open') return;
    const reader = await findReader(tx, invitation.user_id, 'message');
    const job = await findTitles(tx, invitation.job_id);
    if (!reader || !job) return;
    const { locale } = reader;
    const { company_name: company } = invitation;
    const title = job.titleIn(locale);
    const day = longDay(invitation.expires_at, locale);
    const inserted = { text: linesOf(invitation.text) };
    const written = write('job_invitation', locale, { company, job: title, day }, { inserted });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.jobInvitations()),
        about: { userId: invitation.invited_by, companyId: invitation.company_id, applicationId: null },
      },
      `job-invitation:${invitationId}`,
    );
  });
}

/** Notifies the member who sent the invitation, or the owners if that member no longer recruits. */
export async function notifyOfAnswer(
  tx: TxCtx,
  { invitationId }: DomainEvents['job_invitation.answered'],
): Promise<void> {
  const invitation = await findInvitation(tx, invitationId);
  if (!invitation || (invitation.status !== 'interested' && invitation.status !== 'declined')) return;
  const { company_id: companyId, job_id: jobId, invited_by: responsibleId, status: answer } = invitation;
  const userIds = await findRecipients(tx, { companyId, jobId: null, responsibleId, actorId: null });
  for (const { userId, title } of await titlesFor(tx, jobId, userIds))
    await notify(tx, {
      userId,
      type: 'application',
      data: { kind: 'job_invitation_answered', job_id: jobId, job_title: title, answer },
      aboutUserId: null,
      key: `job-invitation-answered:${invitationId}:${userId}`,
    });
}

/** Ignores preferences: without an answer their consent expires. */
export async function askForConsent(
  tx: TxCtx,
  { userId, endsAt }: DomainEvents['talent_consent.ending'],
): Promise<void> {
  const mail: ConsentMail = { userId, endsAt: endsAt.toISOString() };
  const data = { kind: 'being_found_ending', ends_at: mail.endsAt } as const;
  await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: consentKey(mail), isRequired: true });
  await tx.enqueue(MAIL_ABOUT_CONSENT, mail);
}

export async function mailAboutConsent(ctx: Ctx, mail: ConsentMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const reader = await findAddress(tx, mail.userId);
    if (!reader) return;
    const { locale } = reader;
    const written = write('being_found_ending', locale, { day: longDay(new Date(mail.endsAt), locale) });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.beingFound()),
        about: QUOTES_NO_ONE,
      },
      consentKey(mail),
    );
  });
}

const consentKey = ({ userId, endsAt }: ConsentMail): string => `being-found:${endsAt}:${userId}`;
