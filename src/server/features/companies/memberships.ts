import { sql, type Expression, type RawBuilder } from 'kysely';

import { companyMemberRoles, type CompanyMemberRole } from '#contract/companies/company-roles.ts';

import type { Actor } from '../../actor.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import './table.ts';

/** Roles that work on all jobs and applications of their company. */
export const RECRUITING: readonly CompanyMemberRole[] = ['owner', 'recruiter'];

/** Roles that see all jobs of their company; a hiring manager sees the assigned ones. */
export const SEEING_ALL_JOBS: readonly CompanyMemberRole[] = [...RECRUITING, 'reader'];

export const recruits = (role: CompanyMemberRole | null): boolean => role !== null && RECRUITING.includes(role);

/** As the right side of `=`: any company in which the person has one of the roles, looked up once in a statement. */
export const companiesOf = (
  userId: string,
  roles: readonly CompanyMemberRole[] = companyMemberRoles,
): RawBuilder<string> =>
  sql`any(array(select company_id from company_member where user_id = ${userId}::uuid and role = any(${[...roles]}::text[])))`;

/** As the right side of `=`: any job of which the person is a hiring manager, looked up once in a statement. */
export const jobsManagedBy = (userId: string): RawBuilder<string> =>
  sql`any(array(
    select manager.job_id
    from job_manager as manager
      join company_member as member on member.company_id = manager.company_id and member.user_id = manager.user_id
    where manager.user_id = ${userId}::uuid and member.role = ${sql.lit<CompanyMemberRole>('hiring_manager')}))`;

/** Of the person's companies, the one they chose last. */
export const currentCompany = (userId: string): RawBuilder<string | null> =>
  sql`(select company_id from company_member where user_id = ${userId}::uuid order by chosen_at desc, company_id limit 1)`;

/** The company to which an actor's lists and new jobs belong; null without one. */
export function currentCompanyOf(actor: Actor): RawBuilder<string | null> {
  if (actor.kind === 'person') return currentCompany(actor.userId);
  return sql`${actor.kind === 'key' ? actor.companyId : null}::uuid`;
}

/** The actor's role in a company; null for all others. A key acts as a recruiter, within its scopes. */
export function roleIn(actor: Actor, companyId: Expression<string>): RawBuilder<CompanyMemberRole | null> {
  if (actor.kind === 'person')
    return sql`(select role from company_member where company_id = ${companyId} and user_id = ${actor.userId}::uuid)`;
  if (actor.kind === 'key')
    return sql`case when ${companyId} = ${actor.companyId}::uuid then ${sql.lit<CompanyMemberRole>('recruiter')} end`;
  return sql`null::text`;
}

/**
 * Whether a person is an owner of a company who can act now. Objects that owners leave behind (keys, webhooks,
 * invitations) check this at each use, so that they end with the owner's role or account, however that ended.
 */
export const isActingOwner = (userId: Expression<string | null>, companyId: Expression<string>): RawBuilder<boolean> =>
  sql`exists (
    select from company_member as acting
      join user_account as account on account.id = acting.user_id and ${isAccountInGoodStanding}
      join profile on profile.user_id = acting.user_id and profile.role = 'employer'
    where acting.company_id = ${companyId} and acting.user_id = ${userId}
      and acting.role = ${sql.lit<CompanyMemberRole>('owner')})`;
