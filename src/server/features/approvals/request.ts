import { expressionBuilder, type Selectable } from 'kysely';

import { approverRoles } from '#contract/approvals/approval-choices.ts';
import { HOURS_A_YEAR } from '#contract/market/market-choices.ts';
import type { FixedPay } from '#contract/offers/offer-conditions.ts';

import { userIdOf } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { findDeciders } from './access.ts';
import './events.ts';
import type { ApprovalRuleTable, ApprovalTable } from './table.ts';

interface OfJob {
  kind: 'job';
  companyId: string;
  jobId: string;
}

/** `isStated`: the fixed pay is within the range that the job states. */
interface OfOffer {
  kind: 'offer';
  companyId: string;
  jobId: string;
  applicationId: string;
  offerId: string;
  offerVersionId: string;
  pay: { fixed: FixedPay; isStated: boolean };
}

export type ToApprove = OfJob | OfOffer;

type Subject = Pick<OfJob, 'kind' | 'jobId'> | Pick<OfOffer, 'kind' | 'offerVersionId'>;

export type Approval = Selectable<ApprovalTable>;

const PAY_PERIODS_A_YEAR = { hour: HOURS_A_YEAR, month: 12, year: 1 };

/** Whether the company's rule asks for an approval that was not given. The caller has locked the job or application. */
export async function needsApproval(ctx: Pick<Ctx, 'db'>, what: ToApprove): Promise<boolean> {
  const rule = await findRule(ctx, what);
  if (!rule || (what.kind === 'offer' && isFree(rule, what.pay))) return false;
  const given = await ctx.db
    .selectFrom('approval')
    .select('id')
    .where(isAbout(what))
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return given === undefined;
}

/**
 * Asks the approvers, and returns the approval's id. The caller has locked the job or application.
 * @throws Refusal CONFLICT wrong_status if none is needed, or it waits already.
 */
export async function requestApproval(tx: TxCtx, what: ToApprove): Promise<string> {
  const rule = await findRule(tx, what);
  if (!rule || !(await needsApproval(tx, what)) || (await isPending(tx, what))) throw wrongStatus();
  const id = newId();
  const now = tx.clock.now();
  await tx.db
    .insertInto('approval')
    .values({
      id,
      company_id: what.companyId,
      kind: what.kind,
      job_id: what.jobId,
      application_id: what.kind === 'offer' ? what.applicationId : null,
      offer_id: what.kind === 'offer' ? what.offerId : null,
      offer_version_id: what.kind === 'offer' ? what.offerVersionId : null,
      in_order: rule.in_order,
      state: 'pending',
      asked_by: userIdOf(tx),
      asked_at: now,
      ended_at: null,
    })
    .execute();
  const approvers = await findApprovers(tx, what);
  // Without approvers, because all of them have left, an owner decides.
  const steps = (approvers.length > 0 ? approvers : [null]).map((approverId, position) => {
    const isLater = rule.in_order && position > 0;
    return {
      approval_id: id,
      position,
      approver_id: approverId,
      state: isLater ? ('later' as const) : ('pending' as const),
      asked_at: isLater ? null : now,
    };
  });
  await tx.db.insertInto('approval_step').values(steps).execute();
  await askDeciders(tx, id);
  return id;
}

/** Ends an approval that waits or was given, as what it is about is changed. */
export async function cancelApproval(tx: TxCtx, what: Subject): Promise<void> {
  const cancelled = await tx.db
    .updateTable('approval')
    .set({ state: 'cancelled', ended_at: tx.clock.now() })
    .where(isAbout(what))
    .where('state', 'in', ['pending', 'approved'])
    .returningAll()
    .execute();
  for (const approval of cancelled) await finishApproval(tx, approval);
}

/** Cancels the remaining steps of an approval that has just ended, and emits its result. */
export async function finishApproval(
  tx: TxCtx,
  { id, kind, job_id, offer_version_id, state }: Approval,
): Promise<void> {
  await tx.db
    .updateTable('approval_step')
    .set({ state: 'cancelled' })
    .where('approval_id', '=', id)
    .where('state', 'in', ['later', 'pending'])
    .execute();
  await tx.emit('approval.ended', { approvalId: id, kind, jobId: job_id, offerVersionId: offer_version_id, state });
}

/** Notifies the members whose turn it is. */
export async function askDeciders(tx: TxCtx, approvalId: string, isReminder = false): Promise<void> {
  const approverIds = await findDeciders(tx, approvalId);
  await tx.emit('approval.asked', { approvalId, approverIds, isReminder });
}

const eb = expressionBuilder<Tables, 'approval'>();

/** For the job itself, not for offers to its applicants. */
const isAbout = (what: Subject) =>
  what.kind === 'job'
    ? eb.and([eb('kind', '=', 'job'), eb('job_id', '=', what.jobId)])
    : eb('offer_version_id', '=', what.offerVersionId);

const isPending = async ({ db }: TxCtx, what: Subject): Promise<boolean> =>
  (await db
    .selectFrom('approval')
    .select('id')
    .where(isAbout(what))
    .where('state', '=', 'pending')
    .executeTakeFirst()) !== undefined;

const findRule = ({ db }: Pick<Ctx, 'db'>, { companyId, kind }: ToApprove): Promise<ApprovalRuleTable | undefined> =>
  db
    .selectFrom('approval_rule')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** In order; without those who may no longer approve. */
async function findApprovers({ db }: TxCtx, { companyId, kind }: ToApprove): Promise<string[]> {
  const rows = await db
    .selectFrom('approval_rule_approver as approver')
    .innerJoin('company_member as member', (join) =>
      join.onRef('member.company_id', '=', 'approver.company_id').onRef('member.user_id', '=', 'approver.user_id'),
    )
    .select('approver.user_id')
    .where('approver.company_id', '=', companyId)
    .where('approver.kind', '=', kind)
    .where('member.role', 'in', [...approverRoles])
    .orderBy('approver.position')
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Whether the rule asks for no approval of this pay. */
function isFree(rule: ApprovalRuleTable, { fixed, isStated }: OfOffer['pay']): boolean {
  if (rule.is_for_other_pay && isStated) return true;
  if (rule.free_up_to === null || rule.free_currency !== fixed.currency) return false;
  const times =
    fixed.period === 'month' ? (fixed.payments ?? PAY_PERIODS_A_YEAR.month) : PAY_PERIODS_A_YEAR[fixed.period];
  return fixed.amount * times <= rule.free_up_to;
}
