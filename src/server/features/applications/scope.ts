import { sql, type RawBuilder } from 'kysely';

import type { Ctx } from '../../context.ts';
import { interviewedBy } from '../companies/interviewers.ts';
import { currentCompany } from '../companies/memberships.ts';
import './table.ts';

/** The applications that a member sees. */
export interface ReceivedScope {
  companyId: string;
  /** A hiring manager's jobs; null for all. */
  jobIds: string[] | null;
  /** An interviewer's applications, without the right to decide; null for all of the jobs. */
  applicationIds: string[] | null;
}

/**
 * In the company of the job, else in the current one; undefined for its readers. Looked up first: with a subquery the planner would read all
 * applications of a large company instead of one job's.
 */
export async function findScope({ db, actor }: Ctx, jobId?: string): Promise<ReceivedScope | undefined> {
  if (actor.kind === 'key')
    return actor.companyId ? { companyId: actor.companyId, jobIds: null, applicationIds: null } : undefined;
  if (actor.kind !== 'person' || actor.role !== 'employer') return undefined;
  const member = await db
    .selectFrom('company_member as member')
    .select(['member.company_id', 'member.role'])
    .select(({ selectFrom }) =>
      sql<string[]>`array(${selectFrom('job_manager as manager')
        .select('manager.job_id')
        .whereRef('manager.company_id', '=', 'member.company_id')
        .whereRef('manager.user_id', '=', 'member.user_id')})`.as('job_ids'),
    )
    .select(
      // Not looked up for others, who may have thousands of interviews.
      sql<
        string[]
      >`case when member.role = 'interviewer' then array(select id from application where id = ${interviewedBy(actor.userId)}) end`.as(
        'application_ids',
      ),
    )
    .where('member.user_id', '=', actor.userId)
    .where('member.company_id', '=', jobId === undefined ? currentCompany(actor.userId) : companyOf(jobId))
    .executeTakeFirst();
  if (!member || member.role === 'reader') return undefined;
  return {
    companyId: member.company_id,
    jobIds: member.role === 'hiring_manager' ? member.job_ids : null,
    applicationIds: member.application_ids,
  };
}

const companyOf = (jobId: string) => sql<string>`(select company_id from job where id = ${jobId}::uuid)`;

/** For the surrounding statement's `application`. */
export function isInScope({ companyId, jobIds, applicationIds }: ReceivedScope): RawBuilder<boolean> {
  const ofCompany = sql<boolean>`application.company_id = ${companyId}`;
  if (applicationIds !== null) return sql`${ofCompany} and application.id = any(${applicationIds}::uuid[])`;
  return jobIds === null ? ofCompany : sql`${ofCompany} and application.job_id = any(${jobIds}::uuid[])`;
}
