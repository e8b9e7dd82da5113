import { sql, type Expression, type RawBuilder } from 'kysely';

import { approverRoles } from '#contract/approvals/approval-choices.ts';
import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { RECRUITING } from '../companies/memberships.ts';
import { dayOf } from '../jobs/term.ts';
import './table.ts';

const OWNER: CompanyMemberRole = 'owner';

/** Whether a member can approve now: in a role that sees pay, and able to sign in. */
const isActingApprover = (userId: RawBuilder<string | null>, companyId: RawBuilder<string>): RawBuilder<boolean> =>
  sql`exists (
    select from company_member as acting
      join user_account as account on account.id = acting.user_id and ${isAccountInGoodStanding}
      join profile on profile.user_id = acting.user_id and profile.role = 'employer'
    where acting.company_id = ${companyId} and acting.user_id = ${userId}
      and acting.role = any(${[...approverRoles]}::text[]))`;

/**
 * Whether `company_member as member` decides on `approval_step as step` of `approval`: its approver, while they are away
 * also their substitute, and the owners once the approver cannot approve any more.
 */
export const decides = ({ clock }: Pick<Ctx, 'clock'>): RawBuilder<boolean> => sql`(
  member.company_id = approval.company_id and member.role = any(${[...approverRoles]}::text[])
  and (
    member.user_id = step.approver_id
    or exists (
      select from approver_absence as absence
      where absence.company_id = approval.company_id and absence.user_id = step.approver_id
        and absence.substitute_id = member.user_id and absence.until >= ${dayOf(clock.now())}::date)
    or member.role = ${sql.lit(OWNER)} and not ${isActingApprover(sql`step.approver_id`, sql`approval.company_id`)}
  ))`;

/** Whether the user decides on a step of `approval`, now or, without `state`, at any time. */
export const hasStepOf = (
  ctx: Pick<Ctx, 'clock'>,
  userId: string,
  state: RawBuilder<boolean> = sql`true`,
): RawBuilder<boolean> => sql`exists (
  select from approval_step as step
    join company_member as member on member.company_id = approval.company_id and member.user_id = ${userId}::uuid
  where step.approval_id = approval.id and ${state} and ${decides(ctx)})`;

/** Whether the user can decide now. */
export const waitsFor = (ctx: Pick<Ctx, 'clock'>, userId: string): RawBuilder<boolean> =>
  sql`(approval.state = 'pending' and ${hasStepOf(ctx, userId, sql`step.state = 'pending'`)})`;

/** For statements that read `approval`: recruiters, and members who decide on one of its steps. */
export function visibleTo(ctx: Pick<Ctx, 'actor' | 'clock'>): RawBuilder<boolean> {
  const { actor } = ctx;
  if (actor.kind === 'system') return sql`true`;
  if (actor.kind !== 'person') return sql`false`;
  return sql`(${isRecruiter(actor, sql`approval.company_id`)} or ${hasStepOf(ctx, actor.userId)})`;
}

const isRecruiter = (
  actor: Actor & { kind: 'person' },
  companyId: Expression<string>,
): RawBuilder<boolean> => sql`exists (
  select from company_member as recruiter
  where recruiter.company_id = ${companyId} and recruiter.user_id = ${actor.userId}::uuid
    and recruiter.role = any(${[...RECRUITING]}::text[]))`;

/**
 * As the right side of `=`: any offer on whose approval the user decides, so that they can read it; looked up once in a
 * statement.
 */
export const offersToApprove = (ctx: Pick<Ctx, 'clock'>, userId: string): RawBuilder<string> => sql`any(array(
  select approval.offer_id
  from approval
  where approval.kind = 'offer' and approval.company_id = any(array(
      select company_id from company_member where user_id = ${userId}::uuid))
    and ${hasStepOf(ctx, userId)}))`;

/** The members whose turn it is, sorted by id. While an approver is away, only their substitute. */
export async function findDeciders(ctx: Pick<Ctx, 'db' | 'clock'>, approvalId: string): Promise<string[]> {
  const { rows } = await sql<{ approver_id: string | null; user_ids: string[] }>`
    select step.approver_id, array(
      select member.user_id
      from company_member as member
        join user_account as account on account.id = member.user_id and ${isAccountInGoodStanding}
        join profile on profile.user_id = member.user_id and profile.role = 'employer'
      where ${decides(ctx)}) as user_ids
    from approval_step as step join approval on approval.id = step.approval_id
    where step.approval_id = ${approvalId}::uuid and step.state = 'pending'`.execute(ctx.db);
  const deciders = rows.flatMap(({ approver_id: approverId, user_ids: userIds }) =>
    userIds.length > 1 ? userIds.filter((id) => id !== approverId) : userIds,
  );
  return [...new Set(deciders)].toSorted();
}
