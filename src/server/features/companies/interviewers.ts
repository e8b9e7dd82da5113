import { sql, type Expression, type RawBuilder } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';

import './table.ts';

/** As the right side of `=`: any application of their company that an interviewer interviews. */
export const interviewedBy = (userId: string): RawBuilder<string> =>
  sql`any(array(
    select interview.application_id
    from interview_member as holder
      join interview on interview.id = holder.interview_id and interview.status <> 'cancelled'
      join application as interviewed on interviewed.id = interview.application_id
      join company_member as member on member.company_id = interviewed.company_id and member.user_id = holder.user_id
    where holder.user_id = ${userId}::uuid and member.role = ${sql.lit<CompanyMemberRole>('interviewer')}))`;

/** Whether the surrounding statement's `member` holds an interview of an application. */
export const interviews = (applicationId: string | Expression<string | null> | null): RawBuilder<boolean> =>
  sql`exists (
    select from interview_member as holder
      join interview on interview.id = holder.interview_id and interview.status <> 'cancelled'
    where interview.application_id = ${applicationId}::uuid and holder.user_id = member.user_id)`;
