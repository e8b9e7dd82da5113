import { sql } from 'kysely';

import type { Approval as ApprovalView } from '#contract/approvals/approvals.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { within } from '../../platform/db/within.ts';
import { Refusal, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { findPerson } from '../accounts/find-person.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../applications/table.ts';
import { publishJob } from '../jobs/publish.ts';
import { visibleTo } from './access.ts';
import { readApproval } from './queries.ts';
import { type Approval, askDeciders, finishApproval } from './request.ts';

interface Decision {
  id: string;
  isApproved: boolean;
  reason?: string | undefined;
}

/**
 * Decides the steps whose turn it is and that are the actor's. A refusal ends the approval; the last approval of a job
 * publishes it.
 * @throws Refusal NOT_FOUND, FORBIDDEN for those who see it and do not decide, CONFLICT changed_meanwhile once it was
 * decided or cancelled, wrong_status before their turn.
 */
export async function decideApproval(ctx: Ctx, { id, isApproved, reason = '' }: Decision): Promise<ApprovalView> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const approval = await lockApproval(tx, id);
    const positions = await findOwnTurn(tx, approval, userId);
    await tx.db
      .updateTable('approval_step')
      .set({ state: isApproved ? 'approved' : 'refused', decided_by: userId, decided_at: tx.clock.now(), reason })
      .where('approval_id', '=', id)
      .where('position', 'in', positions)
      .execute();
    if (!isApproved) await endApproval(tx, approval, 'refused');
    else if (!(await goOn(tx, id))) await endApproval(tx, approval, 'approved');
    return readApproval(tx, id);
  });
}

/**
 * For the person who asked.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all others, CONFLICT changed_meanwhile once it has ended.
 */
export async function cancelOwnApproval(ctx: Ctx, { id }: { id: string }): Promise<ApprovalView> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const approval = await lockApproval(tx, id);
    if (approval.asked_by !== userId) throw new Refusal('FORBIDDEN');
    if (approval.state !== 'pending') throw changedMeanwhile();
    await endApproval(tx, approval, 'cancelled');
    return readApproval(tx, id);
  });
}

const changedMeanwhile = () => new Refusal('CONFLICT', { reason: 'changed_meanwhile' });

/** Locks the job or application before the approval, as do their changes. */
async function lockApproval(tx: TxCtx, id: string): Promise<Approval> {
  const found = await tx.db
    .selectFrom('approval')
    .select(['job_id', 'application_id'])
    .where('id', '=', id)
    .where(visibleTo(tx))
    .executeTakeFirst();
  if (!found) return throwNotFound();
  const { job_id: jobId, application_id: applicationId } = found;
  const subject = applicationId === null ? { table: 'job', id: jobId } : { table: 'application', id: applicationId };
  await sql`select from ${sql.table(subject.table)} where id = ${subject.id}::uuid for no key update`.execute(tx.db);
  const approval = await tx.db
    .selectFrom('approval')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return approval ?? throwNotFound();
}

/** Positions of steps that the member decides now. */
async function findOwnTurn(tx: TxCtx, { id, state }: Approval, userId: string): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('approval_decider')
    .select(['position', 'state'])
    .where('approval_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  if (rows.length === 0) throw new Refusal('FORBIDDEN');
  const turn = rows.filter((step) => step.state === 'pending');
  if (turn.length > 0) return turn.map(({ position }) => position);
  throw state === 'pending' && rows.every((step) => step.state === 'later') ? wrongStatus() : changedMeanwhile();
}

/** Returns whether the approval still waits for someone; in order, it is the turn of the next. */
async function goOn(tx: TxCtx, id: string): Promise<boolean> {
  const steps = await tx.db
    .selectFrom('approval_step')
    .select(['position', 'state'])
    .where('approval_id', '=', id)
    .where('state', 'in', ['later', 'pending'])
    .orderBy('position')
    .execute();
  if (steps.some(({ state }) => state === 'pending')) {
    await tx.emit('approval.asked', { approvalId: id, approverIds: [], isReminder: false });
    return true;
  }
  const [next] = steps;
  if (!next) return false;
  await tx.db
    .updateTable('approval_step')
    .set({ state: 'pending', asked_at: tx.clock.now() })
    .where('approval_id', '=', id)
    .where('position', '=', next.position)
    .execute();
  await askDeciders(tx, id);
  return true;
}

async function endApproval(tx: TxCtx, approval: Approval, state: 'approved' | 'refused' | 'cancelled'): Promise<void> {
  await tx.db.updateTable('approval').set({ state, ended_at: tx.clock.now() }).where('id', '=', approval.id).execute();
  if (state === 'approved' && approval.kind === 'job') await publishApproved(tx, approval);
  await finishApproval(tx, { ...approval, state });
}

/** As the person who asked. If that is refused, for example beyond a limit, the job stays an approved draft. */
async function publishApproved(tx: TxCtx, { job_id: id, asked_by: askedBy }: Approval): Promise<void> {
  const actor = askedBy === null ? undefined : await findPerson(tx, askedBy);
  if (actor) await within(tx, () => publishJob({ ...tx, actor }, { id }));
}
