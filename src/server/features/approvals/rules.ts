import { sql } from 'kysely';

import { approvalKinds, approverRoles, type ApprovalKind } from '#contract/approvals/approval-choices.ts';
import type { ApprovalRule, ApprovalRuleInput, ApprovalRules } from '#contract/approvals/approvals.ts';
import { MEMBERS_MAX } from '#contract/limits.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { findCompany, type CompanyRow } from '../companies/queries.ts';
import { dayOf } from '../jobs/term.ts';
import './events.ts';
import './table.ts';

/** More are in their list. */
const TOLD_MAX = 20;

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but members who can approve. */
export async function readRules(ctx: Ctx, { id }: { id: string }): Promise<ApprovalRules> {
  const company = await requireApprover(ctx, id);
  const possible = await findPossible(ctx, id);
  const rules = await findRules(ctx, id);
  return {
    rules: approvalKinds.map((kind) => rules.find((rule) => rule.kind === kind) ?? withoutRule(kind)),
    possible,
    absences: await findAbsences(ctx, id),
    can: { edit: company.member_role === 'owner' },
  };
}

type RuleChange = ApprovalRuleInput & { id: string; kind: ApprovalKind };

/**
 * For owners. What waits for approval keeps its approvers.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for approvers who cannot approve.
 */
export async function saveRule(ctx: Ctx, { id, kind, ...rule }: RuleChange): Promise<ApprovalRules> {
  return inTransaction(ctx, async (tx) => {
    const company = await requireApprover(tx, id);
    if (company.member_role !== 'owner') throw new Refusal('FORBIDDEN');
    if (kind === 'job' && (rule.isForOtherPay || rule.freeUpTo)) throw invalidField('freeUpTo', 'invalid');
    if (!(await canApprove(tx, id, rule.approverIds))) throw invalidField('approverIds', 'invalid');
    await tx.db.deleteFrom('approval_rule').where('company_id', '=', id).where('kind', '=', kind).execute();
    if (rule.approverIds.length > 0) await insertRule(tx, { id, kind, ...rule });
    await tx.emit('approval_rule.changed', { companyId: id, kind, approvers: rule.approverIds.length });
    return readRules(tx, { id });
  });
}

async function insertRule({ db }: TxCtx, { id, kind, ...rule }: RuleChange): Promise<void> {
  await db
    .insertInto('approval_rule')
    .values({
      company_id: id,
      kind,
      in_order: rule.inOrder,
      is_for_other_pay: rule.isForOtherPay,
      free_up_to: rule.freeUpTo?.amount ?? null,
      free_currency: rule.freeUpTo?.currency ?? null,
    })
    .execute();
  await db
    .insertInto('approval_rule_approver')
    .values(rule.approverIds.map((userId, position) => ({ company_id: id, kind, user_id: userId, position })))
    .execute();
}

interface Absence {
  substituteId: string;
  /** The last day, in UTC. */
  until: string;
}

/**
 * Of the actor; null ends it.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but members who can approve, INVALID for a day that is past, and for a
 * substitute who cannot approve.
 */
export async function setAbsence(
  ctx: Ctx,
  { id, absence }: { id: string; absence: Absence | null },
): Promise<ApprovalRules> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireApprover(tx, id);
    await tx.db.deleteFrom('approver_absence').where('company_id', '=', id).where('user_id', '=', userId).execute();
    if (absence) {
      const { substituteId, until } = absence;
      if (until < dayOf(tx.clock.now())) throw invalidField('until', 'too_small');
      if (substituteId === userId || !(await canApprove(tx, id, [substituteId])))
        throw invalidField('substituteId', 'invalid');
      await tx.db
        .insertInto('approver_absence')
        .values({ company_id: id, user_id: userId, substitute_id: substituteId, until })
        .execute();
      await tellSubstitute(tx, { companyId: id, userId, substituteId });
    }
    return readRules(tx, { id });
  });
}

/** Of what waits already. */
async function tellSubstitute(
  tx: TxCtx,
  { companyId, userId, substituteId }: { companyId: string; userId: string; substituteId: string },
): Promise<void> {
  const waiting = await tx.db
    .selectFrom('approval_step as step')
    .innerJoin('approval', 'approval.id', 'step.approval_id')
    .select('approval.id')
    .where('approval.company_id', '=', companyId)
    .where('step.approver_id', '=', userId)
    .where('step.state', '=', 'pending')
    .orderBy('approval.asked_at')
    .limit(TOLD_MAX)
    .execute();
  for (const { id: approvalId } of waiting)
    await tx.emit('approval.asked', { approvalId, approverIds: [substituteId], isReminder: false });
}

async function requireApprover(ctx: Ctx, id: string): Promise<CompanyRow> {
  const company = await findCompany(ctx, id);
  if (!company) throw notFound();
  if (!approverRoles.some((role) => role === company.member_role)) throw new Refusal('FORBIDDEN');
  return company;
}

/** Locked, so that none of them leaves in between. */
async function canApprove({ db }: TxCtx, companyId: string, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return true;
  const members = await db
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', 'in', [...userIds])
    .where('role', 'in', [...approverRoles])
    .orderBy('user_id')
    .forShare()
    .execute();
  return members.length === userIds.length;
}

const findPossible = ({ db }: Ctx, companyId: string): Promise<{ userId: string; name: string }[]> =>
  db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .select(['member.user_id as userId', 'account.name'])
    .where('member.company_id', '=', companyId)
    .where('member.role', 'in', [...approverRoles])
    .orderBy('account.name')
    .orderBy('member.user_id')
    .limit(MEMBERS_MAX)
    .execute();

const withoutRule = (kind: ApprovalKind): ApprovalRule => ({
  kind,
  isOn: false,
  approverIds: [],
  approvers: [],
  inOrder: false,
  isForOtherPay: false,
  freeUpTo: null,
});

async function findRules({ db }: Ctx, companyId: string): Promise<ApprovalRule[]> {
  const rules = await db.selectFrom('approval_rule').selectAll().where('company_id', '=', companyId).execute();
  const approvers = await db
    .selectFrom('approval_rule_approver as approver')
    .innerJoin('user_account as account', 'account.id', 'approver.user_id')
    .innerJoin('company_member as member', (join) =>
      join.onRef('member.company_id', '=', 'approver.company_id').onRef('member.user_id', '=', 'approver.user_id'),
    )
    .select(['approver.kind', 'approver.user_id as userId', 'account.name'])
    .where('approver.company_id', '=', companyId)
    .where('member.role', 'in', [...approverRoles])
    .orderBy('approver.position')
    .execute();
  return rules.map((rule) => {
    const own = approvers.filter(({ kind }) => kind === rule.kind).map(({ userId, name }) => ({ userId, name }));
    return {
      kind: rule.kind,
      isOn: true,
      approverIds: own.map(({ userId }) => userId),
      approvers: own,
      inOrder: rule.in_order,
      isForOtherPay: rule.is_for_other_pay,
      freeUpTo:
        rule.free_up_to === null || rule.free_currency === null
          ? null
          : { amount: rule.free_up_to, currency: rule.free_currency },
    };
  });
}

async function findAbsences({ db }: Ctx, companyId: string): Promise<ApprovalRules['absences']> {
  const rows = await db
    .selectFrom('approver_absence as absence')
    .innerJoin('user_account as account', 'account.id', 'absence.user_id')
    .innerJoin('user_account as substitute', 'substitute.id', 'absence.substitute_id')
    .select(['account.id', 'account.name', 'substitute.id as substitute_id', 'substitute.name as substitute_name'])
    .select(sql<string>`to_char(absence.until, 'YYYY-MM-DD')`.as('until'))
    .where('absence.company_id', '=', companyId)
    // As `approval_decider` compares it.
    .where(sql<boolean>`absence.until >= (now() at time zone 'utc')::date`)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute();
  return rows.map((row) => ({
    member: { userId: row.id, name: row.name },
    substitute: { userId: row.substitute_id, name: row.substitute_name },
    until: row.until,
  }));
}
