import type { JobInvitation } from '#contract/talent/talent.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../applications/table.ts';
import '../companies/table.ts';
import { readCards } from '../jobs/cards.ts';
import './events.ts';
import './table.ts';

const SHOWN_MAX = 100;

/** With the current jobs, in the reader's language. */
export async function listReceived(ctx: Ctx): Promise<JobInvitation[]> {
  const { profileId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('talent_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .selectAll('invitation')
    .select(['company.name', 'company.slug'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('application')
            .select('application.id')
            .whereRef('application.job_id', '=', 'invitation.job_id')
            .whereRef('application.applicant_id', '=', 'invitation.profile_id')
            .where('application.is_blind', '=', true)
            .where('application.status', '<>', 'withdrawn'),
        )
        .as('has_applied_blind'),
    )
    .where('invitation.profile_id', '=', profileId)
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  const ids = [...new Set(rows.map((row) => row.job_id))];
  const jobs = new Map((await readCards(ctx, ids, ctx.locale)).map((card) => [card.id, card]));
  const now = ctx.clock.now();
  return rows.map((row) => {
    const isOpen = row.status === 'open' && row.expires_at > now;
    const job = jobs.get(row.job_id) ?? null;
    return {
      id: row.id,
      company: { id: row.company_id, name: row.name, slug: row.slug },
      job,
      text: row.text,
      status: row.status === 'open' && !isOpen ? 'lapsed' : row.status,
      sentAt: row.sent_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      answeredAt: row.answered_at?.toISOString() ?? null,
      isReported: row.reported_at !== null,
      hasAppliedBlind: Boolean(row.has_applied_blind),
      can: {
        answer: isOpen,
        apply: job?.status === 'active' && (isOpen || row.status === 'interested'),
        report: row.reported_at === null,
      },
    };
  });
}

interface Answer {
  id: string;
  isInterested: boolean;
  reason?: string | undefined;
}

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status for one that was answered otherwise or has expired
 */
export async function answerInvitation(ctx: Ctx, { id, isInterested, reason = '' }: Answer): Promise<JobInvitation[]> {
  return inTransaction(ctx, async (tx) => {
    const { status, expires_at: expiresAt } = await lockReceived(tx, id);
    const answer = isInterested ? 'interested' : 'declined';
    if (status === answer) return listReceived(tx);
    if (status !== 'open' || expiresAt <= tx.clock.now()) throw wrongStatus();
    await setAnswer(tx, id, { status: answer, reason: isInterested ? '' : reason });
    return listReceived(tx);
  });
}

/**
 * Reports it to administrators, with the person's text and the invitation's. Declines an open one.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status for one already reported, TOO_MANY_REQUESTS
 */
export async function reportInvitation(ctx: Ctx, { id, text }: { id: string; text: string }): Promise<JobInvitation[]> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const invitation = await lockReceived(tx, id);
    if (invitation.reported_at) throw wrongStatus();
    await takeAttempt(tx.db, `report:${userId}`, (await tx.settings())['limits.reports_per_address']);
    if (invitation.status === 'open') await setAnswer(tx, id, { status: 'declined', reason: '' });
    await tx.db.updateTable('talent_invitation').set({ reported_at: tx.clock.now() }).where('id', '=', id).execute();
    const words = [text, invitation.text].filter(Boolean).join('\n\n');
    await tx.emit('job_invitation.reported', { jobId: invitation.job_id, text: words });
    return listReceived(tx);
  });
}

async function setAnswer(
  tx: TxCtx,
  id: string,
  answer: { status: 'interested' | 'declined'; reason: string },
): Promise<void> {
  await tx.db
    .updateTable('talent_invitation')
    .set({ ...answer, answered_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
  await tx.emit('job_invitation.answered', { invitationId: id });
}

async function lockReceived(tx: TxCtx, id: string) {
  const invitation = await tx.db
    .selectFrom('talent_invitation')
    .select(['job_id', 'text', 'status', 'expires_at', 'reported_at'])
    .where('id', '=', id)
    .where('profile_id', '=', personOf(tx).profileId)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw notFound();
  return invitation;
}
