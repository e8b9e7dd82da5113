import { sql, type Expression, type RawBuilder } from 'kysely';

import { companyMemberRoles, type CompanyMemberRole } from '#contract/company-roles.ts';

import type { Actor } from '../../actor.ts';
import './table.ts';

/** Roles that work on all jobs and applications of their company. */
export const RECRUITING: readonly CompanyMemberRole[] = ['owner', 'recruiter'];

export const recruits = (role: CompanyMemberRole | null): boolean => role !== null && RECRUITING.includes(role);

/** As the right side of `=`: any company in which the person has one of the roles, looked up once in a statement. */
export const companiesOf = (
  userId: string,
  roles: readonly CompanyMemberRole[] = companyMemberRoles,
): RawBuilder<string> =>
  sql`any(array(select company_id from company_member where user_id = ${userId}::uuid and role = any(${[...roles]}::text[])))`;

/** Of the companies whose member the person is, the one they chose last. */
export const currentCompany = (userId: string): RawBuilder<string | null> =>
  sql`(select company_id from company_member where user_id = ${userId}::uuid order by chosen_at desc, company_id limit 1)`;

/** The actor's role in a company; null for all others. */
export const roleIn = (actor: Actor, companyId: Expression<string>): RawBuilder<CompanyMemberRole | null> =>
  actor.kind === 'person'
    ? sql`(select role from company_member where company_id = ${companyId} and user_id = ${actor.userId}::uuid)`
    : sql`null::text`;
