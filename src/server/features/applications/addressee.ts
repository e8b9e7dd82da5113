import { sql } from 'kysely';

import './table.ts';

/**
 * Who of the company is written to about an application: whoever posted the job, while they work there, else the member
 * who has been there longest. For a statement that reads `application` and `job`.
 */
export const addressee = sql<string | null>`(select member.user_id from company_member as member where member.company_id = application.company_id
  order by member.user_id = job.posted_by desc nulls last, member.role = 'owner' desc, member.created_at limit 1)`;

/** All who work for the company, in the order of their ids. For a statement that reads `application`. */
export const memberIds = sql<string[]>`array(select member.user_id from company_member as member where member.company_id = application.company_id order by member.user_id limit 100)`;
