import { sql } from 'kysely';

import { RECRUITING } from '../companies/memberships.ts';
import './table.ts';

/** For the surrounding statement's `job`: the person notified about it. They may have left the company. */
export const responsibleId = sql<string | null>`coalesce(job.responsible_id, job.posted_by)`;

/** For the surrounding statement's `job`; null if they no longer recruit for its company. */
export const responsible = sql<{ userId: string; name: string } | null>`(
  select json_build_object('userId', account.id, 'name', account.name)
  from company_member as member
    join user_account as account on account.id = member.user_id
  where member.company_id = job.company_id and member.user_id = ${responsibleId}
    and member.role = any(${[...RECRUITING]}::text[]))`;
