import { type TxCtx, type Ctx, inTransaction } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { findRecipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import '../jobs/events.ts';
import '../jobs/table.ts';
import { titlesFor, findTitles } from '../jobs/titles.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { findAddress } from './application-parties.ts';
import { restoredEmail } from './emails.ts';
import { createEmailEnqueuer } from './enqueue-email.ts';
import { MAIL_ABOUT_MODERATION, type ModerationMail } from './mail-task.ts';
import { notify } from './notify.ts';

export const notifyOfHiding = (tx: TxCtx, { reason, ...job }: DomainEvents['job.hidden']): Promise<void> =>
  notifyCompany(tx, job, reason);

export const notifyOfRestoring = (tx: TxCtx, job: DomainEvents['job.restored']): Promise<void> =>
  notifyCompany(tx, job, null);

/** With the job's title in each recipient's language. Ignores preferences: it is about what they published. */
async function notifyCompany(
  tx: TxCtx,
  { jobId, companyId }: { jobId: string; companyId: string },
  reason: string | null,
): Promise<void> {
  const at = tx.clock.now().toISOString();
  const { responsible_id } = await tx.db
    .selectFrom('job')
    .select(responsibleId.as('responsible_id'))
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const userIds = await findRecipients(tx, { companyId, jobId: null, responsibleId: responsible_id, actorId: null });
  for (const { userId, title } of await titlesFor(tx, jobId, userIds)) {
    const about = { job_id: jobId, job_title: title };
    const data =
      reason === null
        ? ({ kind: 'job_restored', ...about } as const)
        : ({ kind: 'job_hidden', ...about, reason } as const);
    await notify(tx, {
      userId,
      type: 'other',
      data,
      aboutUserId: null,
      key: `job-moderation:${jobId}:${userId}:${at}`,
      isRequired: true,
    });
    // For a hidden job, the statement of reasons is emailed.
    if (reason === null) await tx.enqueue(MAIL_ABOUT_MODERATION, { jobId, userId, at } satisfies ModerationMail);
  }
}

/** Ignores preferences: it is about what they did or published. */
export const notifyOfDecision = (
  tx: TxCtx,
  { decisionId, userId, subject, name, outcome }: DomainEvents['decision.told'],
): Promise<void> => {
  const about = { decision_id: decisionId, subject, name };
  return notify(tx, {
    userId,
    type: 'other',
    data: outcome === null ? { kind: 'decision_made', ...about } : { kind: 'appeal_decided', ...about, outcome },
    aboutUserId: null,
    key: `decision:${decisionId}:${outcome ?? 'made'}:${userId}`,
    isRequired: true,
  });
};

/** Ignores preferences: they asked for the outcome. */
export const notifyOfReport = (
  tx: TxCtx,
  { reportId, userId, subject, reportedAt, outcome }: DomainEvents['report.decided'],
): Promise<void> =>
  notify(tx, {
    userId,
    type: 'other',
    data: { kind: 'report_decided', subject, reported_at: reportedAt.toISOString(), outcome },
    aboutUserId: null,
    key: `report:${reportId}`,
    isRequired: true,
  });

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
