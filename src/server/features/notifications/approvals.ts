import { sql } from 'kysely';
import { z } from 'zod';

import type { ApprovalState } from '#contract/approvals/approval-choices.ts';
import { paths } from '#contract/paths.ts';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { findDeciders } from '../approvals/access.ts';
import '../approvals/events.ts';
import '../approvals/table.ts';
import { activeMembers } from '../companies/members.ts';
import { findTitles, titlesFor } from '../jobs/titles.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

export const MAIL_ABOUT_APPROVAL = 'notifications.mail_about_approval';

/** `at` distinguishes reminders. */
export const approvalMailSchema = z.object({
  approvalId: z.uuid(),
  userId: z.uuid(),
  kind: z.enum(['asked', 'reminder', 'ended']),
  at: z.iso.datetime(),
});

type ApprovalMail = z.infer<typeof approvalMailSchema>;

/** Notifies the members whose turn it is. */
export async function notifyOfApproval(
  tx: TxCtx,
  { approvalId, approverIds, isReminder }: DomainEvents['approval.asked'],
): Promise<void> {
  const approval = await findApproval(tx, approvalId);
  if (!approval) return;
  await sendToWatching(tx, approval);
  const kind = isReminder ? 'reminder' : 'asked';
  for (const { userId, title } of await titlesFor(tx, approval.job_id, approverIds)) {
    const data = {
      kind: 'approval_asked',
      ...about(approval, title),
      by: approval.asker ?? approval.company,
      is_reminder: isReminder,
    } as const;
    const mail = mailTo(tx, { approvalId, userId, kind });
    await notify(tx, { userId, type: 'other', data, aboutUserId: approval.asked_by, key: keyOf(mail) });
    await tx.enqueue(MAIL_ABOUT_APPROVAL, mail);
  }
}

/** Tells the person who asked, unless they ended it. */
export async function notifyOfApprovalEnd(
  tx: TxCtx,
  { approvalId, state }: DomainEvents['approval.ended'],
): Promise<void> {
  const approval = await findApproval(tx, approvalId);
  if (!approval) return;
  await sendToWatching(tx, approval);
  const actorId = userIdOf(tx);
  const askedBy = approval.asked_by;
  if (askedBy === null || askedBy === actorId || !isDecided(state)) return;
  for (const { userId, title } of await titlesFor(tx, approval.job_id, [askedBy])) {
    const data = {
      kind: 'approval_ended',
      ...about(approval, title),
      state,
      is_published: approval.job_status === 'active',
    } as const;
    const mail = mailTo(tx, { approvalId, userId, kind: 'ended' });
    await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: keyOf(mail) });
    await tx.enqueue(MAIL_ABOUT_APPROVAL, mail);
  }
}

const isDecided = (state: ApprovalState) => state === 'approved' || state === 'refused';

type Approval = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

const findApproval = ({ db }: Ctx, id: string) =>
  db
    .selectFrom('approval')
    .innerJoin('job', 'job.id', 'approval.job_id')
    .innerJoin('company', 'company.id', 'approval.company_id')
    .leftJoin('user_account as asker', 'asker.id', 'approval.asked_by')
    .select(['approval.id', 'approval.kind', 'approval.state', 'approval.job_id', 'approval.offer_id'])
    .select(['approval.company_id', 'approval.application_id', 'approval.asked_by'])
    .select(['asker.name as asker', 'company.name as company', 'job.status as job_status'])
    .where('approval.id', '=', id)
    .executeTakeFirst();

const about = ({ kind, job_id, offer_id }: Approval, job_title: string) => ({
  what: kind,
  job_id,
  job_title,
  offer_id,
});

const mailTo = ({ clock }: TxCtx, mail: Omit<ApprovalMail, 'at'>): ApprovalMail => ({
  ...mail,
  at: clock.now().toISOString(),
});

const keyOf = ({ approvalId, kind, at, userId }: ApprovalMail): string =>
  `approval:${approvalId}:${kind}:${at}:${userId}`;

/** Recruiters, and members who decide; they may have a page open that shows it. */
async function sendToWatching(tx: TxCtx, { id, company_id: companyId, job_id: jobId }: Approval): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    select ${activeMembers(companyId, null)} || array(
      select user_id from approval_decider where approval_id = ${id}::uuid) as ids`.execute(tx.db);
  const userIds = [...new Set(rows[0]?.ids)].toSorted();
  await sendLive(tx, userIds, { type: 'approval', approvalId: id, jobId }, ABOUT_NO_ONE);
}

/** Not to members whose turn it is no longer. */
export async function mailAboutApproval(ctx: Ctx, mail: ApprovalMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const approval = await findApproval(tx, mail.approvalId);
    const isDue = mail.kind === 'ended' || (await findDeciders(tx, mail.approvalId)).includes(mail.userId);
    const reader = approval && isDue && (await findReader(tx, mail.userId, 'other'));
    if (!approval || !reader) return;
    const { locale } = reader;
    const job = (await findTitles(tx, approval.job_id))?.titleIn(locale) ?? '';
    const written =
      mail.kind === 'ended'
        ? write('approval_ended', locale, { job }, { also: [endPart(approval)] })
        : write(
            'approval_asked',
            locale,
            { job, by: approval.asker ?? approval.company },
            { also: [approval.kind, ...(mail.kind === 'reminder' ? (['reminder'] as const) : [])] },
          );
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.approvals()),
        about: { userId: null, companyId: approval.company_id, applicationId: approval.application_id },
      },
      keyOf(mail),
    );
  });
}

function endPart({ kind, state, job_status: status }: Approval) {
  if (state !== 'approved') return 'refused';
  if (kind === 'offer') return 'approved_offer';
  return status === 'draft' ? 'approved_job' : 'published';
}
