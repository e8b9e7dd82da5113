import { sql, type Expression, type RawBuilder } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';

import type { Ctx } from '../../context.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { interviews } from './interviewers.ts';
import { isActingOwner, RECRUITING } from './memberships.ts';
import './table.ts';

/** A column of the surrounding statement, or a value. */
type Id = string | Expression<string | null> | null;

interface About {
  companyId: Id;
  /** Null for what concerns recruiters only. */
  jobId: Id;
  responsibleId: Id;
  /** The person who acted, who is not notified; null if not of the company. */
  actorId: string | null;
}

/** The maximum number of members who receive a live event. */
const MEMBERS_MAX = 100;

// Readers see no applications; nor does a member who became an administrator.
const members = (companyId: Id, jobId: Id, isAlso: RawBuilder<unknown> = sql`false`) => sql`
  company_member as member
    join user_account as account on account.id = member.user_id and ${isAccountInGoodStanding}
    join profile on profile.user_id = member.user_id and profile.role = 'employer'
  where member.company_id = ${companyId}::uuid
    and (member.role = any(${[...RECRUITING]}::text[]) or ${isManager} and exists (
      select from job_manager as manager
      where manager.job_id = ${jobId}::uuid and manager.company_id = member.company_id and manager.user_id = member.user_id)
      or ${isAlso})`;

const isInterviewer = sql`member.role = ${sql.lit<CompanyMemberRole>('interviewer')}`;

const isManager = sql`member.role = ${sql.lit<CompanyMemberRole>('hiring_manager')}`;

const idsOf = (from: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select member.user_id from ${from} order by member.user_id limit ${sql.lit(MEMBERS_MAX)})`;

/** Members who decide on a job's applications and can sign in, sorted by id. */
export const activeMembers = (companyId: Id, jobId: Id): RawBuilder<string[]> => idsOf(members(companyId, jobId));

/** Also those who interview the applicant. */
export const membersSeeing = (companyId: Id, jobId: Id, applicationId: Id): RawBuilder<string[]> =>
  idsOf(members(companyId, jobId, sql`${isInterviewer} and ${interviews(applicationId)}`));

/** Also all interviewers of the company: members who can be asked to hold an interview. */
export const possibleInterviewers = (companyId: Id, jobId: Id): RawBuilder<string[]> =>
  idsOf(members(companyId, jobId, isInterviewer));

/**
 * Who at a company is notified about a job: the responsible person, else the owners, else all members,
 * of those who can sign in, in the order in which they joined; after them its hiring managers. Never the person who acted:
 * if that is the responsible person, only hiring managers are notified.
 */
export const recipients = ({ companyId, jobId, responsibleId, actorId }: About): RawBuilder<string[]> => sql`array(
  select ranked.user_id
  from (
    select member.user_id, member.created_at, ${isManager} as manages,
      rank() over (partition by ${isManager} order by member.user_id is not distinct from ${responsibleId}::uuid desc, member.role = 'owner' desc) as place
    from ${members(companyId, jobId)}
  ) as ranked
  where (ranked.place = 1 or ranked.manages) and ranked.user_id is distinct from ${actorId}::uuid
  order by ranked.manages, ranked.created_at, ranked.user_id)`;

export async function findRecipients({ db }: Pick<Ctx, 'db'>, about: About): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select ${recipients(about)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Members who can act now. */
export async function findActingOwners({ db }: Pick<Ctx, 'db'>, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_member as member')
    .select('member.user_id')
    .where('member.company_id', '=', companyId)
    .where(isActingOwner(sql.ref('member.user_id'), sql.ref('member.company_id')))
    .execute();
  return rows.map(({ user_id }) => user_id);
}
