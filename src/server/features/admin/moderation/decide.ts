import type { Case, caseDecisions } from '#contract/moderation.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { hideJob, restoreJob } from '../../jobs/hide-one.ts';
import { record } from '../audit.ts';
import { openCase } from './open-case.ts';
import { readCase } from './queries.ts';
import { EMAIL_REPORTERS } from './email-reporters-task.ts';

/**
 * Decides that a job stays.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where the case is decided already.
 */
export async function keepJob(ctx: Ctx, { id }: { id: string }): Promise<Case> {
  return inTransaction(ctx, async (tx) => {
    const jobId = await decide(tx, id, 'kept');
    await record(tx, { action: 'job.kept', subject: { type: 'job', id: jobId } });
    return readCase(tx, id);
  });
}

interface Hiding {
  /** The job's. */
  id: string;
  reason: string;
  /** The case that this decides; without it, the job's open one, or one that is made for it. */
  caseId?: string | undefined;
}

/**
 * Hides a job, which decides its case; its company and whoever reported it are told.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where the case is decided or the job hidden already.
 */
export async function hideReported(ctx: Ctx, { id, reason, caseId }: Hiding): Promise<Case> {
  return inTransaction(ctx, async (tx) => {
    // The job first: whoever publishes locks it before its case.
    await hideJob(tx, { id, reason });
    const decided = caseId ?? (await openCase(tx, id, 'administrator'));
    if ((await decide(tx, decided, 'hidden')) !== id) throw notFound();
    await record(tx, { action: 'job.hidden', subject: { type: 'job', id }, details: { reason } });
    return readCase(tx, decided);
  });
}

/**
 * Shows a job again that an administrator hid. What was decided stays written.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status (`restoreJob` says where).
 */
export async function restoreHidden(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await restoreJob(tx, { id });
    await record(tx, { action: 'job.restored', subject: { type: 'job', id } });
  });
}

/** Decides a case once, and returns whose it is. */
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
  // Written and rendered later: there may be many.
  if (found.reports > 0) await tx.enqueue(EMAIL_REPORTERS, { caseId: id });
  return found.job_id;
}
