import type { z } from 'zod';

import type { reportInput } from '#contract/moderation.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { personOf } from '../../accounts/signed-in.ts';
import { can, memberRole, visibleTo } from '../../jobs/access.ts';
import '../../talent/events.ts';
import { openCase } from './open-case.ts';

type ReportInput = z.infer<typeof reportInput>;

/**
 * A repeated report is accepted and ignored until the case is decided. `address` is the client's.
 * @throws Refusal NOT_FOUND, FORBIDDEN for members of its company and administrators, TOO_MANY_REQUESTS
 */
export async function reportJob(ctx: Ctx, { id, reason, text, email }: ReportInput, address: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await tx.db
      .selectFrom('job')
      .select(['job.status', 'job.hidden_at', 'job.hidden_for', memberRole(tx.actor).as('member_role')])
      .where('job.id', '=', id)
      .where(visibleTo(tx.actor))
      .executeTakeFirst();
    if (!job) throw notFound();
    if (!can(tx.actor, job).report) throw new Refusal('FORBIDDEN');
    const reporterId = tx.actor.kind === 'person' ? tx.actor.userId : null;
    const limit = (await tx.settings())['limits.reports_per_address'];
    await takeAttempt(tx.db, `report:${address}`, limit);
    if (reporterId) await takeAttempt(tx.db, `report:${reporterId}`, limit);
    await addReport(tx, { jobId: id, reporterId, reason, text, email: reporterId ? null : (email ?? null) });
  });
}

/** What a company wrote to a person whom it found, reported as what its job is about. */
export const reportInvitation = (tx: TxCtx, { jobId, text }: DomainEvents['job_invitation.reported']): Promise<void> =>
  addReport(tx, { jobId, reporterId: personOf(tx).userId, reason: 'other', text, email: null });

interface NewReport extends Pick<ReportInput, 'reason' | 'text'> {
  jobId: string;
  reporterId: string | null;
  email: string | null;
}

async function addReport(tx: TxCtx, { jobId, reporterId, reason, text, email }: NewReport): Promise<void> {
  const caseId = await openCase(tx, jobId, 'report');
  const added = await tx.db
    .insertInto('job_report')
    .values({
      id: newId(),
      case_id: caseId,
      reporter_id: reporterId,
      reason,
      text,
      email,
      locale: tx.locale,
      reported_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added)
    await tx.db
      .updateTable('moderation_case')
      .set((eb) => ({ reports: eb('reports', '+', 1) }))
      .where('id', '=', caseId)
      .execute();
}
