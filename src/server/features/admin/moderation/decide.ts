import type { Case, caseDecisions } from '#contract/moderation.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { hideJob, restoreJob } from '../../jobs/hide-one.ts';
import { record } from '../audit.ts';
import { EMAIL_REPORTERS } from './email-reporters-task.ts';
import { openCase } from './open-case.ts';
import { readCase } from './queries.ts';

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status where the case is decided already. */
export async function keepJob(ctx: Ctx, { id }: { id: string }): Promise<Case> {
  return inTransaction(ctx, async (tx) => {
    const jobId = await decide(tx, id, 'kept');
    await record(tx, { action: 'job.kept', subject: { type: 'job', id: jobId } });
    return readCase(tx, id);
  });
}

interface Hiding {
  /** The job's id. */
  id: string;
  reason: string;
  /** Defaults to the job's open case, which is created if needed. */
  caseId?: string | undefined;
}

/**
 * Also decides the case, and notifies the company and the reporters.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where the case is decided or the job hidden already.
 */
export async function hideReported(ctx: Ctx, { id, reason, caseId }: Hiding): Promise<Case> {
  return inTransaction(ctx, async (tx) => {
    // Locks the job before its case, as publishing does.
    await hideJob(tx, { id, reason });
    const decided = caseId ?? (await openCase(tx, id, 'administrator'));
    if ((await decide(tx, decided, 'hidden')) !== id) throw notFound();
    await record(tx, { action: 'job.hidden', subject: { type: 'job', id }, details: { reason } });
    return readCase(tx, decided);
  });
}

/**
 * The case keeps its decision.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status as in `restoreJob`.
 */
export async function restoreHidden(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await restoreJob(tx, { id });
    await record(tx, { action: 'job.restored', subject: { type: 'job', id } });
  });
}

/** Returns the job's id. */
async function decide(tx: TxCtx, id: string, decision: (typeof caseDecisions)[number]): Promise<string> {
  const found = await tx.db
    .selectFrom('moderation_case')
    .select(['job_id', 'reports', 'decided_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (found.decided_at) throw new Refusal('CONFLICT', { reason: 'wrong_status' });
  await tx.db
    .updateTable('moderation_case')
    .set({ decision, decided_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
  // A task, because there may be many emails.
  if (found.reports > 0) await tx.enqueue(EMAIL_REPORTERS, { caseId: id });
  return found.job_id;
}
