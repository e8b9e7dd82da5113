import type { z } from 'zod';

import { reasonsOf } from '#contract/admin/moderation-choices.ts';
import type { reportInput } from '#contract/admin/moderation.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { can, memberRole, visibleTo } from '../../jobs/access.ts';
import '../../talent/events.ts';
import { countFigure } from './figures.ts';
import { openCase, type Subject } from './open-case.ts';

export type ReportInput = z.infer<typeof reportInput>;

/**
 * A repeated report is accepted and ignored until the case is decided. `address` is the client's.
 * @throws Refusal NOT_FOUND, FORBIDDEN for members of its company and administrators, INVALID, TOO_MANY_REQUESTS
 */
export async function reportJob(ctx: Ctx, input: ReportInput, address: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await tx.db
      .selectFrom('job')
      .select(['job.status', 'job.hidden_at', 'job.hidden_for', memberRole(tx.actor).as('member_role')])
      .where('job.id', '=', input.id)
      .where(visibleTo(tx.actor))
      .executeTakeFirst();
    if (!job) throw notFound();
    if (!can(tx.actor, job).report) throw new Refusal('FORBIDDEN');
    await addReport(tx, { subject: 'job', id: input.id }, input, address);
  });
}

/** A company's message to a person whom it found, with the same reasons as for its jobs. */
export const reportInvitation = (tx: TxCtx, { jobId, text }: DomainEvents['job_invitation.reported']): Promise<void> =>
  addReport(tx, { subject: 'job', id: jobId }, { reason: 'other', text }, null);

/**
 * The caller checks who may report it. `address` is the client's; null if it was counted already.
 * @throws Refusal INVALID for a reason of another subject, TOO_MANY_REQUESTS
 */
export async function addReport(
  tx: TxCtx,
  about: Subject,
  { reason, text, email }: Omit<ReportInput, 'id'>,
  address: string | null,
): Promise<void> {
  if (!reasonsOf[about.subject].includes(reason)) throw invalidField('reason', 'invalid');
  const reporterId = tx.actor.kind === 'person' ? tx.actor.userId : null;
  const limit = (await tx.settings())['limits.reports_per_address'];
  if (address !== null) await takeAttempt(tx.db, `report:${address}`, limit);
  if (reporterId) await takeAttempt(tx.db, `report:${reporterId}`, limit);
  const caseId = await openCase(tx, about, 'report');
  const added = await tx.db
    .insertInto('job_report')
    .values({
      id: newId(),
      case_id: caseId,
      reporter_id: reporterId,
      reason,
      text,
      email: reporterId ? null : (email ?? null),
      locale: tx.locale,
      reported_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await tx.db
    .updateTable('moderation_case')
    .set((eb) => ({ reports: eb('reports', '+', 1) }))
    .where('id', '=', caseId)
    .execute();
  await countFigure(tx, { what: 'notice', subject: about.subject, detail: reason });
}
